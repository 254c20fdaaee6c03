/** What a settled reversal means for the run that began it. */
import type { Transaction } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';
import { publish } from '../../events/publish.ts';
import { type RunRow, type Tally, tallyOf } from '../../runs/run.ts';

/** The event of a run's progress. */
export function progressOf({ id: run_id, total, state }: RunRow, tally: Tally) {
  const { done, waiting, skipped, failed } = tally;
  const data = { run_id, done, waiting, skipped, failed, total, state };
  return { type: 'reversal_run.progress', data } as const;
}

/** Settles the row that waits for a reversal. @returns its run; undefined: no run began it, or in cash */
export async function settleRow(
  tx: Transaction<Schema>,
  { id }: Pick<Row<'reversals'>, 'id'>,
  isDone: boolean,
  now: string,
): Promise<string | undefined> {
  const result = isDone
    ? ({ state: 'done', reason: null } as const)
    : ({ state: 'failed', reason: 'declined' } as const);
  const own = tx.updateTable('bulk_run_rows').set({ ...result, finished_at: now });
  const waiting = own.where('reversal_id', '=', id).where('state', '=', 'waiting');
  return (await waiting.returning('run_id').executeTakeFirst())?.run_id;
}

/**
 * Publishes the progress of a run that has ended; that of a running one is published by its worker. Last in the
 * transaction, see `publish`. The run is not locked: stopping it waits for rows that wait for the payment locked here.
 */
export async function publishSettledRow(tx: Transaction<Schema>, runId: string, now: string): Promise<void> {
  const own = tx.selectFrom('bulk_runs').selectAll().where('id', '=', runId);
  const run = await own.where('finished_at', 'is not', null).executeTakeFirst();
  if (run !== undefined) await publish(tx, run.merchant_id, now, progressOf(run, await tallyOf(tx, runId)));
}
