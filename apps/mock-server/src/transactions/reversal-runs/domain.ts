/** Runs over payments. */
import type { ReversalRunReason } from '@kasa/contracts/transactions/reversal-run-values';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { ActorContext } from '../../http/journal/record-change.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import type { Result, RunDomain, RunItemRow, RunRow } from '../../runs/run.ts';
import { lockPayment } from '../lock-payment.ts';
import { beginReversal } from '../reversals/begin.ts';
import { askAboutReversal, type SettlementServices } from '../reversals/settle.ts';
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
};

/** The same, which ask the acquirer at once. */
export const reversalRuns = (services: SettlementServices): RunDomain => ({
  ...beginningRuns,
  async afterRow({ state, reversal_id }) {
    if (state !== 'waiting' || reversal_id === undefined) return;
    const own = services.db.selectFrom('reversals').selectAll().where('id', '=', reversal_id);
    await askAboutReversal(services, await own.executeTakeFirstOrThrow());
  },
});

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
