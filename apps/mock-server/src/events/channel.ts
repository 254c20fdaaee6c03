/** What one merchant's listeners in this process have in common: the last events, read once for all of them. */
import type { SerializedEvent } from './store.ts';

/** Events kept in memory for those who are a little behind; whoever is further behind reads for themselves. */
const MAX_KEPT = 500;

export class Channel {
  readonly merchantId: string;
  #last: number;
  /** One after the other, up to the last. */
  #kept: SerializedEvent[] = [];
  #waiting = new Set<() => void>();

  /** @param last number of the last event so far */
  constructor(merchantId: string, last: number) {
    this.merchantId = merchantId;
    this.#last = last;
  }

  /** Number of the last event that is known of. */
  get last(): number {
    return this.#last;
  }

  /**
   * Takes in what was read after the last event.
   * @returns false when it does not follow: what lies between is lost, see `restart`
   */
  add(read: readonly SerializedEvent[]): boolean {
    if (read[0]?.number !== this.#last + 1) return false;
    this.#kept = [...this.#kept, ...read].slice(-MAX_KEPT);
    this.#last += read.length;
    this.#tellWaiting();
    return true;
  }

  /** Goes on from elsewhere, as after a reset. */
  restart(last: number): void {
    this.#kept = [];
    this.#last = last;
    this.#tellWaiting();
  }

  /** The events after a number, as far as they are kept here; undefined: from there on they are not. */
  after(number: number): readonly SerializedEvent[] | undefined {
    const first = this.#kept[0]?.number ?? Number.POSITIVE_INFINITY;
    return number >= first - 1 && number <= this.#last ? this.#kept.slice(number - first + 1) : undefined;
  }

  /** Waits until there may be something after a number, but no longer than so many milliseconds, or than `ended`. */
  async news(number: number, forMs: number, ended: AbortSignal): Promise<void> {
    if (number !== this.#last || ended.aborted) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        ended.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, Math.max(0, forMs));
      this.#waiting.add(done);
      ended.addEventListener('abort', done);
    });
  }

  #tellWaiting(): void {
    for (const done of this.#waiting) done();
  }
}
