import { limitedAs } from '../http/address.ts';
import type { Clock } from '../http/clock.ts';
import { FailureLimiter } from '../http/failure-limiter.ts';
import { OperationFailure } from '../http/handler.ts';

const MINUTE = 60_000;

/** Ten failures of a phone within 15 minutes pause it: one minute, then two, up to 15 (security T3). */
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

/** Slows down guessing of passwords, alike for phones that are registered and phones that are not. */
export class SignInLimits {
  readonly #phones: FailureLimiter;
  readonly #addresses: FailureLimiter;

  constructor(clock: Clock) {
    this.#phones = new FailureLimiter(clock, PHONE);
    this.#addresses = new FailureLimiter(clock, ADDRESS);
  }

  /**
   * Asks to try a password; to be followed by `succeeded` when it was right.
   * @throws OperationFailure rate_limited
   */
  take(phone: string, address: string): void {
    const from = limitedAs(address);
    const addressWait = this.#addresses.take(from);
    const wait = addressWait || this.#phones.take(phone);
    // Nothing was examined: somebody who asks again and again for a paused phone must not pause the whole office.
    if (wait > 0 && addressWait === 0) this.#addresses.giveBack(from);
    if (wait > 0) {
      throw new OperationFailure('rate_limited', { retry_after_seconds: Math.ceil(wait / 1000) });
    }
  }

  /** The password was right: the phone starts anew; the address only gets this try back. */
  succeeded(phone: string, address: string): void {
    this.#phones.forgive(phone);
    this.#addresses.giveBack(limitedAs(address));
  }

  reset(): void {
    this.#phones.reset();
    this.#addresses.reset();
  }
}
