/**
 * Processes bulk runs. Runs take turns of a few terminals, so that a big one does not delay the others.
 * See process-target.ts for how parallel workers avoid processing a terminal twice.
 */
import { dialectOf } from '../../db/dialect.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../http/clock.ts';
import { type Outcome, type ProcessingServices, processNextTarget } from './process-target.ts';
import { actorOf, cancelUnpermittedRun } from './run-permission.ts';
import { endRun, publishProgress } from './start.ts';
import { lockRun, type RunRow } from './store.ts';

export interface RunWorkerOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** True: stop after the terminals in progress. */
  readonly isStopping?: (() => boolean) | undefined;
  readonly report?: ((error: unknown) => void) | undefined;
}

/**
 * Terminals processed in parallel. SQLite commits them together (group-commit.ts); on PostgreSQL most connections are
 * left to requests.
 */
const PARALLEL_TARGETS = { sqlite: 8, postgres: 2 } as const;

/** Terminals of one run per turn: some tenths of a second. */
const TARGETS_PER_TURN = 40;

/** How often a run's progress is published, milliseconds. */
const PROGRESS_INTERVAL_MS = 1_000;

/**
 * Works until nothing is left that other workers do not hold.
 * @returns how many terminals it has processed
 */
export async function processPendingRuns(work: RunWorkerOptions): Promise<number> {
  const { db, isStopping = () => false, report } = work;
  const dealing = { ...work, failedOnce: new Set<string>() };
  const toldAt = new Map<string, number>();
  const isTimeToTell = ({ id }: RunRow) => {
    const now = performance.now();
    const isTime = now - (toldAt.get(id) ?? now) >= PROGRESS_INTERVAL_MS;
    if (isTime || !toldAt.has(id)) toldAt.set(id, now);
    return isTime;
  };
  let count = 0;
  for (;;) {
    const before = count;
    const open = db.selectFrom('bulk_runs').selectAll().where('finished_at', 'is', null);
    for (const run of await open.orderBy('created_at').orderBy('id').execute()) {
      if (isStopping()) return count;
      try {
        count += await processTurn(dealing, run);
        if (isTimeToTell(run)) await publishProgressIfRunning(db, run, work.clock.nowIso());
      } catch (error) {
        report?.(error);
      }
    }
    if (count === before || isStopping()) return count;
  }
}

/**
 * Processes the next terminals of a run, and ends the run after the last one.
 * @returns how many
 */
async function processTurn(work: RunWorkerOptions & ProcessingServices, run: RunRow): Promise<number> {
  const { db, clock, isStopping = () => false } = work;
  let [left, count] = [TARGETS_PER_TURN, 0];
  const ends = new Set<Outcome>();
  const lane = async () => {
    while (left > 0 && ends.size === 0 && !isStopping()) {
      left -= 1;
      const outcome = await processNextTarget(work, run);
      if (outcome === 'processed') count += 1;
      else ends.add(outcome);
    }
  };
  // Waits for all lanes, also when one fails, so that none continues in the background.
  const lanes = await Promise.allSettled(Array.from({ length: PARALLEL_TARGETS[dialectOf(db)] }, lane));
  const broken = lanes.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  if (ends.has('not_allowed')) await cancelUnpermittedRun(db, clock, run);
  if (ends.has('none_left')) await endRunIfDone(work, run);
  return count;
}

async function endRunIfDone({ db, clock }: RunWorkerOptions, { merchant_id, id }: RunRow): Promise<void> {
  await inTransaction(db, async (tx) => {
    const run = await lockRun(tx, merchant_id, id);
    if (run === undefined || run.finished_at !== null) return;
    const rows = tx.selectFrom('bulk_run_rows').select('id').where('run_id', '=', id);
    if ((await rows.where('state', '=', 'pending').limit(1).executeTakeFirst()) !== undefined) return;
    await endRun(tx, actorOf(run, clock), run, 'done');
  });
}

/** Publishes the progress of a running run. The lock ensures that no `running` event follows the one that ended it. */
export async function publishProgressIfRunning(
  db: Db,
  { merchant_id, id }: Pick<RunRow, 'merchant_id' | 'id'>,
  at: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const run = await lockRun(tx, merchant_id, id);
    if (run?.finished_at === null) await publishProgress(tx, run, at);
  });
}
