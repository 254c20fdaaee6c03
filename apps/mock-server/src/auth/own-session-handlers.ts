import type { authOperations } from '@kasa/contracts/auth/operations';
import { inTransaction } from '../db/transaction.ts';
import { type Handlers, OperationFailure } from '../http/handler.ts';
import { listSessionsOf, revokeOthers, revokeSession } from './own-session-store.ts';

type Operations = Pick<typeof authOperations, 'listOwnSessions' | 'revokeOwnSession' | 'revokeOtherSessions'>;

/** Where one is signed in. */
export const ownSessionHandlers: Handlers<Operations> = {
  listOwnSessions: ({ db, clock, session }) => listSessionsOf(db.db, session.userId, session.id, clock.now()),

  async revokeOwnSession({ db, clock, session, exchange }, { params: { id } }) {
    const wasThere = await inTransaction(db.db, (tx) => revokeSession(tx, session.userId, id, clock.now()));
    if (!wasThere) throw new OperationFailure('not_found');
    if (id === session.id) exchange.setCookie(null);
    return {};
  },

  async revokeOtherSessions({ db, clock, session }) {
    const { userId, id } = session;
    return { revoked: await inTransaction(db.db, (tx) => revokeOthers(tx, userId, id, clock.now())) };
  },
};
