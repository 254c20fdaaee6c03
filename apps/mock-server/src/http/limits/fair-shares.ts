import { OperationFailure } from '../request/handler.ts';

export interface ShareLimits {
  /** How many in all, and then for each key of an owner, from the outermost to the innermost. */
  readonly max: readonly number[];
  readonly retryAfterSeconds: number;
  /** A place that has stood still for longer is given to whoever needs one. Default: never. */
  readonly idleMs?: number;
  /** Milliseconds of a clock that never goes back. Default: of the process. */
  readonly now?: () => number;
}

export interface Place {
  /** Says whether the work stands still, for instance because its reader takes nothing. */
  standStill(isStill: boolean): void;
  release(): void;
}

interface Holder {
  readonly owner: readonly string[];
  readonly cut: (() => void) | undefined;
  stillSince: number | null;
}

/**
 * Shares what a process can do at once among owners, such as [merchant, person] (security T18). When all is taken, the
 * newcomer gets the oldest place of the merchant that has most, as long as that leaves it no worse off, and within a
 * merchant of the person who has most. Only places that can be cut are given away.
 */
export class FairShares {
  readonly #limits: ShareLimits;
  /** Oldest first. */
  readonly #holders = new Set<Holder>();

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /**
   * @param owner a key for each limit after the first
   * @param cut ends the work, when somebody else gets the place
   * @throws OperationFailure `rate_limited`
   */
  acquire(owner: readonly string[], cut?: () => void): Place {
    const { max, retryAfterSeconds } = this.#limits;
    // The innermost first: what is freed there is free in all that is around it, too.
    const fullDepth = max.findLastIndex((most, depth) => this.#within(owner, depth).length >= most);
    if (fullDepth >= 0) {
      const victim = this.#victim(owner, fullDepth);
      if (victim === undefined) {
        throw new OperationFailure('rate_limited', { retry_after_seconds: retryAfterSeconds });
      }
      this.#holders.delete(victim);
      victim.cut?.();
    }
    const holder: Holder = { owner, cut, stillSince: null };
    this.#holders.add(holder);
    return {
      standStill: (isStill) => {
        holder.stillSince = isStill ? this.#now() : null;
      },
      release: () => {
        this.#holders.delete(holder);
      },
    };
  }

  /** Runs work in a place that is not given away. @throws OperationFailure like `acquire`, before the work starts */
  async run<Result>(owner: readonly string[], work: () => Promise<Result>): Promise<Result> {
    const place = this.acquire(owner);
    try {
      return await work();
    } finally {
      place.release();
    }
  }

  #now(): number {
    return (this.#limits.now ?? performance.now.bind(performance))();
  }

  /** Those who share the first keys of an owner. */
  #within(owner: readonly string[], depth: number): Holder[] {
    return [...this.#holders].filter((one) => one.owner.slice(0, depth).every((key, n) => key === owner[n]));
  }

  /** Whose place the newcomer gets: one that stands still, or one of whoever has most. */
  #victim(owner: readonly string[], fullDepth: number): Holder | undefined {
    const { idleMs = Number.POSITIVE_INFINITY } = this.#limits;
    const longAgo = this.#now() - idleMs;
    let among = this.#within(owner, fullDepth).filter(({ cut }) => cut !== undefined);
    const idle = among.find(({ stillSince }) => stillSince !== null && stillSince <= longAgo);
    if (idle !== undefined || fullDepth >= owner.length) return idle;
    for (let depth = fullDepth; depth < owner.length; depth += 1) {
      const most = largest(Map.groupBy(among, (one) => one.owner[depth]).values());
      if (depth === fullDepth && most.length <= this.#within(owner, depth + 1).length + 1) return undefined;
      among = most;
    }
    return among[0];
  }
}

const largest = (groups: Iterable<Holder[]>): Holder[] =>
  [...groups].reduce((most, one) => (one.length > most.length ? one : most), []);
