import { MAX_STREAMS_OF_A_SESSION } from '@kasa/contracts/events/event-types';

/** Wait after a slot is freed, milliseconds: the server may notice the closed stream later. */
export const HANDOVER = 1_000;

const NAMES = Array.from({ length: MAX_STREAMS_OF_A_SESSION }, (_, n) => `kasa.stream.${n + 1}`);

export interface SlotListener {
  granted(): void;
  /** All slots of this browser are taken; the page waits for one. */
  full(): void;
}

export interface StreamSlot {
  /** Requests a slot: now, or as soon as one is free. */
  take(): void;
  /** Releases the slot or cancels the request. */
  leave(): void;
}

/** Null in a browser without locks, or outside a secure context. */
export const browserLocks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/**
 * Limits a browser's pages to the streams that the server allows per session (security T18).
 * @param locks shared by all pages of the browser; null: no limit
 */
export function createStreamSlot(locks: LockManager | null, tell: SlotListener): StreamSlot {
  let leave = () => {};

  async function seek(source: LockManager, over: AbortSignal, held: Promise<void>): Promise<void> {
    for (const name of NAMES) {
      if (over.aborted) return;
      if (await isFree(source, name, held)) return over.aborted ? undefined : tell.granted();
    }
    if (over.aborted) return;
    tell.full();
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    over.addEventListener('abort', stop);
    for (const name of NAMES) {
      const got = () => {
        // If two slots are freed at once, one is enough.
        if (waiting.signal.aborted) return undefined;
        stop();
        setTimeout(() => over.aborted || tell.granted(), HANDOVER);
        return held;
      };
      source.request(name, { signal: waiting.signal }, got).catch(() => undefined);
    }
  }

  return {
    take: () => {
      leave();
      if (locks === null) return tell.granted();
      const over = new AbortController();
      const held = Promise.withResolvers<void>();
      leave = () => {
        over.abort();
        held.resolve();
      };
      void seek(locks, over.signal, held.promise);
    },
    leave: () => leave(),
  };
}

/** Takes a free lock until `held` settles. If the browser refuses locks, the page may try. */
function isFree(locks: LockManager, name: string, held: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const take = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : held;
    };
    locks.request(name, { ifAvailable: true }, take).catch(() => resolve(true));
  });
}
