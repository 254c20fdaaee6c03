import type { authOperations } from '@kasa/contracts/auth/operations';
import { inTransaction } from '../db/transaction.ts';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';
import { recordSessionsEnded } from './journal.ts';
import { forgetSignedOutBrowsers } from './known-browsers.ts';
import { listSessionsOf, revokeOtherSessions, revokeSession } from './own-session-store.ts';

type Operations = Pick<typeof authOperations, 'listOwnSessions' | 'revokeOwnSession' | 'revokeOtherSessions'>;

export const ownSessionHandlers: Handlers<Operations> = {
  listOwnSessions: ({ db, clock, session }) => listSessionsOf(db.db, session.userId, session.id, clock.now()),

  async revokeOwnSession(context, { params: { id } }) {
    const { db, clock, session, exchange } = context;
    const ended = await inTransaction(db.db, async (tx) => {
      const found = await revokeSession(tx, session.userId, id, clock.now());
      if (found) await recordSessionsEnded(tx, context, [found]);
      // Ending the current session is a sign-out, after which the browser stays known.
      if (found && id !== session.id) await forgetSignedOutBrowsers(tx, session.userId);
      return found;
    });
    if (!ended) throw new OperationFailure('not_found');
    if (id === session.id) exchange.setSessionCookie(null);
    return {};
  },

  async revokeOtherSessions(context) {
    const { db, clock, session } = context;
    const ended = await inTransaction(db.db, async (tx) => {
      const others = await revokeOtherSessions(tx, session.userId, session.id, clock.now());
      await recordSessionsEnded(tx, context, others);
      await forgetSignedOutBrowsers(tx, session.userId);
      return others;
    });
    return { revoked: ended.length };
  },
};
