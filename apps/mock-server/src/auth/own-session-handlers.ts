import type { authOperations } from '@kasa/contracts/auth/operations';
import type { Transaction } from 'kysely';
import type { Db, Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { recordSessionsEnded } from './journal.ts';
import { forgetSignedOutBrowsers } from './known-browsers.ts';
import { dismissNewBrowser } from './new-browsers.ts';
import { isLive, readSession } from './session-store.ts';

type Tx = Transaction<Schema>;

const COLUMNS = [
  'id',
  'expires_at',
  'last_seen_at',
  'user_agent',
  'address',
  'created_at',
  'new_browser',
] as const;

/** Ends one session of the user, or all but one. @returns the live ones that it ended */
async function revoke(tx: Db, { session, clock }: Context, which: '=' | '!=', id: string) {
  const some = tx.deleteFrom('sessions').where('user_id', '=', session.userId).where('id', which, id);
  return (await some.returning(COLUMNS).execute()).filter((row) => isLive(row, clock.now()));
}

/** Ends all sessions of the user but the present one, and forgets the browsers of those. @returns their number */
export async function endOtherSessions(tx: Tx, context: Context): Promise<number> {
  const others = await revoke(tx, context, '!=', context.session.id);
  await recordSessionsEnded(tx, context, others);
  await forgetSignedOutBrowsers(tx, context.session.userId);
  return others.length;
}

const earlier = (one: string, other: string) => (one < other ? one : other);

const present = (
  {
    id,
    created_at,
    last_seen_at,
    address,
    user_agent,
    new_browser,
  }: Pick<Row<'sessions'>, (typeof COLUMNS)[number]>,
  currentId: string,
  now: Date,
) => ({
  ...{ id, address, user_agent },
  current: id === currentId,
  signed_in_at: created_at,
  new_browser: new_browser === 1,
  // Never in the future: the mock clock can be set back, and the seeded session has a last use in year 9999.
  last_seen_at: earlier(last_seen_at, now.toISOString()),
});

export const ownSessionHandlers = {
  async listOwnSessions({ db, clock, session }) {
    const now = clock.now();
    const own = db.db.selectFrom('sessions').select(COLUMNS).where('user_id', '=', session.userId);
    const rows = await own.orderBy('last_seen_at', 'desc').orderBy('id', 'desc').execute();
    const items = rows.filter((row) => isLive(row, now)).map((row) => present(row, session.id, now));
    return { items: items.sort((a, b) => Number(b.current) - Number(a.current)) };
  },

  async revokeOwnSession(context, { params: { id } }) {
    const { db, session, exchange } = context;
    const ended = await inTransaction(db.db, async (tx) => {
      const found = await revoke(tx, context, '=', id);
      await recordSessionsEnded(tx, context, found);
      // Ending the current session is a sign-out, after which the browser stays known.
      if (found.length > 0 && id !== session.id) await forgetSignedOutBrowsers(tx, session.userId);
      return found;
    });
    if (ended.length === 0) throw new OperationFailure('not_found');
    if (id === session.id) exchange.setSessionCookie(null);
    return {};
  },

  async dismissNewBrowser({ db, session }, { body }) {
    await inTransaction(db.db, (tx) => dismissNewBrowser(tx, session, body.session_id));
    return readSession(db.db, session.id);
  },

  async revokeOtherSessions(context) {
    return { revoked: await inTransaction(context.db.db, (tx) => endOtherSessions(tx, context)) };
  },
} satisfies Partial<Handlers<typeof authOperations>>;
