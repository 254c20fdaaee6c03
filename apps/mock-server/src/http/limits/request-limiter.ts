import { rateLimitKey } from '../request/address.ts';

const WINDOW_MS = 60_000;

/** Rate limit per address, against runaway clients. It uses real time, so that a frozen mock clock blocks nobody. */
export class RequestLimiter {
  readonly #perMinute: number;
  #counts = new Map<string, number>();
  #windowEnds = 0;

  /** @param perMinute requests per address and minute; 0: unlimited */
  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** @returns 0 when the request is allowed, else the milliseconds to wait */
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
