import type { InputOf } from '@kasa/contracts/shared/operation';
import type { startReversalRun } from '@kasa/contracts/transactions/operations/reversal-runs';
import type { Transaction } from 'kysely';
import { newId } from '../../db/row-columns.ts';
import type { Schema } from '../../db/schema.ts';
import { searchText } from '../../db/text.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { beginRun, cancelRun, insertRun, requireNoneUnfinished } from '../../runs/lifecycle.ts';
import type { RunItemRow, RunRow } from '../../runs/run.ts';
import { beginningRuns } from './domain.ts';
import { digestOf } from './preview.ts';
import { sumOf, type Verdict, verdictsOf } from './rules.ts';
import { presentRun, runs } from './store.ts';
import { targetRows } from './targets.ts';

type Agreement = InputOf<typeof startReversalRun>['body'];

/**
 * Starts a run and fixes its payments and what is paid back of each; they are processed later, see runs/worker.ts.
 * @throws OperationFailure `not_found`, `bulk_run_empty`, `bulk_run_too_large`, `bulk_run_unfinished`,
 * `bulk_targets_changed`
 */
export const startRun = (context: Context, agreed: Agreement) =>
  beginRun(context, 'reverse', async (tx) => presentRun(tx, await insertReversalRun(tx, context, agreed)));

async function insertReversalRun(
  tx: Transaction<Schema>,
  context: Context,
  { target, reason, amount, digest }: Agreement,
): Promise<RunRow> {
  const payments = await targetRows(tx, context, target);
  await requireNoneUnfinished(tx, context, 'reverse');
  if (payments.length === 0) throw new OperationFailure('bulk_run_empty');
  const verdicts = await verdictsOf(tx, context.session.merchantId, payments);
  if (sumOf(verdicts) !== amount || digestOf(verdicts) !== digest)
    throw new OperationFailure('bulk_targets_changed');
  const of = { kind: 'reverse', total: payments.length, reason, amount } as const;
  return insertRun(tx, context, beginningRuns, of, (run) =>
    verdicts.map((verdict, n) => rowOf(run, verdict, n + 1)),
  );
}

/** The row of a payment; what the preview left out is skipped at once. */
function rowOf(
  { id: run_id, merchant_id, created_at }: RunRow,
  { payment, left, skip }: Verdict,
  position: number,
): RunItemRow {
  const name = `${payment.terminal_number} ${payment.terminal_name}`;
  return {
    ...{ id: newId(), merchant_id, run_id, position, object_id: payment.id, number: payment.order_id, name },
    found_by: searchText(payment.order_id, payment.terminal_number, payment.terminal_name),
    object_version: payment.version,
    amount: skip === null ? left : 0,
    agreed: null,
    reversal_id: null,
    state: skip === null ? 'pending' : 'skipped',
    reason: skip,
    finished_at: skip === null ? null : created_at,
  };
}

/**
 * Stops a run and skips its pending rows; what was asked of the acquirer goes on.
 * @throws OperationFailure `not_found`
 */
export function cancelReversalRun(context: Context, id: string): Promise<RunRow> {
  const { db, session } = context;
  return inTransaction(db.db, async (tx) =>
    cancelRun(tx, context, beginningRuns, await runs.lock(tx, session.merchantId, id)),
  );
}
