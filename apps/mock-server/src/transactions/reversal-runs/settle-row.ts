/** What a settled reversal means for the run that began it. */
import type { Transaction } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';
import type { RunRow, Tally } from '../../runs/run.ts';
import * as runs from '../../runs/settle-row.ts';

/** The event of a run's progress. */
export function progressOf({ id: run_id, total, state }: RunRow, tally: Tally) {
  const { done, waiting, skipped, failed } = tally;
  const data = { run_id, done, waiting, skipped, failed, total, state };
  return { type: 'reversal_run.progress', data } as const;
}

/** Settles the row that waits for a reversal. @returns its run; undefined: no run began it, or in cash */
export function settleRow(
  tx: Transaction<Schema>,
  { id }: Pick<Row<'reversals'>, 'id'>,
  isDone: boolean,
  now: string,
): Promise<string | undefined> {
  const result = isDone
    ? ({ state: 'done', reason: null } as const)
    : ({ state: 'failed', reason: 'declined' } as const);
  return runs.settleRow(tx, 'reversal_id', id, result, now);
}
