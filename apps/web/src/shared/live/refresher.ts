import type { QueryId } from '../query/operations.ts';

/** Events within this time cause one read, milliseconds. */
const GATHERING = 300;
/** Minimum pause between repeated reads, milliseconds. */
export const PAUSE = 3_000;

/** Collects outdated reads and repeats them at intervals. */
export interface Refresher {
  ask(reads: readonly QueryId[]): void;
  dispose(): void;
}

/** @param refresh repeats reads; the next run waits for it, so that slow responses are not cancelled */
export function createRefresher(refresh: (reads: readonly QueryId[]) => Promise<unknown>): Refresher {
  const wanted = new Set<QueryId>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const run = async () => {
    const reads = [...wanted];
    wanted.clear();
    await refresh(reads).catch(() => undefined);
    if (isOver) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (wanted.size > 0) void run();
    }, PAUSE);
  };
  return {
    ask: (reads) => {
      for (const read of reads) wanted.add(read);
      if (wanted.size > 0 && !isOver) timer ??= setTimeout(run, GATHERING);
    },
    dispose: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
