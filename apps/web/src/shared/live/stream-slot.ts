import { MAX_STREAMS_PER_SESSION } from '@kasa/contracts/events/event-types';

/** Wait after a slot is freed, milliseconds: the server may notice the closed stream later. */
export const HANDOVER_DELAY_MS = 1_000;

const LOCK_NAMES = Array.from({ length: MAX_STREAMS_PER_SESSION }, (_, n) => `kasa.stream.${n + 1}`);

interface SlotListener {
  onGranted(): void;
  /** All slots of this browser are taken; the page waits for one. */
  onAllTaken(): void;
}

/** Null in a browser without locks, or outside a secure context. */
export const browserLocks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/**
 * Limits a browser's pages to the streams that the server allows per session (security T18).
 * @param locks shared by all pages of the browser; null: no limit
 */
export function createStreamSlot(locks: LockManager | null, listener: SlotListener) {
  let leave = () => {};

  async function seek(source: LockManager, over: AbortSignal, held: Promise<void>): Promise<void> {
    for (const name of LOCK_NAMES) {
      if (over.aborted) return;
      if (await tryLock(source, name, held)) return over.aborted ? undefined : listener.onGranted();
    }
    if (over.aborted) return;
    listener.onAllTaken();
    const waiting = new AbortController();
    const stop = () => waiting.abort();
    over.addEventListener('abort', stop);
    for (const name of LOCK_NAMES) {
      const got = () => {
        // If two slots are freed at once, one is enough.
        if (waiting.signal.aborted) return undefined;
        stop();
        setTimeout(() => over.aborted || listener.onGranted(), HANDOVER_DELAY_MS);
        return held;
      };
      source.request(name, { signal: waiting.signal }, got).catch(() => undefined);
    }
  }

  return {
    /** Requests a slot: now, or as soon as one is free. */
    acquire: () => {
      leave();
      if (locks === null) return listener.onGranted();
      const over = new AbortController();
      const held = Promise.withResolvers<void>();
      leave = () => {
        over.abort();
        held.resolve();
      };
      void seek(locks, over.signal, held.promise);
    },
    /** Releases the slot or cancels the request. */
    release: () => leave(),
  };
}

/** Takes a free lock until `held` settles. If the browser refuses locks, the page may try. */
function tryLock(locks: LockManager, name: string, held: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const take = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : held;
    };
    locks.request(name, { ifAvailable: true }, take).catch(() => resolve(true));
  });
}
