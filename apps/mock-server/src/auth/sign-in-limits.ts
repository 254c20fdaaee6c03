import { limitedAs } from '../http/address.ts';
import type { Clock } from '../http/clock.ts';
import { FailureLimiter } from '../http/failure-limiter.ts';
import { OperationFailure } from '../http/handler.ts';

const MINUTE = 60_000;

/** Ten failures within 15 minutes pause: one minute, then two, up to 15 (security T3). */
const PHONE = {
  failures: 10,
  windowMs: 15 * MINUTE,
  firstPauseMs: MINUTE,
  longestPauseMs: 15 * MINUTE,
};
/** A hundred failures from one address within 15 minutes, whatever the phones. */
const ADDRESS = {
  failures: 100,
  windowMs: 15 * MINUTE,
  firstPauseMs: 15 * MINUTE,
  longestPauseMs: 15 * MINUTE,
};

/** Somebody who claims to be the owner of a phone. */
export interface Claim {
  readonly phone: string;
  readonly address: string;
  /** Whether the owner of the phone signed in from this address before, see known-addresses.ts. */
  readonly isKnown: boolean;
}

/**
 * Slows down guessing of passwords, alike for phones that are registered and phones that are not.
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
 * Every try counts as a failure until it turns out right, so that tries in parallel cannot slip by.
 */
export class SignInLimits {
  readonly #phones: FailureLimiter;
  readonly #pairs: FailureLimiter;
  readonly #addresses: FailureLimiter;

  constructor(clock: Clock) {
    this.#phones = new FailureLimiter(clock, PHONE);
    this.#pairs = new FailureLimiter(clock, PHONE);
    this.#addresses = new FailureLimiter(clock, ADDRESS);
  }

  /**
   * Asks to try a password; to be followed by `succeeded` when it was right.
   * @throws OperationFailure rate_limited
   */
  take(claim: Claim): void {
    const from = limitedAs(claim.address);
    const addressWait = this.#addresses.take(from);
    const { limiter, key } = this.#counterOf(claim);
    const wait = addressWait || limiter.take(key);
    // Nothing was examined: somebody who asks again and again for a paused phone must not pause the whole office.
    if (wait > 0 && addressWait === 0) this.#addresses.giveBack(from);
    if (wait > 0) {
      throw new OperationFailure('rate_limited', { retry_after_seconds: Math.ceil(wait / 1000) });
    }
  }

  /** The password was right: phone or pair starts anew; the address only gets this try back. */
  succeeded(claim: Claim): void {
    const { limiter, key } = this.#counterOf(claim);
    limiter.forgive(key);
    this.#addresses.giveBack(limitedAs(claim.address));
  }

  reset(): void {
    this.#phones.reset();
    this.#pairs.reset();
    this.#addresses.reset();
  }

  #counterOf({ phone, address, isKnown }: Claim) {
    if (!isKnown) return { limiter: this.#phones, key: phone };
    return { limiter: this.#pairs, key: `${phone} ${limitedAs(address)}` };
  }
}
