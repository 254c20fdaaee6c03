import type { Transaction } from 'kysely';
import { runAfterCommit } from './after-commit.ts';
import { asUniqueViolation, dialectOf, isRetryable } from './dialect.ts';
import { runInGroupCommit } from './group-commit.ts';
import type { Db, Schema } from './schema.ts';

const ATTEMPTS = 5;

/**
 * Runs `work` in a transaction. A check and its write belong in one `work`, the checked row read `.forUpdate()`.
 * `work` must use only the given transaction (`db` deadlocks in SQLite) and may be retried: no other effects.
 * @throws UniqueViolation
 */
export async function inTransaction<T>(db: Db, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (dialectOf(db) === 'sqlite') return await runInGroupCommit(db, work);
      let used: Transaction<Schema> | undefined;
      const result = await db.transaction().execute((tx) => {
        used = tx;
        return work(tx);
      });
      if (used) runAfterCommit(used);
      return result;
    } catch (error) {
      if (isRetryable(error) && attempt < ATTEMPTS) continue;
      throw asUniqueViolation(error) ?? error;
    }
  }
}
