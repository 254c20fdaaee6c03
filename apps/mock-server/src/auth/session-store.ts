import { MAX_SESSIONS } from '@kasa/contracts/auth/account';
import type { Session } from '@kasa/contracts/auth/session';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { Db, Row } from '../db/schema.ts';
import { seal } from '../db/sealing.ts';
import { signingSecretPlace } from '../db/stored-secrets.ts';
import type { Clock } from '../http/clock.ts';
import { type HttpExchange, OperationFailure } from '../http/request/handler.ts';
import { hashSecret, newSecret } from '../http/session/secret.ts';
import {
  pointsOfSession,
  rightsOf,
  rightsOfSession,
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
  workplaces,
} from '../http/session/session.ts';
import type { Account } from './account-store.ts';
import { readHome } from './home.ts';
import type { JournalSession } from './journal.ts';
import { isKnownBrowser, rememberBrowser } from './known-browsers.ts';
import { menuOf } from './menu.ts';
import { untoldBrowser } from './new-browsers.ts';
import { listPermissionGrantors } from './permission-grantors.ts';

const JOURNALED = ['id', 'user_agent', 'address', 'created_at'] as const;

/** Whether a session neither expired nor was idle for too long. */
export const isLive = (row: Pick<Row<'sessions'>, 'expires_at' | 'last_seen_at'>, now: Date): boolean =>
  row.expires_at > now.toISOString() && Date.parse(row.last_seen_at) > now.getTime() - SESSION_IDLE_MS;

/** A session that a sign-in in the same browser ended, perhaps somebody else's. */
export type ReplacedSession = JournalSession & Pick<Row<'sessions'>, 'merchant_id' | 'user_id'>;

export interface CookieSecrets {
  readonly secret: string;
  /** Secret of the known browser's cookie. */
  readonly browser: string;
}

export interface OpenedSession extends CookieSecrets {
  readonly evicted: readonly JournalSession[];
  readonly replaced: readonly ReplacedSession[];
  readonly session: z.input<typeof Session>;
}

/** Sets the cookies of a new session; call it only after the transaction has committed. */
export function setCookies(exchange: HttpExchange, { secret, browser }: CookieSecrets): void {
  exchange.setSessionCookie(secret);
  exchange.setBrowserCookie(browser);
}

/**
 * Sets the cookies of a possibly earlier result (idempotent retry) only while they are still valid, so that a retry
 * does not sign out a newer session in the same browser.
 */
export async function setValidCookies(db: Db, exchange: HttpExchange, secrets: CookieSecrets): Promise<void> {
  const session = db
    .selectFrom('sessions')
    .select('id')
    .where('secret_hash', '=', hashSecret(secrets.secret));
  if (await session.executeTakeFirst()) exchange.setSessionCookie(secrets.secret);
  await setKnownBrowserCookie(db, exchange, secrets.browser);
}

export async function setKnownBrowserCookie(db: Db, exchange: HttpExchange, secret: string): Promise<void> {
  if (await isKnownBrowser(db, secret)) exchange.setBrowserCookie(secret);
}

/**
 * Deletes the user's expired and idle sessions, and the least recently used ones beyond `MAX_SESSIONS - 1`.
 * @returns the live ones that it ended
 */
async function evictOldSessions(tx: Db, userId: string, now: Date): Promise<JournalSession[]> {
  const own = tx.deleteFrom('sessions').where('user_id', '=', userId);
  const idle = new Date(now.getTime() - SESSION_IDLE_MS).toISOString();
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
  return own.where('id', 'in', ended).returning(JOURNALED).execute();
}

/** @returns the session that it ended, when it was live */
async function closeSessionOfCookie(tx: Db, cookie: string, now: Date): Promise<ReplacedSession[]> {
  const own = tx.deleteFrom('sessions').where('secret_hash', '=', hashSecret(cookie));
  const columns = [...JOURNALED, 'merchant_id', 'user_id', 'expires_at', 'last_seen_at'] as const;
  return (await own.returning(columns).execute()).filter((row) => isLive(row, now));
}

/**
 * Opens a session with a new id and ends the one that the request came with (security T12).
 * @param tx a transaction: the session is also read in it, before anyone can end it
 * @param former the session of the same person that it takes the place of: the browser is the same, known or new
 */
export async function openSession(
  tx: Db,
  clock: Clock,
  account: Pick<Account, 'id' | 'merchant_id'>,
  exchange: HttpExchange,
  former?: Pick<Row<'sessions'>, 'id' | 'new_browser'>,
): Promise<OpenedSession> {
  const now = clock.now();
  const id = v7({ msecs: now.getTime() });
  const secret = newSecret();
  const replaced = exchange.cookie === null ? [] : await closeSessionOfCookie(tx, exchange.cookie, now);
  const evicted = await evictOldSessions(tx, account.id, now);
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
      expires_at: new Date(now.getTime() + SESSION_ABSOLUTE_MS).toISOString(),
      user_agent: exchange.userAgent,
      address: exchange.address,
      viewing_as: null,
      viewing_as_point_id: null,
      new_browser: former?.new_browser ?? 0,
    })
    .execute();
  const browser = await rememberBrowser(
    tx,
    { userId: account.id, sessionId: id, formerSessionId: former?.id },
    exchange.browserCookie,
    now,
  );
  return { session: await readSession(tx, id), secret, browser, evicted, replaced };
}

/** @returns the session that it ended; nothing when it had ended before */
export function closeSession(tx: Db, id: string): Promise<JournalSession[]> {
  return tx.deleteFrom('sessions').where('id', '=', id).returning(JOURNALED).execute();
}

export async function closeSessionsOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/**
 * Requires that a session still exists, and locks it until the transaction ends.
 * @throws OperationFailure `not_authenticated` when it has ended since the request was authenticated
 */
export async function requireOpenSession(tx: Db, id: string) {
  const session = tx.selectFrom('sessions').select(['id', 'new_browser']).where('id', '=', id).forUpdate();
  return session.executeTakeFirstOrThrow(() => new OperationFailure('not_authenticated'));
}

export async function storeSigningSecret(db: Db, id: string, secret: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ signing_secret: seal(db, signingSecretPlace(id), secret) })
    .where('id', '=', id)
    .execute();
}

/** The points to which a session is limited, by name. */
async function workplacesOf(db: Db, merchant: string, ids: readonly string[] | null) {
  if (ids === null || ids.length === 0) return ids && [];
  const own = db.selectFrom('branches').select(['id', 'name']).where('merchant_id', '=', merchant);
  return own.where('id', 'in', ids).orderBy('name_key').orderBy('id').execute();
}

/**
 * A session as its owner sees it. When it views as another role, roles, tags and menu are those of that role, as in the
 * server's permission checks.
 * @throws OperationFailure `not_authenticated` when it has ended since the request was authenticated
 */
export async function readSession(db: Db, id: string): Promise<z.input<typeof Session>> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('merchants', 'merchants.id', 'users.merchant_id')
    .leftJoin('known_browsers', (join) =>
      join
        .onRef('known_browsers.user_id', '=', 'sessions.user_id')
        .onRef('known_browsers.session_id', '=', 'sessions.id'),
    )
    .select([
      'sessions.id as token',
      'sessions.expires_at',
      'sessions.viewing_as',
      'sessions.viewing_as_point_id',
      'users.id',
      'users.full_name',
    ])
    .select(['users.phone', 'users.position', 'users.roles', 'users.tags_added', 'users.tags_removed'])
    .select(['users.home_screen', 'users.home_terminal_id', 'users.new_browsers'])
    .select(['known_browsers.id as browser_id', 'known_browsers.dismissed'])
    .select(['merchants.id as merchant_id', 'merchants.name as merchant_name', 'merchants.business'])
    .select(workplaces(db).as('points'))
    .where('sessions.id', '=', id)
    .executeTakeFirstOrThrow(() => new OperationFailure('not_authenticated'));
  const own = rightsOf(row.roles, row.tags_added, row.tags_removed);
  const { roles, tags, viewingAs } = rightsOfSession(own, row.viewing_as);
  const points = pointsOfSession({ roles, viewingAs }, row.points, row.viewing_as_point_id);
  return {
    token: row.token,
    user: {
      id: row.id,
      full_name: row.full_name,
      phone: row.phone,
      position: row.position,
      merchant: { id: row.merchant_id, name: row.merchant_name, business: row.business },
      home: await readHome(db, { ...row, points }, { roles, tags, viewingAs }),
      tags: [...tags],
    },
    roles: [...roles],
    viewing_as: viewingAs,
    points: await workplacesOf(db, row.merchant_id, points),
    rights_givers: await listPermissionGrantors(
      db,
      { merchantId: row.merchant_id, userId: row.id, points },
      {
        id: viewingAs === null ? row.id : null,
        tags,
      },
    ),
    ...menuOf(tags),
    new_browser: untoldBrowser(row),
    expires_at: row.expires_at,
  };
}
