import type { Clock } from './clock.ts';

/** When a key is paused, and for how long. */
export interface LimitRule {
  /** Failures that are examined before the first pause. */
  readonly failures: number;
  /** Failures further apart than this are forgotten. */
  readonly windowMs: number;
  /** The first pause; every failure after it doubles the next. */
  readonly firstPauseMs: number;
  /** No pause is longer: nobody is shut out for good. */
  readonly longestPauseMs: number;
}

interface Entry {
  failures: number;
  since: number;
  pausedUntil: number;
  pauseMs: number;
}

/** Keys remembered at most; beyond, the oldest is forgotten, so that an attacker cannot fill the memory. */
const MAX_KEYS = 20_000;

/**
 * Counts failures by key and pauses a key that fails too often (security T3). Lives in the memory of one server:
 * several servers each count for themselves.
 */
export class FailureLimiter {
  readonly #clock: Clock;
  readonly #rule: LimitRule;
  readonly #records = new Map<string, Entry>();

  constructor(clock: Clock, rule: LimitRule) {
    this.#clock = clock;
    this.#rule = rule;
  }

  /**
   * Asks to try. The try counts as a failure until `forgive` says otherwise, so that tries in parallel can't slip by.
   * @returns 0 when it may be examined, else the milliseconds to wait
   */
  take(key: string): number {
    const now = this.#clock.now().getTime();
    const record = this.#current(key, now);
    if (record.pausedUntil > now) return record.pausedUntil - now;
    record.failures += 1;
    if (record.failures >= this.#rule.failures) {
      record.pauseMs = Math.min(record.pauseMs * 2 || this.#rule.firstPauseMs, this.#rule.longestPauseMs);
      record.pausedUntil = now + record.pauseMs;
    }
    return 0;
  }

  /** The try was right: the key has a clean slate. */
  forgive(key: string): void {
    this.#records.delete(key);
  }

  /** Takes back one try that was no guess, leaving earlier ones. */
  giveBack(key: string): void {
    const record = this.#records.get(key);
    if (!record) return;
    record.failures -= 1;
    if (record.failures < this.#rule.failures) record.pausedUntil = record.pauseMs = 0;
  }

  reset(): void {
    this.#records.clear();
  }

  #current(key: string, now: number): Entry {
    const known = this.#records.get(key);
    if (known && now - Math.max(known.since, known.pausedUntil) <= this.#rule.windowMs) return known;
    const fresh = { failures: 0, since: now, pausedUntil: 0, pauseMs: 0 };
    // Put at the end again, so that the first key is always the oldest.
    this.#records.delete(key);
    if (this.#records.size >= MAX_KEYS) this.#records.delete(this.#records.keys().next().value as string);
    this.#records.set(key, fresh);
    return fresh;
  }
}
