import { normalizeIP } from '@fastify/rate-limit';
import type { FailureCodeName } from '@kasa/contracts/shared/codes';
import { inTransaction } from '../db/transaction.ts';
import { undoAttempt } from '../http/limits/attempt-store.ts';
import { type AttemptCounter, countAttempt } from '../http/limits/attempts.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;
const pauses = { windowMs: WINDOW, firstPauseMs: MINUTE, longestPauseMs: WINDOW };
const PERSON = { failures: 10, ...pauses };
const MERCHANT = { failures: 30, ...pauses };
const ADDRESS = { failures: 100, ...pauses, firstPauseMs: WINDOW };

/** Failures that tell whether a number or a code was guessed. */
const GUESSES: readonly FailureCodeName[] = ['terminal_unknown', 'activation_code_wrong'];

/**
 * Runs what asks for an activation code, and counts wrong guesses by address, merchant and person.
 * @throws OperationFailure `rate_limited`, and what `work` throws
 */
export async function limitGuesses<T>(context: Context, work: () => Promise<T>): Promise<T> {
  const { db, clock, session, exchange } = context;
  const counters: AttemptCounter[] = [
    { key: `codes from ${normalizeIP(exchange.address)}`, rule: ADDRESS },
    { key: `codes of merchant ${session.merchantId}`, rule: MERCHANT },
    { key: `codes of person ${session.userId}`, rule: PERSON },
  ];
  const attempts = await countAttempt(db.db, counters, clock.now());
  let isGuess = false;
  try {
    return await work();
  } catch (error) {
    isGuess = error instanceof OperationFailure && GUESSES.includes(error.codeName);
    throw error;
  } finally {
    if (!isGuess)
      await inTransaction(db.db, async (tx) => {
        for (const { attempt, rule } of attempts) await undoAttempt(tx, attempt, rule, clock.now());
      });
  }
}
