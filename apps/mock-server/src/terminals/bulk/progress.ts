import type { Transaction } from 'kysely';
import type { Db, Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { publish } from '../../events/publish.ts';
import { lockRun, presentRun, type RunRow } from './store.ts';

export async function publishProgress(tx: Transaction<Schema>, run: RunRow, at: string): Promise<void> {
  const { id: run_id, done, skipped, failed, total, state } = await presentRun(tx, run);
  const data = { run_id, done, skipped, failed, total, state };
  await publish(tx, run.merchant_id, at, { type: 'bulk_run.progress', data });
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
