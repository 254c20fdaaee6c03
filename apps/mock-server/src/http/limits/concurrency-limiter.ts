import { OperationFailure } from '../request/handler.ts';

export interface ConcurrencyLimits {
  readonly max: number;
  readonly maxPerKey: number;
  readonly retryAfterSeconds: number;
}

/** Limits expensive concurrent work in this process, in all and per key (security T18). */
export class ConcurrencyLimiter {
  readonly #rule: ConcurrencyLimits;
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(rule: ConcurrencyLimits) {
    this.#rule = rule;
  }

  /** @returns releases the slot; call it once. @throws OperationFailure `rate_limited` when no slot is free */
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

  /** Runs work in a slot of a key. @throws OperationFailure like `acquire`, before the work starts */
  async withSlot<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    const release = this.acquire(who);
    try {
      return await work();
    } finally {
      release();
    }
  }
}
