/**
 * Slows down guessing of passwords, alike for phones that are registered and phones that are not (security T3).
 *
 * Failures are counted three ways. By address, so that one machine cannot try many phones. By phone, for all
 * addresses that its owner never signed in from: together they have ten tries, however many machines guess. And by
 * phone and address, for each address that the owner did sign in from: it has ten tries of its own, which no stranger
 * elsewhere can use up. Counting by phone alone would let anybody who knows a phone keep its owner out for as long as
 * the attack lasts; counting by phone and address alone would give a thousand machines ten thousand tries.
 *
 * An owner at a new address under attack waits for a pause to end, or proves the phone by a code (`confirmPassword`),
 * which makes the address a known one. An attacker behind a known address, say in the same office, is paused there like
 * anybody; the owner's other known addresses stay open.
 *
 * Every try counts as a failure until it turns out right, so that tries in parallel cannot slip by: neither on one
 * server nor on several, for they count in the database.
 */
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { limitedAs } from '../http/address.ts';
import { OperationFailure } from '../http/handler.ts';
import { findPause, forgive, giveBack, type LimitRule, sweepFailures, takeTry } from './failure-store.ts';

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;

/** Ten failures within 15 minutes pause: one minute, then two, up to 15 (security T3). */
const PHONE = { failures: 10, windowMs: WINDOW, firstPauseMs: MINUTE, longestPauseMs: 15 * MINUTE };
/** A hundred failures from one address within 15 minutes, whatever the phones. */
const ADDRESS = { failures: 100, windowMs: WINDOW, firstPauseMs: 15 * MINUTE, longestPauseMs: 15 * MINUTE };

/** Somebody who claims to be the owner of a phone. */
export interface Claim {
  readonly phone: string;
  readonly address: string;
  /** Whether the owner of the phone signed in from this address before, see known-addresses.ts. */
  readonly isKnown: boolean;
}

interface Counter {
  readonly key: string;
  readonly rule: LimitRule;
}

/** Always used in the order address, counter, so that nobody waits for each other for ever. */
function countersOf({ phone, address, isKnown }: Claim): { address: Counter; counter: Counter } {
  const from = limitedAs(address);
  return {
    address: { key: `address ${from}`, rule: ADDRESS },
    counter: { key: isKnown ? `phone ${phone} ${from}` : `phone ${phone}`, rule: PHONE },
  };
}

function requireNoPause(waitMs: number): void {
  if (waitMs <= 0) return;
  throw new OperationFailure('rate_limited', { retry_after_seconds: Math.ceil(waitMs / 1000) });
}

/**
 * Asks to try a password; to be followed by `acceptTry` when it was right. A refused one is not counted at all: nothing
 * was examined, and who asks again and again for a paused phone must not pause the whole office.
 * @throws OperationFailure rate_limited
 */
export async function requireTry(db: Db, claim: Claim, now: Date): Promise<void> {
  const { address, counter } = countersOf(claim);
  // Without a lock first: a flood of refused tries is to cost little.
  for (const { key } of [address, counter]) requireNoPause(await findPause(db, key, now));
  await inTransaction(db, async (tx) => {
    await sweepFailures(tx, WINDOW, now);
    for (const { key, rule } of [address, counter]) requireNoPause(await takeTry(tx, key, rule, now));
  });
}

/** The password was right: phone or pair starts anew; the address only gets this try back. */
export async function acceptTry(db: Db, claim: Claim, now: Date): Promise<void> {
  const { address, counter } = countersOf(claim);
  await inTransaction(db, async (tx) => {
    await giveBack(tx, address.key, address.rule, now);
    await forgive(tx, counter.key);
  });
}
