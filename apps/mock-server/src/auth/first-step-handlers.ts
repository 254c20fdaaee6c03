import type { authOperations } from '@kasa/contracts/auth/operations';
import type { Transaction } from 'kysely';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { recordChange } from '../http/journal/record-change.ts';
import type { Context, Handlers } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { listFirstSteps, merchantById, postponedOf } from './first-steps.ts';

/** @throws OperationFailure `not_found` for a step that the merchant does not have */
async function postponeStep(tx: Transaction<Schema>, context: Context, step: string, postponed: boolean) {
  const { session, clock } = context;
  const merchant = await merchantById(tx, session.merchantId).forUpdate().executeTakeFirstOrThrow();
  requireFound((await listFirstSteps(tx, merchant)).items.find(({ id }) => id === step));
  const before = postponedOf(merchant);
  const others = before.filter((id) => id !== step);
  const after = postponed ? [...others, step] : others;
  const postponed_steps = JSON.stringify(after);
  const columns = { postponed_steps, ...updatedRowColumns(clock.nowIso()) };
  await tx.updateTable('merchants').set(columns).where('id', '=', merchant.id).execute();
  const object = { type: 'merchant', id: merchant.id, name: merchant.name };
  const changes = { before: { postponed_steps: before }, after: { postponed_steps: after } };
  await recordChange(tx, context, { object, ...changes });
  return listFirstSteps(tx, { ...merchant, postponed_steps });
}

export const firstStepHandlers = {
  async getFirstSteps({ db, session }) {
    const merchant = await merchantById(db.db, session.merchantId).executeTakeFirstOrThrow();
    return listFirstSteps(db.db, merchant);
  },

  updateFirstStep: (context, { params: { step }, body: { postponed } }) =>
    inTransaction(context.db.db, (tx) => postponeStep(tx, context, step, postponed)),
} satisfies Partial<Handlers<typeof authOperations>>;
