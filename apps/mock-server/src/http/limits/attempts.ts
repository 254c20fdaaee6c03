/** Limits guessing. An attempt counts as failed until it succeeds, so parallel ones cannot bypass the limit. */
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { OperationFailure } from '../request/handler.ts';
import {
  deleteExpiredAttempts,
  findPause,
  type LimitRule,
  type RecordedAttempt,
  recordAttempt,
} from './attempt-store.ts';

export interface AttemptCounter {
  readonly key: string;
  readonly rule: LimitRule;
  /** A pause of this key refuses nothing and is told by no answer: its attempts are merely not counted while it lasts. */
  readonly isSilent?: true;
}

export interface CountedAttempt {
  readonly rule: LimitRule;
  readonly attempt: RecordedAttempt;
}

function tooMany(waitMs: number): OperationFailure {
  return new OperationFailure('rate_limited', { retry_after_seconds: Math.ceil(waitMs / 1000) });
}

/** Refuses while one of the keys is paused; counts no attempt. @throws OperationFailure rate_limited */
export async function requireNoPause(db: Db, counters: readonly AttemptCounter[], now: Date): Promise<void> {
  for (const { key, isSilent } of counters) {
    if (isSilent) continue;
    const waitMs = await findPause(db, key, now);
    if (waitMs > 0) throw tooMany(waitMs);
  }
}

/**
 * Counts an attempt against all keys or none. Callers pass keys in a fixed order, to avoid deadlocks.
 * @returns the counted attempts; that of a silent key is missing while it is paused
 * @throws OperationFailure rate_limited
 */
export async function countAttempt(
  db: Db,
  counters: readonly AttemptCounter[],
  now: Date,
): Promise<CountedAttempt[]> {
  // Checked without a lock first, so that a flood of refused attempts costs little.
  await requireNoPause(db, counters, now);
  return inTransaction(db, async (tx) => {
    await deleteExpiredAttempts(tx, now);
    const taken: CountedAttempt[] = [];
    for (const { key, rule, isSilent } of counters) {
      const attempt = await recordAttempt(tx, key, rule, now);
      if (typeof attempt !== 'number') taken.push({ rule, attempt });
      else if (!isSilent) throw tooMany(attempt);
    }
    return taken;
  });
}
