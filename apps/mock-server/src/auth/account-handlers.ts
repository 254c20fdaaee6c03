import type { authOperations } from '@kasa/contracts/auth/operations';
import type { Role } from '@kasa/contracts/shared/permissions';
import { invalidateTerminalConfig } from '../db/invalidate-config.ts';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish } from '../events/publish.ts';
import { recordChange } from '../http/journal/record-change.ts';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';
import { renameUser } from './account-store.ts';
import { listFirstSteps } from './first-steps.ts';
import { recordPerson, sessionObject } from './journal.ts';
import { readSession } from './session-store.ts';

/** @returns the name before the change */
async function renameMerchant(tx: Db, id: string, name: string, now: string) {
  const own = tx.selectFrom('merchants').select('name').where('id', '=', id).forUpdate();
  const before = await own.executeTakeFirstOrThrow();
  const columns = { name, ...updatedRowColumns(now) };
  await tx.updateTable('merchants').set(columns).where('id', '=', id).execute();
  return before;
}

/**
 * @returns the session before the change
 * @throws OperationFailure `not_authenticated` when it has ended since the request was authenticated
 */
async function setViewedRole(tx: Db, id: string, viewing_as: Role | null) {
  const own = tx.selectFrom('sessions').select(['id', 'user_agent', 'address', 'viewing_as']);
  const present = own.where('id', '=', id).forUpdate();
  const before = await present.executeTakeFirstOrThrow(() => new OperationFailure('not_authenticated'));
  await tx.updateTable('sessions').set({ viewing_as }).where('id', '=', id).execute();
  return before;
}

export const accountHandlers = {
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
      const before = await renameMerchant(tx, id, name, clock.nowIso());
      const change = { object: { type: 'merchant', id, name }, before, after: { name } };
      await recordChange(tx, context, change);
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
      const { viewing_as, ...before } = await setViewedRole(tx, session.id, role);
      const [was, is] = [{ viewing_as }, { viewing_as: role }];
      await recordChange(tx, context, { object: sessionObject(before), before: was, after: is });
      return readSession(tx, session.id);
    });
  },

  getFirstSteps: ({ db, session }) => listFirstSteps(db.db, session.merchantId),
} satisfies Partial<Handlers<typeof authOperations>>;
