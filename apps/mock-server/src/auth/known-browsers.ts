/**
 * Browsers in which people proved who they are, told by a cookie of their own: what strangers do elsewhere does not shut
 * them out there (security T3, T4).
 *
 * A browser, not an address: an office, and the customers of a mobile operator, share an address, and whoever shares it
 * with the owner of a phone could use up what is the owner's, and tell from it that the phone is registered (T5). The
 * cookie opens nothing. Its secret is stored hashed, and is another one after every sign-in.
 */
import type { Db } from '../db/schema.ts';
import { newId } from '../db/stamps.ts';
import { hashSecret, isSecret, newSecret } from '../http/session/secret.ts';
import { BROWSER_COOKIE_MS } from '../http/session/session-cookie.ts';

/** Browsers that are remembered of a person; of more, those of longest ago are forgotten. */
const MAX = 20;

const outdated = (now: Date) => new Date(now.getTime() - BROWSER_COOKIE_MS).toISOString();

/**
 * Whether the person with this phone proved who they are in the browser with this cookie; false for a phone that nobody
 * has. How long it takes depends on the cookie alone.
 */
export async function isOwnBrowser(
  db: Db,
  phone: string,
  cookie: string | null,
  now: Date,
): Promise<boolean> {
  if (cookie === null || !isSecret(cookie)) return false;
  const known = await db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('known_browsers.id')
    .where('users.phone', '=', phone)
    .where('known_browsers.browser_hash', '=', hashSecret(cookie))
    .where('known_browsers.last_at', '>=', outdated(now))
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Notes that somebody proved who they are in a browser, and forgets those of long ago. Whoever else did so in the same
 * browser is still known in it.
 * @param sessionId the session that was opened there; null when none was
 * @returns the secret for its cookie
 */
export async function rememberBrowser(
  tx: Db,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string | null },
  cookie: string | null,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const seen = { session_id: sessionId ?? '', last_at: now.toISOString() };
  const row = { browser_hash: hashSecret(secret), ...seen };
  if (cookie !== null && isSecret(cookie)) {
    const same = tx.updateTable('known_browsers').where('browser_hash', '=', hashSecret(cookie));
    await same.set({ browser_hash: row.browser_hash }).execute();
  }
  await tx
    .insertInto('known_browsers')
    .values({ id: newId(), user_id: userId, ...row })
    .onConflict((same) => same.columns(['user_id', 'browser_hash']).doUpdateSet(seen))
    .execute();
  const own = tx.selectFrom('known_browsers').select('id').where('user_id', '=', userId);
  const kept = await own
    .where('last_at', '>=', outdated(now))
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX)
    .execute();
  const ids = kept.map(({ id }) => id);
  await tx.deleteFrom('known_browsers').where('user_id', '=', userId).where('id', 'not in', ids).execute();
  return secret;
}

/** Forgets all browsers of a person: with a new password nobody is known by what the old one opened. */
export async function forgetBrowsers(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('known_browsers').where('user_id', '=', userId).execute();
}

/**
 * Forgets the browsers of a person in which none of their sessions is open: who ends a session elsewhere takes from
 * whoever had it what is the owner's, too.
 */
export async function forgetSignedOutBrowsers(tx: Db, userId: string): Promise<void> {
  const open = tx.selectFrom('sessions').select('id').where('user_id', '=', userId);
  const known = tx.deleteFrom('known_browsers').where('user_id', '=', userId);
  await known.where('session_id', 'not in', open).execute();
}

/** Whether a browser with this secret is known to be anybody's. */
export async function isKnownBrowser(db: Db, secret: string): Promise<boolean> {
  const known = db.selectFrom('known_browsers').select('id').where('browser_hash', '=', hashSecret(secret));
  return (await known.limit(1).executeTakeFirst()) !== undefined;
}
