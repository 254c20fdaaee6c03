import type { InputOf } from '@kasa/contracts/shared/operation';
import type { BulkRunKind } from '@kasa/contracts/terminals/bulk-run-values';
import { terminalsOperations as operations } from '@kasa/contracts/terminals/operations';
import type { Transaction } from 'kysely';
import { afterCommit } from '../../db/after-commit.ts';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { UniqueViolation } from '../../db/errors.ts';
import { createNotifier } from '../../db/notifier.ts';
import { newId, newRowColumns, updatedRowColumns } from '../../db/row-columns.ts';
import type { Db, Schema } from '../../db/schema.ts';
import { searchText } from '../../db/text.ts';
import { inTransaction } from '../../db/transaction.ts';
import { publish } from '../../events/publish.ts';
import { runIdempotent } from '../../http/idempotency/idempotency.ts';
import { journalOf } from '../../http/journal/journal.ts';
import type { ChangeAuthor, ChangeContext } from '../../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { requirePermission } from '../../http/request/permission.ts';
import { createPreviewDigest } from './preview-digest.ts';
import { bulkRules } from './rules.ts';
import { presentRun, type Result, type RunRow, type RunTargetRow, runs, tallyOf } from './store.ts';
import {
  type AppliedTemplate,
  appliedTemplate,
  type BulkRequest,
  requireTarget,
  type TargetSnapshotRow,
  targetSnapshot,
} from './targets.ts';

type Tx = Transaction<Schema>;

const wakeups = createNotifier<void>();
/** Tells this process that a run has begun. */
export const onRunStarted = wakeups.subscribe;

/** The operation that starts runs of a kind; its permission is also needed to stop them and to keep them going. */
export const startOperationOf = (kind: BulkRunKind) =>
  kind === 'offline_all_update' ? operations.startOfflineUpdate : operations.startBulkRun;

/** What a preview said; without it, nothing is compared. */
type PreviewConfirmation = InputOf<typeof operations.startOfflineUpdate>['body'];

/**
 * Starts a run and fixes its terminals; they are processed later, see worker.ts.
 * @throws OperationFailure `not_found`, `bulk_run_empty`, `bulk_run_too_large`, `bulk_run_unfinished`,
 * `bulk_targets_changed`
 */
export async function startRun(context: Context, request: BulkRequest, confirmation: PreviewConfirmation) {
  const begin = () =>
    runIdempotent(context, async (tx) => presentRun(tx, await insertRun(tx, context, request, confirmation)));
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
    // Another request has started one at the same moment. If that has already ended, retry.
    await requireNoneUnfinished(context.db.db, context, request);
    return begin();
  }
}

async function requireNoneUnfinished(db: Db, { session }: Context, { kind }: BulkRequest): Promise<void> {
  const own = db.selectFrom('bulk_runs').select('id').where('merchant_id', '=', session.merchantId);
  const open = await own.where('kind', '=', kind).where('finished_at', 'is', null).executeTakeFirst();
  if (open !== undefined) throw new OperationFailure('bulk_run_unfinished', { run_id: open.id });
}

async function insertRun(
  tx: Tx,
  context: Context,
  request: BulkRequest,
  confirmation: PreviewConfirmation,
): Promise<RunRow> {
  const { session, clock, operation, requestId, exchange } = context;
  await requireTarget(tx, context, request);
  await requireNoneUnfinished(tx, context, request);
  const template = await appliedTemplate(tx, session.merchantId, request.templateId);
  const chosen = await targetSnapshot(tx, context, request);
  if (chosen.length === 0) throw new OperationFailure('bulk_run_empty');
  requireUnchangedPreview(request, template, chosen, confirmation, clock.nowIso());
  const run: RunRow = {
    ...newRowColumns(session.merchantId, clock.nowIso()),
    kind: request.kind,
    state: 'running',
    template_id: template?.id ?? null,
    template_name: template?.name ?? null,
    template_version: template?.version ?? null,
    total: chosen.length,
    ...{ done: 0, skipped: 0, failed: 0 },
    user_id: session.userId,
    user_name: session.userName,
    user_phone: session.userPhone,
    operation,
    action: requestId,
    address: exchange.address,
    finished_at: null,
  };
  await tx.insertInto('bulk_runs').values(run).execute();
  const rows = chosen.map((terminal, n) => targetRow(run, terminal, n + 1, confirmation.previewed_at));
  await bulkInsert(tx, 'bulk_run_rows', rows);
  await journalOf(tx, context).recordCreated(runs, run.id);
  await publishProgress(tx, run, run.created_at);
  afterCommit(tx, () => wakeups.notify(tx, undefined));
  return run;
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
  { id: terminal_id, number, name, version, updated_at }: TargetSnapshotRow,
  position: number,
  previewedAt = updated_at,
): RunTargetRow {
  const isStale = updated_at > previewedAt;
  return {
    ...{ id: newId(), merchant_id, run_id, position, terminal_id, number, name },
    found_by: searchText(number, name),
    terminal_version: version,
    state: isStale ? 'failed' : 'pending',
    reason: isStale ? 'conflict' : null,
    finished_at: isStale ? created_at : null,
  };
}

/**
 * Stops a run and skips its pending rows.
 * @throws OperationFailure `not_found`, `forbidden`
 */
export function cancelRun(context: Context, id: string): Promise<RunRow> {
  const { db, session, clock } = context;
  return inTransaction(db.db, async (tx) => {
    const run = await runs.lock(tx, session.merchantId, id);
    requirePermission(startOperationOf(run.kind), session);
    if (run.finished_at !== null) return run;
    await endPendingRows(tx, id, { state: 'skipped', reason: 'cancelled' }, clock.nowIso());
    // The journal counts the end of a run to the run.
    return endRun(tx, { ...context, requestId: run.action }, run, 'cancelled');
  });
}

export async function endPendingRows(tx: Tx, runId: string, result: Result, now: string): Promise<void> {
  const rest = tx.updateTable('bulk_run_rows').where('run_id', '=', runId).where('state', '=', 'pending');
  await rest.set({ ...result, finished_at: now }).execute();
}

/**
 * Ends a locked run.
 * @param actor who ended it
 * @param author overrides the doer in the journal
 */
export async function endRun(
  tx: Tx,
  actor: ChangeContext,
  run: RunRow,
  state: 'done' | 'cancelled',
  author?: ChangeAuthor,
): Promise<RunRow> {
  const now = actor.clock.nowIso();
  const journal = await journalOf(tx, actor, author).captureBefore(runs, run.id);
  const { pending: _none, ...counts } = await tallyOf(tx, run.id);
  await tx
    .updateTable('bulk_runs')
    .set({ ...counts, state, finished_at: now, ...updatedRowColumns(now) })
    .where('id', '=', run.id)
    .execute();
  await journal.record();
  const ended = await runs.get(tx, run.merchant_id, run.id);
  await publishProgress(tx, ended, now);
  return ended;
}

export async function publishProgress(tx: Tx, run: RunRow, at: string): Promise<void> {
  const { id: run_id, done, skipped, failed, total, state } = await presentRun(tx, run);
  const data = { run_id, done, skipped, failed, total, state };
  await publish(tx, run.merchant_id, at, { type: 'bulk_run.progress', data });
}
