/**
 * Processes one row of a run in one transaction with its result. The row lock is the lease: it ends with its process,
 * so a row is either processed and recorded or still pending. Workers skip rows locked by others.
 */
import type { Transaction } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../http/clock.ts';
import { hiddenIds } from '../http/request/hide-foreign-ids.ts';
import type { FollowUps } from './follow-ups.ts';
import { actorOf, rightsForRun } from './permission.ts';
import type { Result, RunDomain, RunItemRow, RunRow } from './run.ts';

type Tx = Transaction<Schema>;

export interface ProcessingServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly report?: ((error: unknown) => void) | undefined;
  /** Ids of rows that failed once, perhaps because the database was unavailable; the second failure is final. */
  readonly failedOnce: Set<string>;
  readonly followUps: FollowUps;
}

/** `none_left`: or other workers hold the last ones. `not_allowed`: the run's user has lost the permission. */
export type Outcome = 'processed' | 'none_left' | 'not_allowed';

export async function processNextRow(
  services: ProcessingServices,
  domain: RunDomain,
  run: RunRow,
): Promise<Outcome> {
  const { db, clock, report, failedOnce } = services;
  let taken: RunItemRow | undefined;
  let result: Result | undefined;
  try {
    const outcome = await inTransaction(db, async (tx) => {
      taken = await nextRow(tx, run.id);
      if (taken === undefined) return 'none_left';
      const rights = await rightsForRun(tx, domain, run);
      if (rights === null) return 'not_allowed';
      const actor = actorOf(run, clock);
      const withRights = { ...actor, session: { ...actor.session, tags: rights.tags, points: rights.points } };
      // Whoever began it, or what it is about, may be at another point by now.
      const isHidden = (await hiddenIds(tx, rights, [taken.object_id])).size > 0;
      result = isHidden
        ? { state: 'failed', reason: 'not_allowed' }
        : await domain.process(tx, withRights, run, taken);
      await finish(tx, taken, clock, result);
      return 'processed';
    });
    if (outcome === 'processed' && result !== undefined) {
      const after = domain.afterRow?.(result, services.followUps.signal);
      if (after !== undefined) services.followUps.add(run.id, after, report);
    }
    return outcome;
  } catch (error) {
    if (taken === undefined) throw error;
    report?.(error);
    if (failedOnce.has(taken.id)) await recordInternalFailure(db, clock, taken.id);
    failedOnce.add(taken.id);
    return 'processed';
  }
}

async function nextRow(tx: Tx, runId: string): Promise<RunItemRow | undefined> {
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

async function finish(tx: Db, { id }: RunItemRow, clock: Clock, result: Result): Promise<void> {
  const columns = { ...result, finished_at: result.state === 'waiting' ? null : clock.nowIso() };
  await tx.updateTable('bulk_run_rows').set(columns).where('id', '=', id).execute();
}

async function recordInternalFailure(db: Db, clock: Clock, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const pending = tx.selectFrom('bulk_run_rows').selectAll().where('id', '=', id);
    const row = await pending.where('state', '=', 'pending').forUpdate().executeTakeFirst();
    if (row !== undefined) await finish(tx, row, clock, { state: 'failed', reason: 'internal' });
  });
}
