/** Runs over payments. */
import type { ReversalRunReason } from '@kasa/contracts/transactions/reversal-run-values';
import type { Transaction } from 'kysely';
import type { Db, Schema } from '../../db/schema.ts';
import type { ActorContext } from '../../http/journal/record-change.ts';
import { WorkQueue } from '../../http/limits/work-queue.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import type { Result, RunDomain, RunItemRow, RunRow } from '../../runs/run.ts';
import { lockPayment } from '../lock-payment.ts';
import { beginReversal } from '../reversals/begin.ts';
import { ASKED_AT_ONCE, askAboutReversal, type SettlementServices } from '../reversals/settle.ts';
import { skipOf } from './rules.ts';
import { progressOf } from './settle-row.ts';
import { KINDS, runs } from './store.ts';

/** What starting, stopping and each row of a run needs. */
const RIGHTS = ['facq_transac_reversal', 'transactions_view'] as const;

/** Runs whose reversals are begun here, without an acquirer to ask: the settlement worker does. */
export const beginningRuns: RunDomain = {
  kinds: KINDS,
  journaled: runs,
  permissionsOf: () => RIGHTS,
  progressOf,
  process: reversePayment,
  awaitsAnswers: awaitsFirstAnswer,
};

/** The same, which ask the acquirer as soon as it has answered others. */
export const reversalRuns = (services: SettlementServices): RunDomain => {
  const queue = new WorkQueue(ASKED_AT_ONCE);
  return {
    ...beginningRuns,
    async afterRow({ state, reversal_id }, closing) {
      if (state !== 'waiting' || reversal_id === undefined) return;
      await queue.run(async () => closing.aborted || askFirst(services, reversal_id));
    },
  };
};

const unasked = (db: Db) => db.selectFrom('reversals').where('state', '=', 'open').where('checks', '=', 0);

/** Asks about a reversal, unless the settlement has taken it over; without an answer it is left to that. */
async function askFirst(services: SettlementServices, id: string): Promise<void> {
  const reversal = await unasked(services.db).selectAll().where('id', '=', id).executeTakeFirst();
  if (reversal === undefined) return;
  try {
    await askAboutReversal(services, reversal);
  } finally {
    const asked = services.db.updateTable('reversals').set({ checks: 1 }).where('id', '=', id);
    await asked.where('state', '=', 'open').where('checks', '=', 0).execute();
  }
}

/** Whether a row was begun so lately that the first answer to it is waited for. */
async function awaitsFirstAnswer(db: Db, runId: string, now: string): Promise<boolean> {
  const rows = db.selectFrom('bulk_run_rows').select('reversal_id').where('run_id', '=', runId);
  const awaited = unasked(db)
    .select('id')
    .where('next_check_at', '>', now)
    .where('id', 'in', rows.where('state', '=', 'waiting').$castTo<{ reversal_id: string }>());
  return (await awaited.limit(1).executeTakeFirst()) !== undefined;
}

const failed = (reason: ReversalRunReason): Result => ({ state: 'failed', reason });

/** Why a reversal was refused that the rules allow. */
const refusals: Partial<Record<string, ReversalRunReason>> = {
  not_found: 'not_found',
  refund_left_changed: 'conflict',
  cash_not_enough: 'cash_not_enough',
};

/** Pays back what was agreed to, or nothing. */
async function reversePayment(
  tx: Transaction<Schema>,
  actor: ActorContext,
  run: RunRow,
  { object_id: id, amount }: RunItemRow,
): Promise<Result> {
  const agreed = { amount: amount ?? 0, left_amount: amount ?? 0, reason: run.reason ?? '' };
  try {
    const payment = await lockPayment(tx, run.merchant_id, id);
    const skip = skipOf(payment);
    if (skip !== null) return { state: 'skipped', reason: skip };
    const reversal_id = await beginReversal(tx, actor, id, agreed);
    return { state: payment.payment_form === 'cash' ? 'done' : 'waiting', reason: null, reversal_id };
  } catch (error) {
    const reason = error instanceof OperationFailure ? refusals[error.codeName] : undefined;
    if (reason === undefined) throw error;
    return failed(reason);
  }
}
