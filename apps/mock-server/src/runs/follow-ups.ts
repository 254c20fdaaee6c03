/**
 * What goes on after rows were processed, such as asking the acquirer. No row waits for it; a run's end may, see
 * `RunDomain.awaitsAnswers`.
 */
export class FollowUps {
  readonly #onSettled: () => void;
  readonly #closing = new AbortController();
  readonly #open = new Map<string, Set<Promise<void>>>();

  /** @param onSettled called when a run has none left: it may end */
  constructor(onSettled: () => void = () => {}) {
    this.#onSettled = onSettled;
  }

  add(runId: string, work: Promise<void>, report: ((error: unknown) => void) | undefined): void {
    const own = this.#open.get(runId) ?? new Set();
    this.#open.set(runId, own);
    const followed = work
      .catch((error: unknown) => report?.(error))
      .finally(() => {
        own.delete(followed);
        if (own.size > 0) return;
        this.#open.delete(runId);
        this.#onSettled();
      });
    own.add(followed);
  }

  /** Aborted: what has not begun yet is left to others. */
  get signal(): AbortSignal {
    return this.#closing.signal;
  }

  /** Waits for what has begun alone. */
  close(): Promise<void> {
    this.#closing.abort();
    return this.settled();
  }

  async settled(): Promise<void> {
    await Promise.all([...this.#open.values()].flatMap((own) => [...own]));
  }
}
