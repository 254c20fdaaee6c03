/**
 * Tries of whoever says who they are and may be guessing: a person with a password, a terminal with its key phrase.
 * Every try counts as a failure until it turns out right, so that tries in parallel cannot slip by: neither on one server
 * nor on several, for they count in the database.
 */
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { findPause, type LimitRule, sweepFailures, type TakenTry, takeTry } from './failure-store.ts';
import { OperationFailure } from './handler.ts';

/** What tries are counted against. */
export interface TryCounter {
  readonly key: string;
  readonly rule: LimitRule;
}

/** A try that was counted, and the rule that it was counted by. */
export interface CountedTry {
  readonly rule: LimitRule;
  readonly one: TakenTry;
}

function tooMany(waitMs: number): OperationFailure {
  return new OperationFailure('rate_limited', { retry_after_seconds: Math.ceil(waitMs / 1000) });
}

/** Refuses while one of them is paused; counts nothing. @throws OperationFailure rate_limited */
export async function requireNoPause(db: Db, counters: readonly TryCounter[], now: Date): Promise<void> {
  for (const { key } of counters) {
    const waitMs = await findPause(db, key, now);
    if (waitMs > 0) throw tooMany(waitMs);
  }
}

/**
 * Counts a try against all of them or none. Callers name them in one order, so that nobody waits for each other for ever.
 * @throws OperationFailure rate_limited
 */
export async function countTry(db: Db, counters: readonly TryCounter[], now: Date): Promise<CountedTry[]> {
  // Without a lock first: a flood of refused tries is to cost little.
  await requireNoPause(db, counters, now);
  return inTransaction(db, async (tx) => {
    await sweepFailures(tx, now);
    const taken: CountedTry[] = [];
    for (const { key, rule } of counters) {
      const one = await takeTry(tx, key, rule, now);
      if (typeof one === 'number') throw tooMany(one);
      taken.push({ rule, one });
    }
    return taken;
  });
}
