/**
 * Processes runs. They take turns of a few rows, so that a big one does not delay the others.
 * See process-row.ts for how parallel workers avoid processing a row twice.
 */
import { dialectOf } from '../db/dialect.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../http/clock.ts';
import { FollowUps } from './follow-ups.ts';
import { endRun, publishProgress } from './lifecycle.ts';
import { actorOf, cancelUnpermittedRun } from './permission.ts';
import { type Outcome, type ProcessingServices, processNextRow } from './process-row.ts';
import { lockRun, PROGRESS_INTERVAL_MS, type RunDomain, type RunRow } from './run.ts';

export interface RunWorkerOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** True: stop after the rows in progress. */
  readonly isStopping?: (() => boolean) | undefined;
  readonly report?: ((error: unknown) => void) | undefined;
  /** Who gives them calls again when a run may end. Default: they are waited for, however long they take. */
  readonly followUps?: FollowUps | undefined;
}

/**
 * Rows processed in parallel. SQLite commits them together (group-commit.ts); on PostgreSQL most connections are
 * left to requests.
 */
const PARALLEL_ROWS = { sqlite: 8, postgres: 2 } as const;

/** Rows of one run per turn: some tenths of a second. */
const ROWS_PER_TURN = 40;

/**
 * Works until nothing is left that other workers do not hold.
 * @param domains whose runs
 * @returns how many rows it has processed
 */
export async function processRuns(work: RunWorkerOptions, domains: readonly RunDomain[]): Promise<number> {
  if (work.followUps !== undefined) return processAll({ ...work, followUps: work.followUps }, domains);
  const followUps = new FollowUps();
  let [count, last] = [0, 0];
  do {
    last = await processAll({ ...work, followUps }, domains);
    count += last;
    await followUps.settled();
  } while (last > 0 && !work.isStopping?.());
  return count;
}

async function processAll(
  work: RunWorkerOptions & Pick<ProcessingServices, 'followUps'>,
  domains: readonly RunDomain[],
): Promise<number> {
  const { db, isStopping = () => false, report } = work;
  const services = { ...work, failedOnce: new Set<string>() };
  const publishedAt = new Map<string, number>();
  const isProgressDue = ({ id }: RunRow) => {
    const now = performance.now();
    const isTime = now - (publishedAt.get(id) ?? now) >= PROGRESS_INTERVAL_MS;
    if (isTime || !publishedAt.has(id)) publishedAt.set(id, now);
    return isTime;
  };
  const byKind = new Map(domains.flatMap((domain) => domain.kinds.map((kind) => [kind, domain] as const)));
  let count = 0;
  for (;;) {
    const before = count;
    const open = db.selectFrom('bulk_runs').selectAll().where('finished_at', 'is', null);
    for (const run of await open.orderBy('created_at').orderBy('id').execute()) {
      const domain = byKind.get(run.kind);
      if (domain === undefined) continue;
      if (isStopping()) return count;
      try {
        count += await processTurn(services, domain, run);
        if (isProgressDue(run)) await publishProgressIfRunning(db, domain, run, work.clock.nowIso());
      } catch (error) {
        report?.(error);
      }
    }
    if (count === before || isStopping()) return count;
  }
}

/**
 * Processes the next rows of a run, and ends the run after the last one and the answers that it awaits.
 * @returns how many
 */
async function processTurn(
  work: RunWorkerOptions & ProcessingServices,
  domain: RunDomain,
  run: RunRow,
): Promise<number> {
  const { db, clock, isStopping = () => false } = work;
  let [left, count] = [ROWS_PER_TURN, 0];
  const ends = new Set<Outcome>();
  const lane = async () => {
    while (left > 0 && ends.size === 0 && !isStopping()) {
      left -= 1;
      const outcome = await processNextRow(work, domain, run);
      if (outcome === 'processed') count += 1;
      else ends.add(outcome);
    }
  };
  // Waits for all lanes, also when one fails, so that none continues in the background.
  const lanes = await Promise.allSettled(Array.from({ length: PARALLEL_ROWS[dialectOf(db)] }, lane));
  const broken = lanes.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  if (ends.has('not_allowed')) await cancelUnpermittedRun(db, clock, domain, run);
  if (ends.has('none_left')) await endRunIfDone(work, domain, run);
  return count;
}

async function endRunIfDone(
  { db, clock }: RunWorkerOptions,
  domain: RunDomain,
  { merchant_id, id }: RunRow,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const run = await lockRun(tx, merchant_id, id);
    if (run === undefined || run.finished_at !== null) return;
    const rows = tx.selectFrom('bulk_run_rows').select('id').where('run_id', '=', id);
    if ((await rows.where('state', '=', 'pending').limit(1).executeTakeFirst()) !== undefined) return;
    if (await domain.awaitsAnswers?.(tx, id, clock.nowIso())) return;
    await endRun(tx, actorOf(run, clock), domain, run, 'done');
  });
}

/** Publishes the progress of a running run. The lock ensures that no `running` event follows the one that ended it. */
export async function publishProgressIfRunning(
  db: Db,
  domain: RunDomain,
  { merchant_id, id }: Pick<RunRow, 'merchant_id' | 'id'>,
  at: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const run = await lockRun(tx, merchant_id, id);
    if (run?.finished_at === null) await publishProgress(tx, domain, run, at);
  });
}
