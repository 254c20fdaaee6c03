/** How runs over products begin and are stopped. */
import type { startProductRun } from '@kasa/contracts/catalogue/operations/product-runs';
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { Transaction } from 'kysely';
import { newId } from '../../db/row-columns.ts';
import type { Schema } from '../../db/schema.ts';
import { searchText } from '../../db/text.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { beginRun, cancelRun, insertRun, requireNoneUnfinished } from '../../runs/lifecycle.ts';
import type { RunItemRow, RunRow } from '../../runs/run.ts';
import { productRuns } from './domain.ts';
import { namedChange } from './named-change.ts';
import { createRunDigest } from './preview.ts';
import { type Verdict, verdictOf } from './rules.ts';
import { type Stand, targetStands } from './stands.ts';
import { presentRun, runs } from './store.ts';

type Agreement = InputOf<typeof startProductRun>['body'];

/**
 * Starts a run and fixes its products and what becomes of each; they are processed later, see runs/worker.ts.
 * @throws OperationFailure `not_found`, `validation_failed`, `beyond_own_points`, `bulk_run_empty`,
 * `bulk_run_too_large`, `bulk_run_unfinished`, `bulk_targets_changed`
 */
export const startRun = (context: Context, agreed: Agreement) =>
  beginRun(context, agreed.change.action, async (tx) =>
    presentRun(tx, await insertProductRun(tx, context, agreed), context.session),
  );

async function insertProductRun(
  tx: Transaction<Schema>,
  context: Context,
  { target, change, digest }: Agreement,
): Promise<RunRow> {
  const named = await namedChange(tx, context, change);
  const found = createRunDigest(named);
  // Written down at once: values of many points are large.
  const chosen: Chosen[] = [];
  for await (const stand of targetStands(tx, context, target, change)) {
    const verdict = verdictOf(stand, named);
    found.add(stand, verdict);
    chosen.push(chosenOf(stand, verdict));
  }
  await requireNoneUnfinished(tx, context, change.action);
  if (chosen.length === 0) throw new OperationFailure('bulk_run_empty');
  if (found.digest() !== digest) throw new OperationFailure('bulk_targets_changed');
  const of = { kind: change.action, total: chosen.length, change: JSON.stringify(named) };
  return insertRun(tx, context, productRuns, of, (run) => chosen.map((one, n) => rowOf(run, one, n + 1)));
}

const chosenOf = (
  { id: object_id, name, article: number, version: object_version }: Stand,
  { before, after, skip: reason }: Verdict,
) => ({ object_id, name, number, object_version, reason, agreed: JSON.stringify({ before, after }) });

type Chosen = ReturnType<typeof chosenOf>;

/** The row of a product; what the preview left out is skipped at once. */
function rowOf(
  { id: run_id, merchant_id, created_at }: RunRow,
  chosen: Chosen,
  position: number,
): RunItemRow {
  const { number, name, reason } = chosen;
  return {
    ...{ id: newId(), merchant_id, run_id, position, ...chosen },
    found_by: searchText(number, name),
    ...{ amount: null, reversal_id: null },
    state: reason === null ? 'pending' : 'skipped',
    finished_at: reason === null ? null : created_at,
  };
}

/** Stops a run and skips its pending rows. @throws OperationFailure `not_found` */
export function cancelProductRun(context: Context, id: string): Promise<RunRow> {
  const { db, session } = context;
  return inTransaction(db.db, async (tx) =>
    cancelRun(tx, context, productRuns, await runs.lock(tx, session.merchantId, id)),
  );
}
