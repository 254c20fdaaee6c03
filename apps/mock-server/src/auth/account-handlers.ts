import type { authOperations } from '@kasa/contracts/auth/operations';
import { invalidateTerminalConfig } from '../db/invalidate-config.ts';
import { updatedRowColumns } from '../db/row-columns.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish } from '../events/publish.ts';
import { recordChange } from '../http/journal/record-change.ts';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';
import { renameUser } from './account-store.ts';
import { listFirstSteps } from './first-steps.ts';
import { recordPerson, sessionObject } from './journal.ts';
import { readSession } from './session-store.ts';

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
    const { merchantId: id } = session;
    return inTransaction(db.db, async (tx) => {
      const own = tx.selectFrom('merchants').select('name').where('id', '=', id).forUpdate();
      const before = await own.executeTakeFirstOrThrow();
      const columns = { name, ...updatedRowColumns(clock.nowIso()) };
      await tx.updateTable('merchants').set(columns).where('id', '=', id).execute();
      await recordChange(tx, context, { object: { type: 'merchant', id, name }, before, after: { name } });
      const told =
        name === before.name
          ? []
          : await invalidateTerminalConfig(tx, { merchant_id: id }, () => clock.nowIso());
      await publish(tx, id, clock.nowIso(), ...told);
      return readSession(tx, session.id);
    });
  },

  async viewAsRole(context, { body: { role } }) {
    const { db, session } = context;
    // Without a tag: the missing right is a role, so the details name no permission.
    if (!session.ownRoles.includes('owner')) throw new OperationFailure('forbidden');
    return inTransaction(db.db, async (tx) => {
      const own = tx.selectFrom('sessions').select(['id', 'user_agent', 'address', 'viewing_as']);
      const present = own.where('id', '=', session.id).forUpdate();
      // It may have ended since the request was authenticated.
      const { viewing_as, ...before } = await present.executeTakeFirstOrThrow(
        () => new OperationFailure('not_authenticated'),
      );
      await tx.updateTable('sessions').set({ viewing_as: role }).where('id', '=', session.id).execute();
      const [was, is] = [{ viewing_as }, { viewing_as: role }];
      await recordChange(tx, context, { object: sessionObject(before), before: was, after: is });
      return readSession(tx, session.id);
    });
  },

  getFirstSteps: ({ db, session }) => listFirstSteps(db.db, session.merchantId),
};
