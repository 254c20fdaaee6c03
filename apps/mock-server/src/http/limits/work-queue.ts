import { OperationFailure } from '../request/handler.ts';

/**
 * Runs costly work a few pieces at a time, the others in order of arrival (security T18). How many may wait is bounded
 * by the caller, with `FairShares`.
 */
export class WorkQueue {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /** @param atOnce pieces of work that run at the same time */
  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /**
   * Runs work in its turn.
   * @param isAbandoned asked when the turn comes: whether nobody waits for the result any more; default: never
   * @throws OperationFailure `rate_limited`, which nobody sees, for abandoned work: it does not start
   */
  async run<Result>(work: () => Promise<Result>, isAbandoned = () => false): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((start) => this.#waiting.push(start));
    try {
      if (isAbandoned()) throw new OperationFailure('rate_limited', { retry_after_seconds: 1 });
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
