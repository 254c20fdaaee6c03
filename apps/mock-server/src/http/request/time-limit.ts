/** Time limit of a handler, in milliseconds (security T18). */
export const HANDLER_TIMEOUT_MS = 4_000;

/** A handler exceeded its time limit: an internal error. The work itself may still finish. */
export class HandlerTimeout extends Error {
  constructor(milliseconds = HANDLER_TIMEOUT_MS) {
    super(`No answer within ${milliseconds} ms`);
    this.name = 'HandlerTimeout';
  }
}

interface Waiting {
  /** Deadline by `performance.now()`. */
  readonly due: number;
  end(): void;
  before: Waiting | null;
  after: Waiting | null;
}

/**
 * Head of a ring of pending work, earliest deadline first. A Set or one timer per request leaves references that a
 * young-generation collection cannot free; they took half of the server's memory.
 */
const line: Waiting = { due: Number.POSITIVE_INFINITY, end: () => {}, before: null, after: null };
line.before = line;
line.after = line;
let isWatched = false;

function join(waiting: Waiting): void {
  const last = line.before as Waiting;
  waiting.before = last;
  waiting.after = line;
  last.after = waiting;
  line.before = waiting;
}

function leave(waiting: Waiting): void {
  const { before, after } = waiting;
  if (before === null || after === null) return;
  before.after = after;
  after.before = before;
  waiting.before = null;
  waiting.after = null;
}

function watch(): void {
  const now = performance.now();
  let first = line.after as Waiting;
  while (first.due <= now) {
    leave(first);
    first.end();
    first = line.after as Waiting;
  }
  isWatched = first !== line;
  if (isWatched) watchIn(first.due - now);
}

function watchIn(milliseconds: number): void {
  isWatched = true;
  // Pending work keeps the process alive by itself.
  setTimeout(watch, Math.ceil(milliseconds)).unref();
}

/** Limits the work alone: Fastify's `handlerTimeout` includes injected latency. @param milliseconds for tests */
export function withinTimeLimit<Result>(
  work: Promise<Result>,
  milliseconds = HANDLER_TIMEOUT_MS,
): Promise<Result> {
  // The ring is ordered by start time, so another limit needs its own timer.
  if (milliseconds !== HANDLER_TIMEOUT_MS) return withinOwnLimit(work, milliseconds);
  return new Promise((resolve, reject) => {
    const waiting: Waiting = {
      due: performance.now() + HANDLER_TIMEOUT_MS,
      end: () => reject(new HandlerTimeout()),
      before: null,
      after: null,
    };
    join(waiting);
    if (!isWatched) watchIn(HANDLER_TIMEOUT_MS);
    work.then(
      (value) => {
        leave(waiting);
        resolve(value);
      },
      (error: unknown) => {
        leave(waiting);
        reject(error);
      },
    );
  });
}

/** Waits for work that calls an external server: `waitSeconds` longer than `HANDLER_TIMEOUT_MS`. */
export function withinLongerLimit<Result>(work: Promise<Result>, waitSeconds: number): Promise<Result> {
  return withinOwnLimit(work, HANDLER_TIMEOUT_MS + waitSeconds * 1000);
}

async function withinOwnLimit<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HandlerTimeout(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
