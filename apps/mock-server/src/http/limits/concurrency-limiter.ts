import { OperationFailure } from '../request/handler.ts';

/** How many may run at a time, and when one who is refused may ask again, seconds. */
export interface ConcurrencyLimits {
  readonly max: number;
  readonly maxPerKey: number;
  readonly retryAfterSeconds: number;
}

/**
 * Limits how much of what takes long and holds much runs in this process at a time (security T18): in all, and for each key.
 */
export class ConcurrencyLimiter {
  readonly #rule: ConcurrencyLimits;
  /** By whoever has some; who has none is not here. */
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(rule: ConcurrencyLimits) {
    this.#rule = rule;
  }

  /**
   * Takes a slot for a key.
   * @returns what gives it back, to be called once
   * @throws OperationFailure `rate_limited` when there is none
   */
  acquire(who: string): () => void {
    const { max, maxPerKey, retryAfterSeconds } = this.#rule;
    const own = this.#taken.get(who) ?? 0;
    if (this.#all >= max || own >= maxPerKey) {
      throw new OperationFailure('rate_limited', { retry_after_seconds: retryAfterSeconds });
    }
    this.#all += 1;
    this.#taken.set(who, own + 1);
    return () => {
      this.#all -= 1;
      const left = (this.#taken.get(who) ?? 0) - 1;
      if (left > 0) this.#taken.set(who, left);
      else this.#taken.delete(who);
    };
  }

  /** Works in a slot of a key. @throws OperationFailure as `acquire` does, before anything is done */
  async withSlot<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    const leave = this.acquire(who);
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
