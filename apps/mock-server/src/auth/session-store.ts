/** SQL of sessions. */
import { MAX_SESSIONS } from '@kasa/contracts/auth/account';
import type { Session } from '@kasa/contracts/auth/session';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../http/clock.ts';
import { type Exchange, OperationFailure } from '../http/request/handler.ts';
import { hashSecret, newSecret } from '../http/session/secret.ts';
import { ABSOLUTE_MS, IDLE_MS, rightsOf, rightsOfSession } from '../http/session/session.ts';
import type { Account } from './account-store.ts';
import type { JournalSession } from './journal.ts';
import { isKnownBrowser, rememberBrowser } from './known-browsers.ts';
import { menuOf } from './menu.ts';
import { listRightsGivers } from './rights-givers.ts';

/** The secrets for the cookies of somebody who has proved who they are. */
export interface CookieSecrets {
  readonly secret: string;
  /** By which the browser is known again. */
  readonly browser: string;
}

/** A session that was opened, as its owner sees it. */
export interface OpenedSession extends CookieSecrets {
  /** Live sessions of the person that had to end for it. */
  readonly displaced: readonly JournalSession[];
  readonly session: z.input<typeof Session>;
}

/** Sets the cookies of a session that was opened; once it is stored, and not before. */
export function giveCookies(exchange: Exchange, { secret, browser }: CookieSecrets): void {
  exchange.setCookie(secret);
  exchange.setBrowser(browser);
}

/**
 * Sets the cookies of a result that may be of an earlier request, as far as they still open something: a repetition in
 * a browser where somebody signed in since must not sign them out.
 */
export async function giveLiveCookies(db: Db, exchange: Exchange, secrets: CookieSecrets): Promise<void> {
  const session = db
    .selectFrom('sessions')
    .select('id')
    .where('secret_hash', '=', hashSecret(secrets.secret));
  if (await session.executeTakeFirst()) exchange.setCookie(secrets.secret);
  await giveKnownBrowser(db, exchange, secrets.browser);
}

/** Sets the cookie of a browser, unless it has another one by now or is forgotten. */
export async function giveKnownBrowser(db: Db, exchange: Exchange, secret: string): Promise<void> {
  if (await isKnownBrowser(db, secret)) exchange.setBrowser(secret);
}

/**
 * Ends the sessions of a person that are over anyway, and of the others all but those that were used last: a person has
 * `MAX_SESSIONS` with the one that is about to be opened, and the table does not grow for ever.
 * @returns the live ones that it ended
 */
async function makeRoom(tx: Db, userId: string, now: Date): Promise<JournalSession[]> {
  const own = tx.deleteFrom('sessions').where('user_id', '=', userId);
  const idle = new Date(now.getTime() - IDLE_MS).toISOString();
  await own
    .where((row) => row.or([row('expires_at', '<=', now.toISOString()), row('last_seen_at', '<=', idle)]))
    .execute();
  const live = await tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ended = live.slice(MAX_SESSIONS - 1).map(({ id }) => id);
  if (ended.length === 0) return [];
  return own.where('id', 'in', ended).returning(['id', 'user_agent', 'address', 'created_at']).execute();
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
  const displaced = await makeRoom(tx, account.id, now);
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
  const browser = await rememberBrowser(tx, { userId: account.id, sessionId: id }, exchange.browser, now);
  return { session: await readSession(tx, id), secret, browser, displaced };
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
    rights_givers: await listRightsGivers(db, row.merchant_id, {
      id: viewingAs === null ? row.id : null,
      tags,
    }),
    ...menuOf(tags),
    expires_at: row.expires_at,
  };
}
