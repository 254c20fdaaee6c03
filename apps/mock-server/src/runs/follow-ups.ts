/** How long a run that has processed its rows waits for what goes on after them before it ends, milliseconds. */
const END_WAIT_MS = 5_000;

interface FollowUpOptions {
  readonly endWaitMs?: number;
  /** A run whose end was put off may end. */
  readonly onReadyToEnd?: () => void;
}

/**
 * What goes on after rows were processed, such as asking the acquirer. No row waits for it; the end of its run does for
 * a while, so that what the journal says of the end holds.
 */
export class FollowUps {
  readonly #options: FollowUpOptions;
  readonly #open = new Map<string, Set<Promise<void>>>();
  /** When a run ends at the latest, by `performance.now()`. */
  readonly #latestEnd = new Map<string, number>();

  constructor(options: FollowUpOptions = {}) {
    this.#options = options;
  }

  add(runId: string, work: Promise<void>, report: ((error: unknown) => void) | undefined): void {
    const own = this.#open.get(runId) ?? new Set();
    this.#open.set(runId, own);
    const followed = work
      .catch((error: unknown) => report?.(error))
      .finally(() => {
        own.delete(followed);
        if (own.size === 0) this.#settled(runId);
      });
    own.add(followed);
  }

  #settled(runId: string): void {
    this.#open.delete(runId);
    if (this.#latestEnd.delete(runId)) this.#options.onReadyToEnd?.();
  }

  /** Whether a run that has processed its rows is not to end yet. */
  putOffEnd(runId: string): boolean {
    if (!this.#open.has(runId)) return false;
    const now = performance.now();
    const latest = this.#latestEnd.get(runId) ?? now + (this.#options.endWaitMs ?? END_WAIT_MS);
    this.#latestEnd.set(runId, latest);
    return now < latest;
  }

  /** Resolves when a run whose end was put off may end; undefined: there is none. */
  nextEnd(): Promise<unknown> | undefined {
    const now = performance.now();
    const putOff = [...this.#latestEnd].filter(([, latest]) => latest > now);
    if (putOff.length === 0) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, Math.min(...putOff.map(([, latest]) => latest)) - now);
    const settled = putOff.map(([runId]) => Promise.all(this.#open.get(runId) ?? []));
    return Promise.race([promise, ...settled]).finally(() => clearTimeout(timer));
  }

  async settled(): Promise<void> {
    await Promise.all([...this.#open.values()].flatMap((own) => [...own]));
  }
}
