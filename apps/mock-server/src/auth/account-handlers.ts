import type { authOperations } from '@kasa/contracts/auth/operations';
import { invalidateTerminalConfig } from '../db/invalidate-config.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish } from '../events/publish.ts';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';
import { renameUser } from './account-store.ts';
import { listFirstSteps } from './first-steps.ts';
import { recordMerchantRenamed, recordPerson, recordViewAsRole } from './journal.ts';
import { renameMerchant } from './merchant-store.ts';
import { readSession } from './session-store.ts';
import { setViewedRole } from './view-as-role.ts';

type Operations = Pick<typeof authOperations, 'updateMe' | 'updateMerchant' | 'viewAsRole' | 'getFirstSteps'>;

export const accountHandlers: Handlers<Operations> = {
  updateMe(context, { body: { full_name } }) {
    const { db, clock, session } = context;
    return inTransaction(db.db, async (tx) => {
      const before = await renameUser(tx, session.userId, full_name, clock.nowIso());
      const person = { id: session.userId, merchant_id: session.merchantId, full_name };
      await recordPerson(tx, context, person, { full_name: before }, { full_name });
      return readSession(tx, session.id);
    });
  },

  updateMerchant(context, { body: { name } }) {
    const { db, clock, session } = context;
    return inTransaction(db.db, async (tx) => {
      const { merchantId } = session;
      const now = clock.nowIso();
      const before = await renameMerchant(tx, merchantId, name, now);
      await recordMerchantRenamed(tx, context, merchantId, before, name);
      const told =
        name === before
          ? []
          : await invalidateTerminalConfig(tx, { merchant_id: merchantId }, () => clock.nowIso());
      await publish(tx, merchantId, clock.nowIso(), ...told);
      return readSession(tx, session.id);
    });
  },

  async viewAsRole(context, { body }) {
    const { db, session } = context;
    // Without a tag: the missing right is a role, so the details name no permission.
    if (!session.ownRoles.includes('owner')) throw new OperationFailure('forbidden');
    return inTransaction(db.db, async (tx) => {
      await recordViewAsRole(tx, context, await setViewedRole(tx, session.id, body.role), body.role);
      return readSession(tx, session.id);
    });
  },

  getFirstSteps: ({ db, session }) => listFirstSteps(db.db, session.merchantId),
};
