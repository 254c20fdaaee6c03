import type { Session } from '@kasa/contracts/auth/session';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { Database } from '../db/connect.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../http/clock.ts';
import { type Exchange, OperationFailure } from '../http/handler.ts';
import { ABSOLUTE_MS, hashSessionSecret, newSessionSecret, rightsOf } from '../http/session.ts';
import { menuOfSession } from './menu.ts';

/** What sign-in must know of a user. */
export interface Account {
  readonly id: string;
  readonly merchant_id: string;
  readonly password_hash: string;
}

/** The active user with a phone; undefined when there is none. */
export function findAccount({ db }: Database, phone: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'merchant_id', 'password_hash'])
    .where('phone', '=', phone)
    .where('is_active', '=', 1)
    .executeTakeFirst();
}

/**
 * Opens a session under a fresh id and ends the one that the request came with, in one step (security T12).
 * @returns the public id, and the secret for the cookie
 */
export async function openSession(
  { db }: Database,
  clock: Clock,
  account: Account,
  exchange: Exchange,
): Promise<{ id: string; secret: string }> {
  const id = v7({ msecs: clock.now().getTime() });
  const secret = newSessionSecret();
  const now = clock.nowIso();
  await inTransaction(db, async (tx) => {
    if (exchange.cookie !== null) {
      await tx.deleteFrom('sessions').where('secret_hash', '=', hashSessionSecret(exchange.cookie)).execute();
    }
    // What has expired is swept out here, so that the table does not grow for ever.
    await tx
      .deleteFrom('sessions')
      .where('user_id', '=', account.id)
      .where('expires_at', '<=', now)
      .execute();
    await tx
      .insertInto('sessions')
      .values({
        id,
        merchant_id: account.merchant_id,
        user_id: account.id,
        secret_hash: hashSessionSecret(secret),
        signing_secret: null,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(clock.now().getTime() + ABSOLUTE_MS).toISOString(),
        user_agent: exchange.userAgent,
        address: exchange.address,
      })
      .execute();
  });
  return { id, secret };
}

/** Ends a session. */
export async function closeSession({ db }: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Keeps what the bodies of a session are signed with from now on. */
export async function keepSigningSecret({ db }: Database, id: string, secret: string): Promise<void> {
  await db.updateTable('sessions').set({ signing_secret: secret }).where('id', '=', id).execute();
}

/**
 * A session as its owner sees it.
 * @throws OperationFailure `not_authenticated` when it has ended since the request was let in
 */
export async function readSession({ db }: Database, id: string): Promise<z.input<typeof Session>> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('merchants', 'merchants.id', 'users.merchant_id')
    .select(['sessions.id as token', 'sessions.expires_at', 'users.id', 'users.full_name', 'users.phone'])
    .select(['users.position', 'users.roles', 'users.tags_added', 'users.tags_removed'])
    .select(['merchants.id as merchant_id', 'merchants.name as merchant_name'])
    .where('sessions.id', '=', id)
    .executeTakeFirstOrThrow(() => new OperationFailure('not_authenticated'));
  const { roles, tags } = rightsOf(row.roles, row.tags_added, row.tags_removed);
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
    ...menuOfSession,
    expires_at: row.expires_at,
  };
}
