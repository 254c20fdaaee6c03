/**
 * Tries of whoever says who they are and may be guessing: a person with a password, a terminal with its key phrase.
 * Every attempt counts as a failure until it turns out right, so that attempts in parallel cannot slip by: neither on one server
 * nor on several, for they count in the database.
 */
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

/** What attempts are counted against. */
export interface AttemptCounter {
  readonly key: string;
  readonly rule: LimitRule;
}

/** An attempt that was counted, and the rule that it was counted by. */
export interface CountedAttempt {
  readonly rule: LimitRule;
  readonly one: RecordedAttempt;
}

function tooMany(waitMs: number): OperationFailure {
  return new OperationFailure('rate_limited', { retry_after_seconds: Math.ceil(waitMs / 1000) });
}

/** Refuses while one of them is paused; counts nothing. @throws OperationFailure rate_limited */
export async function requireNoPause(db: Db, counters: readonly AttemptCounter[], now: Date): Promise<void> {
  for (const { key } of counters) {
    const waitMs = await findPause(db, key, now);
    if (waitMs > 0) throw tooMany(waitMs);
  }
}

/**
 * Counts an attempt against all of them or none. Callers name them in one order, so that nobody waits for each other for ever.
 * @throws OperationFailure rate_limited
 */
export async function countAttempt(
  db: Db,
  counters: readonly AttemptCounter[],
  now: Date,
): Promise<CountedAttempt[]> {
  // Without a lock first: a flood of refused attempts is to cost little.
  await requireNoPause(db, counters, now);
  return inTransaction(db, async (tx) => {
    await deleteExpiredAttempts(tx, now);
    const taken: CountedAttempt[] = [];
    for (const { key, rule } of counters) {
      const one = await recordAttempt(tx, key, rule, now);
      if (typeof one === 'number') throw tooMany(one);
      taken.push({ rule, one });
    }
    return taken;
  });
}
