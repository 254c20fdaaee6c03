/** The last events of a merchant, read once for all subscribers in this process. */
import type { SerializedEvent } from './store.ts';

/** Events in memory; subscribers further behind read from the database. */
const MAX_KEPT = 500;

export class Channel {
  readonly merchantId: string;
  #last: number;
  #kept: SerializedEvent[] = [];
  #waiting = new Set<() => void>();

  constructor(merchantId: string, last: number) {
    this.merchantId = merchantId;
    this.#last = last;
  }

  get last(): number {
    return this.#last;
  }

  /** @returns false if they do not follow the last event: events are lost, see `restart` */
  add(read: readonly SerializedEvent[]): boolean {
    if (read[0]?.number !== this.#last + 1) return false;
    this.#kept = [...this.#kept, ...read].slice(-MAX_KEPT);
    this.#last += read.length;
    this.#notifyWaiting();
    return true;
  }

  restart(last: number): void {
    this.#kept = [];
    this.#last = last;
    this.#notifyWaiting();
  }

  /** Events after a number; undefined: no longer in memory. */
  after(number: number): readonly SerializedEvent[] | undefined {
    const first = this.#kept[0]?.number ?? Number.POSITIVE_INFINITY;
    return number >= first - 1 && number <= this.#last ? this.#kept.slice(number - first + 1) : undefined;
  }

  /** Waits until there may be events after a number, until the timeout (milliseconds) or `ended`. */
  async waitForEvents(number: number, forMs: number, ended: AbortSignal): Promise<void> {
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

  #notifyWaiting(): void {
    for (const done of this.#waiting) done();
  }
}
