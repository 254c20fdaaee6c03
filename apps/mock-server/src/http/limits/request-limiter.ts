import { rateLimitKey } from '../request/address.ts';

/** How long a window is, in milliseconds. */
const WINDOW_MS = 60_000;

/**
 * A generous limit on requests from one address, against a client that has gone wild. It counts real time, not the
 * clock's: it is about the machine, and a frozen clock must not shut anybody out.
 */
export class RequestLimiter {
  readonly #perMinute: number;
  #counts = new Map<string, number>();
  #windowEnds = 0;

  /** @param perMinute requests an address may send in a minute; 0 means any number */
  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** @returns 0 when the request may pass, else the milliseconds to wait */
  take(address: string): number {
    if (this.#perMinute === 0) return 0;
    const now = performance.now();
    if (now >= this.#windowEnds) this.reset(now);
    const key = rateLimitKey(address);
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count > this.#perMinute ? this.#windowEnds - now : 0;
  }

  reset(now = performance.now()): void {
    this.#counts = new Map();
    this.#windowEnds = now + WINDOW_MS;
  }
}
