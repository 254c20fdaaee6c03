import type { InputOf } from '@kasa/contracts/shared/operation';
import type { terminalsOperations as operations } from '@kasa/contracts/terminals/operations';
import type { Transaction } from 'kysely';
import { newId } from '../../db/row-columns.ts';
import type { Schema } from '../../db/schema.ts';
import { searchText } from '../../db/text.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { requirePermission } from '../../http/request/permission.ts';
import { beginRun, cancelRun, insertRun, requireNoneUnfinished } from '../../runs/lifecycle.ts';
import type { RunItemRow, RunRow } from '../../runs/run.ts';
import { startOperationOf, terminalRuns } from './domain.ts';
import { createPreviewDigest } from './preview-digest.ts';
import { bulkRules } from './rules.ts';
import { kindOf, presentRun, runs } from './store.ts';
import {
  type AppliedTemplate,
  appliedTemplate,
  type BulkRequest,
  requireTarget,
  type TargetSnapshotRow,
  targetSnapshot,
} from './targets.ts';

type Tx = Transaction<Schema>;

/** What a preview said; without it, nothing is compared. */
type PreviewConfirmation = InputOf<typeof operations.startOfflineUpdate>['body'];

/**
 * Starts a run and fixes its terminals; they are processed later, see worker.ts.
 * @throws OperationFailure `not_found`, `bulk_run_empty`, `bulk_run_too_large`, `bulk_run_unfinished`,
 * `bulk_targets_changed`
 */
export function startRun(context: Context, request: BulkRequest, confirmation: PreviewConfirmation) {
  return beginRun(context, request.kind, async (tx) =>
    presentRun(tx, await insertTerminalRun(tx, context, request, confirmation)),
  );
}

async function insertTerminalRun(
  tx: Tx,
  context: Context,
  request: BulkRequest,
  confirmation: PreviewConfirmation,
): Promise<RunRow> {
  const { session, clock } = context;
  await requireTarget(tx, context, request);
  await requireNoneUnfinished(tx, context, request.kind);
  const template = await appliedTemplate(tx, session.merchantId, request.templateId);
  const chosen = await targetSnapshot(tx, context, request);
  if (chosen.length === 0) throw new OperationFailure('bulk_run_empty');
  requireUnchangedPreview(request, template, chosen, confirmation, clock.nowIso());
  const of = {
    kind: request.kind,
    template_id: template?.id ?? null,
    template_name: template?.name ?? null,
    template_version: template?.version ?? null,
    total: chosen.length,
  };
  return insertRun(tx, context, terminalRuns, of, (run) =>
    chosen.map((terminal, n) => targetRow(run, terminal, n + 1, confirmation.previewed_at)),
  );
}

/**
 * Requires that the run would do what the preview showed.
 * @throws OperationFailure `bulk_targets_changed`
 */
function requireUnchangedPreview(
  { kind }: BulkRequest,
  template: AppliedTemplate | null,
  chosen: readonly TargetSnapshotRow[],
  { digest, previewed_at }: PreviewConfirmation,
  now: string,
): void {
  // A preview time in the future would hide all changes made since.
  if (previewed_at !== undefined && previewed_at > now) throw new OperationFailure('bulk_targets_changed');
  if (digest === undefined) return;
  const previewDigest = createPreviewDigest(kind, template);
  for (const terminal of chosen) previewDigest.add(terminal, bulkRules[kind](terminal, now, template));
  if (previewDigest.digest() !== digest) throw new OperationFailure('bulk_targets_changed');
}

/** The row of a terminal; it fails at once when the terminal was changed after the preview. */
function targetRow(
  { id: run_id, merchant_id, created_at }: RunRow,
  { id: object_id, number, name, version, updated_at }: TargetSnapshotRow,
  position: number,
  previewedAt = updated_at,
): RunItemRow {
  const isStale = updated_at > previewedAt;
  return {
    ...{ id: newId(), merchant_id, run_id, position, object_id, number, name },
    found_by: searchText(number, name),
    object_version: version,
    ...{ amount: null, agreed: null, reversal_id: null },
    state: isStale ? 'failed' : 'pending',
    reason: isStale ? 'conflict' : null,
    finished_at: isStale ? created_at : null,
  };
}

/**
 * Stops a run and skips its pending rows.
 * @throws OperationFailure `not_found`, `forbidden`
 */
export function cancelTerminalRun(context: Context, id: string): Promise<RunRow> {
  const { db, session } = context;
  return inTransaction(db.db, async (tx) => {
    const run = await runs.lock(tx, session.merchantId, id);
    requirePermission(startOperationOf(kindOf(run)), session);
    return cancelRun(tx, context, terminalRuns, run);
  });
}
