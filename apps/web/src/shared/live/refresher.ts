import type { QueryId } from '../query/operations.ts';

/** Several things that happen together are one reason to read, milliseconds. */
const GATHERING = 300;
/** Reads are asked again at most this often, however much happens, milliseconds. */
export const PAUSE = 3_000;

/** Gathers the reads that are out of date, and asks for them again now and then. */
export interface Refresher {
  ask(reads: readonly QueryId[]): void;
  dispose(): void;
}

/**
 * Makes a refresher.
 * @param refresh reads anew; the next time comes after it is done, or a slow answer would be given up again and again
 */
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
