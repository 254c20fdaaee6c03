/** Commits that nobody paid or released: their terminal broke down, or was given back. */
import { COMMIT_HOURS } from '@kasa/contracts/loyalty/bonus-values';
import { undoCommit } from '../db/loyalty-refund.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { attempt } from '../http/poll.ts';

const AT_ONCE = 200;
const HOUR_MS = 3_600_000;

/** Releases those that have waited for too long, one by one; one that fails does not keep the others waiting. */
export async function releaseStaleCommits(
  db: Db,
  now: Date,
  report: (error: unknown) => void,
): Promise<void> {
  const since = new Date(now.getTime() - COMMIT_HOURS * HOUR_MS).toISOString();
  const stale = db.selectFrom('loyalty_commits').where('state', '=', 'committed');
  const old = stale.where('created_at', '<=', since).orderBy('created_at').limit(AT_ONCE);
  for (const { id } of await old.select('id').execute())
    await attempt(report, () =>
      inTransaction(db, async (tx) => {
        const own = tx.selectFrom('loyalty_commits').selectAll().where('id', '=', id);
        const commit = await own.where('state', '=', 'committed').forUpdate().executeTakeFirst();
        if (commit !== undefined) await undoCommit(tx, commit, now.toISOString());
      }),
    );
}
