import type { QueryId } from '../query/operations.ts';

/** Events within this time cause one read, milliseconds. */
const BATCH_WINDOW_MS = 300;
/** Minimum pause between repeated reads, milliseconds. */
export const MIN_INTERVAL_MS = 3_000;

export type RefetchThrottle = ReturnType<typeof createRefetchThrottle>;

/**
 * Collects outdated reads and repeats them at intervals.
 * @param refresh repeats reads; the next run waits for it, so that slow responses are not cancelled
 */
export function createRefetchThrottle(refresh: (reads: readonly QueryId[]) => Promise<unknown>) {
  const pending = new Set<QueryId>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const run = async () => {
    const reads = [...pending];
    pending.clear();
    await refresh(reads).catch(() => undefined);
    if (isOver) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (pending.size > 0) void run();
    }, MIN_INTERVAL_MS);
  };
  return {
    schedule: (reads: readonly QueryId[]) => {
      for (const read of reads) pending.add(read);
      if (pending.size > 0 && !isOver) timer ??= setTimeout(run, BATCH_WINDOW_MS);
    },
    dispose: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
