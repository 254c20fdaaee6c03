/**
 * Browsers in which a user has authenticated, identified by their own cookie: limits caused by strangers do not apply
 * there (security T3, T4). By browser and not by address, which offices and mobile operators share (T5).
 * The cookie grants no access; its secret is stored hashed and replaced at every sign-in.
 */

import { newId } from '../db/row-columns.ts';
import type { Db } from '../db/schema.ts';
import { hashSecret, isSecret, newSecret } from '../http/session/secret.ts';
import { BROWSER_COOKIE_MS } from '../http/session/session-cookie.ts';
import { latestNewBrowser } from './new-browsers.ts';

const MAX = 20;

const outdated = (now: Date) => new Date(now.getTime() - BROWSER_COOKIE_MS).toISOString();

/** @returns the last session opened there, empty: none; undefined when the browser is not known to be the owner's */
async function lastSessionThere(db: Db, phone: string, cookie: string | null, now: Date) {
  if (cookie === null || !isSecret(cookie)) return undefined;
  const known = await db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('known_browsers.session_id')
    .where('users.phone', '=', phone)
    .where('users.is_active', '=', 1)
    .where('known_browsers.browser_hash', '=', hashSecret(cookie))
    .where('known_browsers.last_at', '>=', outdated(now))
    .where('known_browsers.is_forgotten', '=', 0)
    .executeTakeFirst();
  return known?.session_id;
}

export async function isOwnBrowser(
  db: Db,
  phone: string,
  cookie: string | null,
  now: Date,
): Promise<boolean> {
  return (await lastSessionThere(db, phone, cookie, now)) !== undefined;
}

/** Whether the user signs in where they never did before, though they did elsewhere: a code by text message is no sign-in. */
export async function isNewBrowser(
  db: Db,
  { id, phone }: { readonly id: string; readonly phone: string },
  cookie: string | null,
  now: Date,
): Promise<boolean> {
  if (await lastSessionThere(db, phone, cookie, now)) return false;
  const known = db.selectFrom('known_browsers').select('id').where('user_id', '=', id);
  return (await known.where('session_id', '!=', '').limit(1).executeTakeFirst()) !== undefined;
}

interface Remembered {
  readonly userId: string;
  /** The session opened there; null when none was. */
  readonly sessionId: string | null;
  /** The one that it takes the place of: whatever cookie is sent, it is the same browser. */
  readonly formerSessionId?: string | undefined;
}

/**
 * Stores that a user authenticated in a browser and deletes the oldest ones. Other users stay known in it.
 * @returns the new secret of the browser cookie
 */
export async function rememberBrowser(
  tx: Db,
  { userId, sessionId, formerSessionId }: Remembered,
  cookie: string | null,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const seen = {
    ...(sessionId === null ? {} : { session_id: sessionId }),
    last_at: now.toISOString(),
    is_forgotten: 0,
  } as const;
  const dismissed = await latestNewBrowser(tx, userId);
  const row = { browser_hash: hashSecret(secret), session_id: '', dismissed, ...seen };
  if (cookie !== null && isSecret(cookie)) {
    const same = tx.updateTable('known_browsers').where('browser_hash', '=', hashSecret(cookie));
    await same.set({ browser_hash: row.browser_hash }).execute();
  }
  const own = tx.selectFrom('known_browsers').select('id').where('user_id', '=', userId);
  const known = await own.where('browser_hash', '=', row.browser_hash).executeTakeFirst();
  if (formerSessionId !== undefined && known === undefined) {
    const former = tx.updateTable('known_browsers').set({ browser_hash: row.browser_hash });
    await former.where('user_id', '=', userId).where('session_id', '=', formerSessionId).execute();
  }
  await tx
    .insertInto('known_browsers')
    .values({ id: newId(), user_id: userId, ...row })
    .onConflict((same) => same.columns(['user_id', 'browser_hash']).doUpdateSet(seen))
    .execute();
  const kept = await own.orderBy('last_at', 'desc').orderBy('id', 'desc').limit(MAX).execute();
  const ids = kept.map(({ id }) => id);
  const others = tx.deleteFrom('known_browsers').where('user_id', '=', userId).where('id', 'not in', ids);
  // Another server's clock may be ahead.
  await others.where('browser_hash', '<>', row.browser_hash).execute();
  return secret;
}

const forgetting = (tx: Db, userId: string) =>
  tx.updateTable('known_browsers').set({ is_forgotten: 1 }).where('user_id', '=', userId);

/** Forgets all known browsers of a user, because the password has changed. */
export async function forgetBrowsers(tx: Db, userId: string): Promise<void> {
  await forgetting(tx, userId).execute();
}

/**
 * Forgets the user's known browsers without an open session: ending a session from elsewhere also ends its browser's
 * exemption from limits.
 */
export async function forgetSignedOutBrowsers(tx: Db, userId: string): Promise<void> {
  const open = tx.selectFrom('sessions').select('id').where('user_id', '=', userId);
  await forgetting(tx, userId).where('session_id', 'not in', open).execute();
}

export async function isKnownBrowser(db: Db, secret: string): Promise<boolean> {
  const known = db.selectFrom('known_browsers').select('id').where('browser_hash', '=', hashSecret(secret));
  return (await known.where('is_forgotten', '=', 0).limit(1).executeTakeFirst()) !== undefined;
}
