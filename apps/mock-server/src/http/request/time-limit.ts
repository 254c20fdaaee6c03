/** How long the work of one operation may take, in milliseconds (security T18). */
export const HANDLER_TIMEOUT_MS = 4_000;

/** The work took too long and is answered as a bug of ours; it may still come to its end unseen. */
export class HandlerTimeout extends Error {
  constructor(milliseconds = HANDLER_TIMEOUT_MS) {
    super(`No answer within ${milliseconds} ms`);
    this.name = 'HandlerTimeout';
  }
}

/** Work that is waited for, between the work that began before it and the work that began after it. */
interface Waiting {
  /** When it has taken too long, by `performance.now()`. */
  readonly due: number;
  end(): void;
  before: Waiting | null;
  after: Waiting | null;
}

/**
 * The ends of the line; all may take equally long, so the first in it is due first. A ring of our own and not a Set or a
 * timer for each: what those leave behind refers to what came after it, so that a collector that looks at young objects
 * alone keeps all of them, which made up half of the server's memory.
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

/** Ends what is due, and comes back when the next is. */
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
  // Work that is still under way keeps the process alive by itself.
  setTimeout(watch, Math.ceil(milliseconds)).unref();
}

/**
 * Waits for work, but not longer than `HANDLER_TIMEOUT_MS`. Fastify's own `handlerTimeout` would count the latency
 * that the mock control adds on purpose, so the limit is drawn around the work alone.
 * @param milliseconds another limit, for tests
 */
export function withinTimeLimit<Result>(
  work: Promise<Result>,
  milliseconds = HANDLER_TIMEOUT_MS,
): Promise<Result> {
  // The line below holds what is due in the order in which it began.
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

/**
 * Waits for work that waits for a server of somebody else: for so much longer than `HANDLER_TIMEOUT_MS`. Such work is
 * rare, and each may take a time of its own, so each has a timer of its own, too.
 */
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
