/** Saves a plan by itself: a moment after the last edit, one request at a time. */
import { contentOf, type Plan } from './draft.ts';

/** `waiting`: edited a moment ago. `stale`: somebody else has saved meanwhile. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'stale';

const DELAY_MS = 1_000;

/**
 * @param send saves a plan made of a version and returns the new version
 * @param isStale whether it was refused because somebody else has saved
 */
export function createAutosave({
  start,
  send,
  isStale,
  delayMs = DELAY_MS,
}: {
  start: { readonly version: number; readonly plan: Plan };
  send: (plan: Plan, version: number) => Promise<number>;
  isStale: (error: unknown) => boolean;
  delayMs?: number;
}) {
  let { version, plan: latest } = start;
  let base = latest;
  let saved = contentOf(base);
  let state: SaveState = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: SaveState) => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const isUnsaved = () => contentOf(latest) !== saved;
  const startFrom = (plan: Plan) => {
    base = plan;
    saved = contentOf(plan);
  };

  const saveAll = async () => {
    let sent = latest;
    try {
      while (isUnsaved()) {
        become('saving');
        sent = latest;
        version = await send(sent, version);
        startFrom(sent);
      }
      become('saved');
    } catch (error) {
      become(isStale(error) ? 'stale' : 'failed');
      throw error;
    } finally {
      running = undefined;
      // What was edited meanwhile is another plan, so another try.
      if (state === 'failed' && contentOf(sent) !== contentOf(latest)) offer(latest);
    }
  };
  /** @throws what `send` throws; `stale` ones wait for `adopt` or `overwrite` */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    if (!running && !isUnsaved()) {
      become('saved');
      return Promise.resolve();
    }
    running ??= saveAll();
    return running;
  };
  const saveSoon = () => {
    clearTimeout(timer);
    // The state says that it failed.
    timer = setTimeout(() => void flush().catch(() => undefined), delayMs);
  };
  const offer = (plan: Plan) => {
    latest = plan;
    if (state === 'stale' || running) return;
    if (isUnsaved()) {
      become('waiting');
      saveSoon();
    } else {
      clearTimeout(timer);
      become('saved');
    }
  };
  return {
    state: () => state,
    version: () => version,
    /** The plan that was saved or read last. */
    base: () => base,
    isUnsaved,
    /** Whether a plan is the one saved last. */
    isSaved: (plan: Plan) => contentOf(plan) === saved,
    flush,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The plan as it is now. */
    offer,
    /** Somebody else has saved, and something is unsaved here. */
    markStale: () => {
      clearTimeout(timer);
      become('stale');
    },
    /** Goes on from what was read. */
    adopt: (read: { readonly version: number; readonly plan: Plan }) => {
      clearTimeout(timer);
      version = read.version;
      latest = read.plan;
      startFrom(latest);
      become('saved');
    },
    /** Saves over a newer version. */
    overwrite: (newer: number) => {
      version = newer;
      become('waiting');
      return flush();
    },
    /** What is saved is as it was, under another version: it was published. */
    continueFrom: (newer: number) => {
      version = newer;
    },
    dispose: () => clearTimeout(timer),
  };
}
