import { ConcurrencyLimiter } from './concurrency-limiter.ts';

/** Concurrent exports per user: one of each format. */
export const MAX_EXPORTS_OF_A_USER = 2;
/** Concurrent exports per process: they share the event loop with all other requests. */
export const MAX_EXPORTS = 4;
/** Keyed by user. Most exports finish within the retry time. */
const slots = new ConcurrencyLimiter({
  max: MAX_EXPORTS,
  maxPerKey: MAX_EXPORTS_OF_A_USER,
  retryAfterSeconds: 10,
});

/** Yields the rows while holding a slot. @throws OperationFailure rate_limited instead of the first row */
export async function* withExportSlot<Row>(
  userId: string,
  rows: () => AsyncIterable<Row>,
): AsyncGenerator<Row> {
  const release = slots.acquire(userId);
  try {
    yield* rows();
  } finally {
    release();
  }
}
