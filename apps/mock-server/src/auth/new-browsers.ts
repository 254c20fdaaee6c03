/**
 * Word of sign-ins in unknown browsers, which each other browser of the person tells until it is dismissed there: nobody
 * dismisses it for another browser, least of all for the ones that were known before.
 */
import type { NewBrowser } from '@kasa/contracts/auth/session';
import type { z } from 'zod';
import type { Db, Row } from '../db/schema.ts';

/** Earlier ones of a person are in the journal alone. */
const MAX = 20;

interface NotedBrowser extends z.infer<typeof NewBrowser> {
  /** Its row of known browsers, which it is not told to. */
  readonly browser_id: string;
}

type Told = Pick<Row<'users'>, 'new_browsers'> & {
  /** Of the browser that asks; null: it is not known. */
  readonly browser_id: string | null;
  readonly dismissed: string | null;
};

const notedOf = (text: string) => JSON.parse(text) as NotedBrowser[];
const numberOf = (noted: readonly NotedBrowser[], sessionId: string | null) =>
  noted.findIndex(({ session_id }) => session_id === sessionId);

/** Notes a sign-in in a browser that is known from it on. */
export async function noteNewBrowser(
  tx: Db,
  { user_id, ...sign_in }: z.infer<typeof NewBrowser> & { readonly user_id: string },
): Promise<void> {
  const own = tx.selectFrom('users').select('new_browsers').where('id', '=', user_id);
  const noted = notedOf((await own.forUpdate().executeTakeFirstOrThrow()).new_browsers);
  const browsers = tx.selectFrom('known_browsers').select('id').where('user_id', '=', user_id);
  const { id: browser_id } = await browsers
    .where('session_id', '=', sign_in.session_id)
    .executeTakeFirstOrThrow();
  const all = JSON.stringify([...noted, { browser_id, ...sign_in }].slice(-MAX));
  await tx.updateTable('users').set({ new_browsers: all }).where('id', '=', user_id).execute();
}

/** The session of the latest of them, for a browser that is told of later ones only; null: there was none. */
export async function latestNewBrowser(tx: Db, userId: string): Promise<string | null> {
  const own = tx.selectFrom('users').select('new_browsers').where('id', '=', userId);
  return notedOf((await own.executeTakeFirst())?.new_browsers ?? '[]').at(-1)?.session_id ?? null;
}

/** The oldest of them that the browser has yet to tell; null: none. */
export function untoldBrowser({
  new_browsers,
  browser_id,
  dismissed,
}: Told): z.infer<typeof NewBrowser> | null {
  if (browser_id === null || new_browsers === '[]') return null;
  const noted = notedOf(new_browsers);
  const untold = noted.slice(numberOf(noted, dismissed) + 1);
  const found = untold.find((one) => one.browser_id !== browser_id);
  if (found === undefined) return null;
  const { browser_id: _, ...told } = found;
  return told;
}

/** Tells it, and earlier ones, no more in the browser of `ownId`, a session of the user; an unknown one changes nothing. */
export async function dismissNewBrowser(
  tx: Db,
  { userId, id: ownId }: { readonly userId: string; readonly id: string },
  sessionId: string,
): Promise<void> {
  const own = tx.selectFrom('users').select('new_browsers').where('id', '=', userId);
  const noted = notedOf((await own.executeTakeFirstOrThrow()).new_browsers);
  const browsers = tx.selectFrom('known_browsers').select(['id', 'dismissed']);
  const here = await browsers
    .where('user_id', '=', userId)
    .where('session_id', '=', ownId)
    .forUpdate()
    .executeTakeFirst();
  if (here === undefined || numberOf(noted, sessionId) <= numberOf(noted, here.dismissed)) return;
  await tx.updateTable('known_browsers').set({ dismissed: sessionId }).where('id', '=', here.id).execute();
}
