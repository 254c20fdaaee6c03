/** How long the work of one operation may take, in milliseconds (security T18). */
export const HANDLER_TIMEOUT_MS = 4_000;

/** The work took too long and is answered as a bug of ours; it may still come to its end unseen. */
export class HandlerTimeout extends Error {
  constructor() {
    super(`No answer within ${HANDLER_TIMEOUT_MS} ms`);
    this.name = 'HandlerTimeout';
  }
}

/**
 * Waits for work, but not longer than `HANDLER_TIMEOUT_MS`. Fastify's own `handlerTimeout` would count the latency
 * that the mock control adds on purpose, so the limit is drawn around the work alone.
 */
export function withinTimeLimit<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new HandlerTimeout()), HANDLER_TIMEOUT_MS);
    const settle =
      <Value>(settled: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(timer);
        settled(value);
      };
    work.then(settle(resolve), settle(reject));
  });
}
