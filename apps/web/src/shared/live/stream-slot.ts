import { MAX_STREAMS_OF_A_SESSION } from '@kasa/contracts/events/event-types';

/** The server may notice a moment later that the page before has left, milliseconds. */
export const HANDOVER = 1_000;

const NAMES = Array.from({ length: MAX_STREAMS_OF_A_SESSION }, (_, n) => `kasa.stream.${n + 1}`);

/** What becomes of a page that wants to listen. */
export interface SlotListener {
  /** It may open its stream. */
  granted(): void;
  /** As many pages of this browser listen as the server lets; it waits until one of them leaves. */
  full(): void;
}

/** A place among the pages of this browser that listen. */
export interface StreamSlot {
  /** Asks for one: now, or as soon as another page leaves its own. */
  take(): void;
  /** Gives it back, or asks no more. */
  leave(): void;
}

/** Null where a browser has no locks, or gives them to safe addresses only. */
export const browserLocks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/**
 * Lets as many pages of a browser listen as the server allows a session (security T18). Without it, the pages beyond
 * would ask again and again only to be refused, and one that finds room would learn of it a minute later.
 * @param locks shared by all pages of the browser; null: everybody may try
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
        // Of two that come free at a time one is enough.
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

/** Takes a lock if nobody has it, and keeps it as long as `held`. A browser that refuses to say lets the page try. */
function isFree(locks: LockManager, name: string, held: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const take = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : held;
    };
    locks.request(name, { ifAvailable: true }, take).catch(() => resolve(true));
  });
}
