/**
 * Processes one terminal of a run in one transaction with its result. The row lock is the lease: it ends with its
 * process, so a terminal is either processed and recorded or still pending. Workers skip rows locked by others.
 */
import type { BulkReason } from '@kasa/contracts/terminals/bulk-run-values';
import type { Transaction } from 'kysely';
import { fleet } from '../../db/fleet.ts';
import type { Db, Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../http/clock.ts';
import type { ChangeContext } from '../../http/journal/record-change.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import { changeTerminal } from '../terminal-changes.ts';
import { bulkRules } from './rules.ts';
import { actorOf, isStillPermitted } from './run-permission.ts';
import type { Result, RunRow, RunTargetRow } from './store.ts';
import { appliedTemplate } from './targets.ts';

type Tx = Transaction<Schema>;

export interface ProcessingServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly report?: ((error: unknown) => void) | undefined;
  /** Ids of rows that failed once, perhaps because the database was unavailable; the second failure is final. */
  readonly failedOnce: Set<string>;
}

/** `none_left`: or other workers hold the last ones. `not_allowed`: the run's user has lost the permission. */
export type Outcome = 'processed' | 'none_left' | 'not_allowed';

export async function processNextTarget(
  { db, clock, report, failedOnce }: ProcessingServices,
  run: RunRow,
): Promise<Outcome> {
  let taken: RunTargetRow | undefined;
  try {
    return await inTransaction(db, async (tx) => {
      taken = await nextRow(tx, run.id);
      if (taken === undefined) return 'none_left';
      if (!(await isStillPermitted(tx, run))) return 'not_allowed';
      await finish(tx, taken, clock, await processTarget(tx, actorOf(run, clock), run, taken));
      return 'processed';
    });
  } catch (error) {
    if (taken === undefined) throw error;
    report?.(error);
    if (failedOnce.has(taken.id)) await recordInternalFailure(db, clock, taken.id);
    failedOnce.add(taken.id);
    return 'processed';
  }
}

async function nextRow(tx: Tx, runId: string): Promise<RunTargetRow | undefined> {
  return tx
    .selectFrom('bulk_run_rows')
    .selectAll()
    .where('run_id', '=', runId)
    .where('state', '=', 'pending')
    .orderBy('position')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

const failed = (reason: BulkReason): Result => ({ state: 'failed', reason });

async function processTarget(tx: Tx, actor: ChangeContext, run: RunRow, row: RunTargetRow): Promise<Result> {
  const own = fleet(tx).selectAll().where('merchant_id', '=', run.merchant_id);
  const terminal = await own.where('id', '=', row.terminal_id).forUpdate().executeTakeFirst();
  if (terminal === undefined) return failed('not_found');
  if (terminal.version !== row.terminal_version) return failed('conflict');
  try {
    const template = await appliedTemplate(tx, run.merchant_id, templateIdOf(run));
    if (template && template.version !== (run.template_version ?? template.version))
      return failed('conflict');
    const verdict = bulkRules[run.kind](terminal, actor.clock.nowIso(), template);
    if (verdict.skip !== undefined) return { state: 'skipped', reason: verdict.skip };
    await changeTerminal(tx, actor, terminal.id, verdict.columns);
    return { state: 'done', reason: null };
  } catch (error) {
    if (error instanceof OperationFailure && error.codeName === 'not_found') {
      return failed('template_not_found');
    }
    throw error;
  }
}

const templateIdOf = ({ kind, template_id }: RunRow) => (kind === 'apply_template' ? template_id : null);

async function finish(tx: Db, { id }: RunTargetRow, clock: Clock, result: Result): Promise<void> {
  const columns = { ...result, finished_at: clock.nowIso() };
  await tx.updateTable('bulk_run_rows').set(columns).where('id', '=', id).execute();
}

async function recordInternalFailure(db: Db, clock: Clock, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const pending = tx.selectFrom('bulk_run_rows').selectAll().where('id', '=', id);
    const row = await pending.where('state', '=', 'pending').forUpdate().executeTakeFirst();
    if (row !== undefined) await finish(tx, row, clock, failed('internal'));
  });
}
