import type { InputOf } from '@kasa/contracts/shared/operation';
import type { startResendRun } from '@kasa/contracts/terminals/operations/resend-runs';
import type { Transaction } from 'kysely';
import { newId } from '../../../db/row-columns.ts';
import type { Schema } from '../../../db/schema.ts';
import { searchText } from '../../../db/text.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Context, OperationFailure } from '../../../http/request/handler.ts';
import { beginRun, cancelRun, insertRun, requireNoneUnfinished } from '../../../runs/lifecycle.ts';
import type { RunItemRow, RunRow } from '../../../runs/run.ts';
import { resendRuns } from './domain.ts';
import { digestOf } from './preview.ts';
import { type Verdict, verdictsOf } from './rules.ts';
import { presentRun, runs } from './store.ts';

type Agreement = InputOf<typeof startResendRun>['body'];

/**
 * Starts a run and fixes its callbacks; they are put on their way later, see runs/worker.ts.
 * @throws OperationFailure `not_found`, `bulk_run_empty`, `bulk_run_too_large`, `bulk_run_unfinished`,
 * `bulk_targets_changed`
 */
export const startRun = (context: Context, agreed: Agreement) =>
  beginRun(context, 'resend', async (tx) => presentRun(tx, await insertResendRun(tx, context, agreed)));

async function insertResendRun(
  tx: Transaction<Schema>,
  context: Context,
  { target, digest }: Agreement,
): Promise<RunRow> {
  const verdicts = await verdictsOf(tx, context, target);
  await requireNoneUnfinished(tx, context, 'resend');
  if (digestOf(verdicts) !== digest) throw new OperationFailure('bulk_targets_changed');
  if (verdicts.length === 0) throw new OperationFailure('bulk_run_empty');
  const of = { kind: 'resend', total: verdicts.length } as const;
  return insertRun(tx, context, resendRuns, of, (run) =>
    verdicts.map((verdict, n) => rowOf(run, verdict, n + 1)),
  );
}

/** The row of a callback; what the preview left out is skipped at once. */
function rowOf(
  { id: run_id, merchant_id, created_at }: RunRow,
  { id: object_id, version, order_id, terminal_number, terminal_name, skip }: Verdict,
  position: number,
): RunItemRow {
  const name = `${terminal_number} ${terminal_name}`;
  return {
    ...{ id: newId(), merchant_id, run_id, position, object_id, number: order_id, name },
    found_by: searchText(order_id, terminal_number, terminal_name),
    ...{ object_version: version, amount: null, agreed: null, reversal_id: null },
    state: skip === null ? 'pending' : 'skipped',
    reason: skip,
    finished_at: skip === null ? null : created_at,
  };
}

/**
 * Stops a run and skips its pending rows; callbacks that are on their way are sent.
 * @throws OperationFailure `not_found`
 */
export function cancelResendRun(context: Context, id: string): Promise<RunRow> {
  const { db, session } = context;
  return inTransaction(db.db, async (tx) =>
    cancelRun(tx, context, resendRuns, await runs.lock(tx, session.merchantId, id)),
  );
}
