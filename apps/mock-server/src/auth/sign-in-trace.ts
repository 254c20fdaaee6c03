/** What a sign-in leaves behind: an entry of the journal and, from an unknown browser, word to the person's other browsers. */
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { publish } from '../events/publish.ts';
import { type ChangeAuthor, recordChange } from '../http/journal/record-change.ts';
import type { Context } from '../http/request/handler.ts';
import type { Account } from './account-store.ts';
import { recordSessionsEnded, sessionObject } from './journal.ts';
import { isNewBrowser } from './known-browsers.ts';
import { noteNewBrowser } from './new-browsers.ts';
import { type OpenedSession, openSession } from './session-store.ts';

type Tx = Transaction<Schema>;

/** The operations of the entries of sessions that a new one ended; the contract has their words. */
const SESSION_EVICTED = 'sessionEvicted';
const SESSION_REPLACED = 'sessionReplaced';

/** Opens the session of somebody who has proved who they are. */
export async function openSessionWithTrace(
  tx: Tx,
  context: Context,
  account: Account,
): Promise<OpenedSession> {
  const { clock, exchange } = context;
  // Before the session is opened: from then on the browser is known.
  const isNew = await isNewBrowser(tx, account, exchange.browserCookie, clock.now());
  const opened = await openSession(tx, clock, account, exchange);
  const { token: id, user } = opened.session;
  const author = { merchantId: account.merchant_id, user: { id: account.id, name: user.full_name } };
  const { address, userAgent: user_agent } = exchange;
  await recordReplacedSessions(tx, context, opened);
  await recordSessionsEnded(tx, { ...context, operation: SESSION_EVICTED }, opened.evicted, author);
  const change = {
    object: sessionObject({ id, user_agent, address }),
    before: null,
    after: { user_agent, address, signed_in_at: clock.nowIso(), new_browser: isNew || null },
  };
  await recordChange(tx, context, change, author);
  if (!isNew) return opened;
  await tx.updateTable('sessions').set({ new_browser: 1 }).where('id', '=', id).execute();
  const data = { user_id: account.id, session_id: id, address, user_agent };
  await noteNewBrowser(tx, { ...data, at: clock.nowIso() });
  if (!(await hasOthers(tx, account.id, id))) return opened;
  await publish(tx, account.merchant_id, clock.nowIso(), { type: 'account.new_browser', data });
  return opened;
}

/** Each stands in its own merchant's journal, by its own person, as if they had signed out. */
export async function recordReplacedSessions(
  tx: Tx,
  context: Context,
  { replaced }: Pick<OpenedSession, 'replaced'>,
): Promise<void> {
  for (const session of replaced) {
    const { user_id: id, merchant_id: merchantId } = session;
    const own = tx.selectFrom('users').select('full_name').where('id', '=', id);
    const { full_name: name } = await own.executeTakeFirstOrThrow();
    const author: ChangeAuthor = { merchantId, user: { id, name } };
    await recordSessionsEnded(tx, { ...context, operation: SESSION_REPLACED }, [session], author);
  }
}

/** Whether somebody could hear of a sign-in: expired sessions were deleted by it. */
async function hasOthers(tx: Tx, userId: string, id: string): Promise<boolean> {
  const others = tx.selectFrom('sessions').select('id').where('user_id', '=', userId).where('id', '!=', id);
  return (await others.limit(1).executeTakeFirst()) !== undefined;
}
