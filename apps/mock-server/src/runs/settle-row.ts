/** What becomes of rows that wait for somebody else's answer, also after their run has ended. */
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { publish } from '../events/publish.ts';
import { type Result, type RunDomain, type RunItemRow, tallyOf } from './run.ts';

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

/**
 * Publishes the progress of a run that has ended; that of a running one is published by its worker. Last in the
 * transaction, see `publish`. The run is not locked: stopping it waits for rows that wait for what is locked here.
 */
export async function publishSettledRow(
  tx: Transaction<Schema>,
  progressOf: RunDomain['progressOf'],
  runId: string,
  now: string,
): Promise<void> {
  const own = tx.selectFrom('bulk_runs').selectAll().where('id', '=', runId);
  const run = await own.where('finished_at', 'is not', null).executeTakeFirst();
  if (run !== undefined) await publish(tx, run.merchant_id, now, progressOf(run, await tallyOf(tx, runId)));
}
