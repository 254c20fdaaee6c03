/** What becomes of rows that wait for somebody else's answer, also after their run has ended. */
import type { EventBody } from '@kasa/contracts/events/events';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { lockEvents } from '../events/publish.ts';
import { PROGRESS_INTERVAL_MS, type Result, type RunDomain, type RunItemRow, tallyOf } from './run.ts';

/**
 * Settles the row that waits for something.
 * @param by the column that names what it waits for
 * @returns its run; undefined: none waits
 */
export async function settleRow(
  tx: Transaction<Schema>,
  by: 'object_id' | 'reversal_id',
  id: NonNullable<RunItemRow[typeof by]>,
  result: Result,
  now: string,
): Promise<string | undefined> {
  const own = tx.updateTable('bulk_run_rows').set({ ...result, finished_at: now });
  const waiting = own.where(by, '=', id).where('state', '=', 'waiting');
  return (await waiting.returning('run_id').executeTakeFirst())?.run_id;
}

/** When this process has last published the progress of each ended run, milliseconds. */
const publishedAt = new Map<string, number>();

/**
 * The progress of a run that has ended, for who publishes it with other events: once a second for as many rows as settle
 * in it, and after the last; that of a running one is published by its worker. Locks the events, so that a run which ends
 * at the same moment counts what is settled here or is seen to have ended. The run is not locked: stopping it waits for
 * rows that wait for what is locked here.
 */
export async function settledProgress(
  tx: Transaction<Schema>,
  progressOf: RunDomain['progressOf'],
  merchantId: string,
  runId: string,
  now: Date,
): Promise<EventBody[]> {
  await lockEvents(tx, merchantId);
  const own = tx.selectFrom('bulk_runs').selectAll().where('id', '=', runId);
  const run = await own.executeTakeFirstOrThrow();
  if (run.finished_at === null) return [];
  const rows = tx.selectFrom('bulk_run_rows').select('id').where('run_id', '=', runId);
  const waiting = await rows.where('state', '=', 'waiting').limit(1).executeTakeFirst();
  const last = publishedAt.get(runId) ?? Date.parse(run.finished_at);
  if (waiting === undefined) publishedAt.delete(runId);
  else if (Math.abs(now.getTime() - last) < PROGRESS_INTERVAL_MS) return [];
  else publishedAt.set(runId, now.getTime());
  return [progressOf(run, await tallyOf(tx, runId))];
}
