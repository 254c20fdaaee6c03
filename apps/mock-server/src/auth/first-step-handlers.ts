import type { authOperations } from '@kasa/contracts/auth/operations';
import { updatedRowColumns } from '../db/row-columns.ts';
import { inTransaction } from '../db/transaction.ts';
import { recordChange } from '../http/journal/record-change.ts';
import type { Handlers } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { listFirstSteps, merchantById, postponedOf } from './first-steps.ts';

export const firstStepHandlers = {
  async getFirstSteps({ db, session }) {
    const merchant = await merchantById(db.db, session.merchantId).executeTakeFirstOrThrow();
    return listFirstSteps(db.db, merchant);
  },

  updateFirstStep(context, { params: { step }, body }) {
    const { db, session, clock } = context;
    return inTransaction(db.db, async (tx) => {
      const own = merchantById(tx, session.merchantId).forUpdate();
      const merchant = await own.executeTakeFirstOrThrow();
      requireFound((await listFirstSteps(tx, merchant)).items.find(({ id }) => id === step));
      const before = postponedOf(merchant);
      const others = before.filter((id) => id !== step);
      const after = body.postponed ? [...others, step] : others;
      const postponed_steps = JSON.stringify(after);
      const columns = { postponed_steps, ...updatedRowColumns(clock.nowIso()) };
      await tx.updateTable('merchants').set(columns).where('id', '=', merchant.id).execute();
      const object = { type: 'merchant', id: merchant.id, name: merchant.name };
      const changes = { before: { postponed_steps: before }, after: { postponed_steps: after } };
      await recordChange(tx, context, { object, ...changes });
      return listFirstSteps(tx, { ...merchant, postponed_steps });
    });
  },
} satisfies Partial<Handlers<typeof authOperations>>;
