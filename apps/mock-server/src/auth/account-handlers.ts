import type { authOperations } from '@kasa/contracts/auth/operations';
import { inTransaction } from '../db/transaction.ts';
import { type Handlers, OperationFailure } from '../http/handler.ts';
import { rename } from './account-store.ts';
import { listFirstSteps } from './first-steps.ts';
import { readSession } from './session-store.ts';
import { viewAs } from './view-store.ts';

type Operations = Pick<typeof authOperations, 'updateMe' | 'viewAsRole' | 'getFirstSteps'>;

/** One's own account, and how one looks at the product. */
export const accountHandlers: Handlers<Operations> = {
  updateMe: ({ db, clock, session }, { body }) =>
    inTransaction(db.db, async (tx) => {
      await rename(tx, session.userId, body.full_name, clock.nowIso());
      return readSession(tx, session.id);
    }),

  async viewAsRole({ db, session }, { body }) {
    if (!session.ownRoles.includes('owner')) throw new OperationFailure('forbidden');
    return inTransaction(db.db, async (tx) => {
      await viewAs(tx, session.id, body.role);
      return readSession(tx, session.id);
    });
  },

  getFirstSteps: ({ db, session }) => listFirstSteps(db.db, session.merchantId),
};
