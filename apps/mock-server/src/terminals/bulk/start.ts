/** Beginning and stopping runs. */
import type { Transaction } from 'kysely';
import { afterCommit } from '../../db/after-commit.ts';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { UniqueViolation } from '../../db/errors.ts';
import type { Schema } from '../../db/schema.ts';
import { changed, created, newId } from '../../db/stamps.ts';
import { searchText } from '../../db/text.ts';
import { inTransaction } from '../../db/transaction.ts';
import { runIdempotent } from '../../http/idempotency/idempotency.ts';
import type { Actor, Author } from '../../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { requirePermission } from '../../http/request/permission.ts';
import { requireFound } from '../../http/request/requirements.ts';
import { createAgreement } from './agreement.ts';
import { recordRun } from './journal.ts';
import { publishProgress } from './progress.ts';
import { type AppliedTemplate, judge } from './rules.ts';
import { startedBy } from './started-by.ts';
import {
  findRun,
  lockRun,
  presentRun,
  type Result,
  type RunRow,
  type RunTargetRow,
  tallyOf,
  unfinishedRun,
} from './store.ts';
import { appliedTemplate, type BulkRequest, type ChosenRow, chosenRows, requireTarget } from './targets.ts';
import { wakeWorkers } from './wake.ts';

type Tx = Transaction<Schema>;

/** What the person saw before; undefined where nobody needs to look. */
export interface Agreed {
  readonly previewed_at?: string | undefined;
  readonly digest?: string | undefined;
}

/**
 * Begins a run: its terminals are chosen here and now. Whatever is done to them comes later; see worker.ts.
 * @throws OperationFailure `not_found`, `bulk_run_empty`, `bulk_run_too_large`, `bulk_run_unfinished`,
 * `bulk_targets_changed`
 */
export async function startRun(context: Context, wish: BulkRequest, agreed: Agreed) {
  const begin = () =>
    runIdempotent(context, async (tx) => presentRun(tx, await insertRun(tx, context, wish, agreed)));
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
    // Somebody else has begun one at the same moment. Has it ended already, there is room again.
    await requireNoneUnfinished(context.db.db, context, wish);
    return begin();
  }
}

async function requireNoneUnfinished(
  db: Tx | Context['db']['db'],
  { session }: Context,
  { kind }: BulkRequest,
) {
  const run_id = await unfinishedRun(db, session.merchantId, kind);
  if (run_id !== undefined) throw new OperationFailure('bulk_run_unfinished', { run_id });
}

async function insertRun(tx: Tx, context: Context, wish: BulkRequest, agreed: Agreed): Promise<RunRow> {
  const { session, clock, operation, requestId, exchange } = context;
  await requireTarget(tx, context, wish);
  await requireNoneUnfinished(tx, context, wish);
  const template = await appliedTemplate(tx, session.merchantId, wish.templateId);
  const chosen = await chosenRows(tx, context, wish);
  if (chosen.length === 0) throw new OperationFailure('bulk_run_empty');
  requireAgreed(wish, template, chosen, agreed, clock.nowIso());
  const run: RunRow = {
    ...created(session.merchantId, clock.nowIso()),
    kind: wish.kind,
    state: 'running',
    template_id: template?.id ?? null,
    template_name: template?.name ?? null,
    template_version: template?.version ?? null,
    total: chosen.length,
    ...{ done: 0, skipped: 0, failed: 0 },
    user_id: session.userId,
    user_name: session.userName,
    operation,
    action: requestId,
    address: exchange.address,
    finished_at: null,
  };
  await tx.insertInto('bulk_runs').values(run).execute();
  const rows = chosen.map((terminal, n) => targetRow(run, terminal, n + 1, agreed.previewed_at));
  await bulkInsert(tx, 'bulk_run_rows', rows);
  await recordRun(tx, context, null, run);
  await publishProgress(tx, run, run.created_at);
  afterCommit(tx, () => wakeWorkers(tx, undefined));
  return run;
}

/** What would be done is what was shown. @throws OperationFailure `bulk_targets_changed` */
function requireAgreed(
  { kind }: BulkRequest,
  template: AppliedTemplate | null,
  chosen: readonly ChosenRow[],
  { digest, previewed_at }: Agreed,
  now: string,
): void {
  // Nobody has looked later than now: every change since would pass for one that was seen.
  if (previewed_at !== undefined && previewed_at > now) throw new OperationFailure('bulk_targets_changed');
  if (digest === undefined) return;
  const agreement = createAgreement(kind, template);
  for (const terminal of chosen) agreement.add(terminal, judge(kind, terminal, now, template));
  if (agreement.digest() !== digest) throw new OperationFailure('bulk_targets_changed');
}

/** A terminal that was changed after it was looked at is not touched. */
function targetRow(
  { id: run_id, merchant_id, created_at }: RunRow,
  { id: terminal_id, number, name, version, updated_at }: ChosenRow,
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

/** Stops a run: what has not been done is skipped. @throws OperationFailure `not_found`, `forbidden` */
export function cancelRun(context: Context, id: string): Promise<RunRow> {
  const { db, session, clock } = context;
  return inTransaction(db.db, async (tx) => {
    const run = requireFound(await lockRun(tx, session.merchantId, id));
    requirePermission(startedBy(run.kind), session);
    if (run.finished_at !== null) return run;
    await endRest(tx, id, { state: 'skipped', reason: 'cancelled' }, clock.nowIso());
    return endRun(tx, context, run, 'cancelled');
  });
}

/** Those whose turn has not come get this result; whatever is at work now ends first. */
export async function endRest(tx: Tx, runId: string, result: Result, now: string): Promise<void> {
  const rest = tx.updateTable('bulk_run_rows').where('run_id', '=', runId).where('state', '=', 'pending');
  await rest.set({ ...result, finished_at: now }).execute();
}

/** Writes down how a locked run has ended. @param doer who ended it; @param author where that was nobody */
export async function endRun(
  tx: Tx,
  doer: Actor,
  run: RunRow,
  state: 'done' | 'cancelled',
  author?: Author,
): Promise<RunRow> {
  const now = doer.clock.nowIso();
  const { pending: _none, ...counts } = await tallyOf(tx, run.id);
  await tx
    .updateTable('bulk_runs')
    .set({ ...counts, state, finished_at: now, ...changed(now) })
    .where('id', '=', run.id)
    .execute();
  const ended = requireFound(await findRun(tx, run.merchant_id, run.id));
  await recordRun(tx, doer, run, ended, author);
  await publishProgress(tx, ended, now);
  return ended;
}
