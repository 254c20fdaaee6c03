/** What a sign-in leaves behind: an entry of the journal and, from an unknown browser, word to the person's other sessions. */
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { publish } from '../events/publish.ts';
import { recordChange } from '../http/journal/record-change.ts';
import type { Context } from '../http/request/handler.ts';
import type { Account } from './account-store.ts';
import { recordSessionsEnded, sessionObject } from './journal.ts';
import { hasKnownBrowser, isOwnBrowser } from './known-browsers.ts';
import { type OpenedSession, openSession } from './session-store.ts';

/** The operation of the entry of a session that one more ended; the contract has its words. */
const SESSION_EVICTED = 'sessionEvicted';

/** Opens the session of somebody who has proved who they are. */
export async function openSessionWithTrace(
  tx: Transaction<Schema>,
  context: Context,
  account: Account,
): Promise<OpenedSession> {
  const { clock, exchange } = context;
  // Before the session is opened: from then on the browser is known.
  const isNew =
    !(await isOwnBrowser(tx, account.phone, exchange.browserCookie, clock.now())) &&
    (await hasKnownBrowser(tx, account.id, clock.now()));
  const opened = await openSession(tx, clock, account, exchange);
  const { token: id, user } = opened.session;
  const author = { merchantId: account.merchant_id, user: { id: account.id, name: user.full_name } };
  const { address, userAgent: user_agent } = exchange;
  await recordSessionsEnded(tx, { ...context, operation: SESSION_EVICTED }, opened.evicted, author);
  const change = {
    object: sessionObject({ id, user_agent, address }),
    before: null,
    after: { user_agent, address, signed_in_at: clock.nowIso(), new_browser: isNew || null },
  };
  await recordChange(tx, context, change, author);
  if (!isNew) return opened;
  await tx.updateTable('sessions').set({ new_browser: 1 }).where('id', '=', id).execute();
  if (!(await hasOthers(tx, account.id, id))) return opened;
  const data = { user_id: account.id, session_id: id, address, user_agent };
  await publish(tx, account.merchant_id, clock.nowIso(), { type: 'account.new_browser', data });
  return opened;
}

/** Whether somebody could hear of a sign-in: expired sessions were deleted by it. */
async function hasOthers(tx: Transaction<Schema>, userId: string, id: string): Promise<boolean> {
  const others = tx.selectFrom('sessions').select('id').where('user_id', '=', userId).where('id', '!=', id);
  return (await others.limit(1).executeTakeFirst()) !== undefined;
}
