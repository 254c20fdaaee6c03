/** SQL of sessions. */
import type { Session } from '@kasa/contracts/auth/session';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../http/clock.ts';
import { type Exchange, OperationFailure } from '../http/handler.ts';
import { hashSecret, newSecret } from '../http/secret.ts';
import { ABSOLUTE_MS, rightsOf, rightsOfSession } from '../http/session.ts';
import type { Account } from './account-store.ts';
import { rememberAddress } from './known-addresses.ts';
import { menuOf } from './menu.ts';
import { listRightsGivers } from './rights-givers.ts';

/** A session that was opened, as its owner sees it, and the secret for the cookie. */
export interface OpenedSession {
  readonly session: z.input<typeof Session>;
  readonly secret: string;
}

/**
 * Opens a session under a fresh id and ends the one that the request came with (security T12). It is read in the same
 * transaction: a moment later somebody may have ended it.
 * @param tx a transaction, so that it is one step
 */
export async function openSession(
  tx: Db,
  clock: Clock,
  account: Pick<Account, 'id' | 'merchant_id'>,
  exchange: Exchange,
): Promise<OpenedSession> {
  const now = clock.now();
  const id = v7({ msecs: now.getTime() });
  const secret = newSecret();
  if (exchange.cookie !== null) {
    await tx.deleteFrom('sessions').where('secret_hash', '=', hashSecret(exchange.cookie)).execute();
  }
  // What has expired is swept out here, so that the table does not grow for ever.
  const own = tx.deleteFrom('sessions').where('user_id', '=', account.id);
  await own.where('expires_at', '<=', now.toISOString()).execute();
  await tx
    .insertInto('sessions')
    .values({
      id,
      merchant_id: account.merchant_id,
      user_id: account.id,
      secret_hash: hashSecret(secret),
      signing_secret: null,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + ABSOLUTE_MS).toISOString(),
      user_agent: exchange.userAgent,
      address: exchange.address,
      viewing_as: null,
    })
    .execute();
  await rememberAddress(tx, account.id, exchange.address, now);
  return { session: await readSession(tx, id), secret };
}

/** Ends a session. */
export async function closeSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends every session of a person. */
export async function closeSessionsOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/**
 * Makes sure that a session is still there, and keeps it so until the transaction ends.
 * @throws OperationFailure `not_authenticated` when it has ended since the request was let in
 */
export async function requireOpen(tx: Db, id: string): Promise<void> {
  const session = tx.selectFrom('sessions').select('id').where('id', '=', id).forUpdate();
  await session.executeTakeFirstOrThrow(() => new OperationFailure('not_authenticated'));
}

/** Keeps what the bodies of a session are signed with from now on. */
export async function keepSigningSecret(db: Db, id: string, secret: string): Promise<void> {
  await db.updateTable('sessions').set({ signing_secret: secret }).where('id', '=', id).execute();
}

/**
 * A session as its owner sees it. While it looks through another role, roles, tags and menu are those of that role:
 * the same that the server goes by.
 * @throws OperationFailure `not_authenticated` when it has ended since the request was let in
 */
export async function readSession(db: Db, id: string): Promise<z.input<typeof Session>> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('merchants', 'merchants.id', 'users.merchant_id')
    .select([
      'sessions.id as token',
      'sessions.expires_at',
      'sessions.viewing_as',
      'users.id',
      'users.full_name',
    ])
    .select(['users.phone', 'users.position', 'users.roles', 'users.tags_added', 'users.tags_removed'])
    .select(['merchants.id as merchant_id', 'merchants.name as merchant_name'])
    .where('sessions.id', '=', id)
    .executeTakeFirstOrThrow(() => new OperationFailure('not_authenticated'));
  const own = rightsOf(row.roles, row.tags_added, row.tags_removed);
  const { roles, tags, viewingAs } = rightsOfSession(own, row.viewing_as);
  return {
    token: row.token,
    user: {
      id: row.id,
      full_name: row.full_name,
      phone: row.phone,
      position: row.position,
      merchant: { id: row.merchant_id, name: row.merchant_name },
      tags: [...tags],
    },
    roles: [...roles],
    viewing_as: viewingAs,
    rights_givers: await listRightsGivers(db, row.merchant_id),
    ...menuOf(tags),
    expires_at: row.expires_at,
  };
}
