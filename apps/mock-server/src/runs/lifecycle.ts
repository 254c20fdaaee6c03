/** How runs begin and end. */
import type { Transaction } from 'kysely';
import { afterCommit } from '../db/after-commit.ts';
import { bulkInsert } from '../db/bulk-insert.ts';
import { UniqueViolation } from '../db/errors.ts';
import { createNotifier } from '../db/notifier.ts';
import { newRowColumns, updatedRowColumns } from '../db/row-columns.ts';
import type { Db, Schema } from '../db/schema.ts';
import { lockEvents, publish } from '../events/publish.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { journalOf } from '../http/journal/journal.ts';
import type { ChangeAuthor, ChangeContext } from '../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { type Result, type RunDomain, type RunItemRow, type RunKind, type RunRow, tallyOf } from './run.ts';

type Tx = Transaction<Schema>;

const wakeups = createNotifier<void>();
/** Tells this process that a run has begun. */
export const onRunStarted = wakeups.subscribe;

/** What the domain knows of a new run. */
export type NewRun = Pick<RunRow, 'kind' | 'total'> &
  Partial<
    Pick<RunRow, 'template_id' | 'template_name' | 'template_version' | 'reason' | 'amount' | 'change'>
  >;

/**
 * Begins a run of a kind once for an idempotency key, unless one goes on.
 * @param insert checks what is asked for, and writes the run by `insertRun`
 * @throws OperationFailure `bulk_run_unfinished`, and what `insert` throws
 */
export async function beginRun<Data>(
  context: Context,
  kind: RunKind,
  insert: (tx: Tx) => Promise<Data>,
): Promise<Data> {
  const begin = () => runIdempotent(context, insert);
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
    // Another request has started one at the same moment. If that has already ended, retry.
    await requireNoneUnfinished(context.db.db, context, kind);
    return begin();
  }
}

/** @throws OperationFailure `bulk_run_unfinished` */
export async function requireNoneUnfinished(db: Db, { session }: Context, kind: RunKind): Promise<void> {
  const own = db.selectFrom('bulk_runs').select('id').where('merchant_id', '=', session.merchantId);
  const open = await own.where('kind', '=', kind).where('finished_at', 'is', null).executeTakeFirst();
  if (open !== undefined) throw new OperationFailure('bulk_run_unfinished', { run_id: open.id });
}

/**
 * Writes a run and its rows; they are processed later, see worker.ts.
 * @param rowsOf its rows, some at a time where there may be many
 */
export async function insertRun(
  tx: Tx,
  context: Context,
  domain: RunDomain,
  of: NewRun,
  rowsOf: (run: RunRow) => readonly RunItemRow[] | AsyncIterable<readonly RunItemRow[]>,
): Promise<RunRow> {
  const { session, clock, operation, requestId, exchange } = context;
  const run: RunRow = {
    ...newRowColumns(session.merchantId, clock.nowIso()),
    ...{
      template_id: null,
      template_name: null,
      template_version: null,
      reason: null,
      amount: null,
      change: null,
    },
    ...of,
    state: 'running',
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
  const rows = rowsOf(run);
  for await (const some of 'length' in rows ? [rows] : rows) await bulkInsert(tx, 'bulk_run_rows', some);
  await journalOf(tx, context).recordCreated(domain.journaled, run.id);
  await publishProgress(tx, domain, run, run.created_at);
  afterCommit(tx, () => wakeups.notify(tx, undefined));
  return run;
}

/** Stops a locked run and skips its pending rows; one that has ended stays as it is. */
export async function cancelRun(tx: Tx, context: Context, domain: RunDomain, run: RunRow): Promise<RunRow> {
  if (run.finished_at !== null) return run;
  await endPendingRows(tx, run.id, { state: 'skipped', reason: 'cancelled' }, context.clock.nowIso());
  // The journal counts the end of a run to the run.
  return endRun(tx, { ...context, requestId: run.action }, domain, run, 'cancelled');
}

export async function endPendingRows(tx: Tx, runId: string, result: Result, now: string): Promise<void> {
  const rest = tx.updateTable('bulk_run_rows').where('run_id', '=', runId).where('state', '=', 'pending');
  await rest.set({ ...result, finished_at: now }).execute();
}

/**
 * Ends a locked run.
 * @param actor who ended it
 * @param author whom the journal names instead of the actor
 */
export async function endRun(
  tx: Tx,
  actor: ChangeContext,
  domain: RunDomain,
  run: RunRow,
  state: 'done' | 'cancelled',
  author?: ChangeAuthor,
): Promise<RunRow> {
  const now = actor.clock.nowIso();
  const journal = await journalOf(tx, actor, author).captureBefore(domain.journaled, run.id);
  const { done, skipped, failed } = await tallyOf(tx, run.id);
  const ended = tx
    .updateTable('bulk_runs')
    .set({ done, skipped, failed, state, finished_at: now, ...updatedRowColumns(now) })
    .where('id', '=', run.id)
    .returningAll();
  const row = await ended.executeTakeFirstOrThrow();
  await journal.record();
  await publishProgress(tx, domain, row, now);
  return row;
}

export async function publishProgress(tx: Tx, domain: RunDomain, run: RunRow, at: string): Promise<void> {
  await lockEvents(tx, run.merchant_id);
  await publish(tx, run.merchant_id, at, domain.progressOf(run, await tallyOf(tx, run.id)));
}
