import { ConcurrencyLimiter } from './concurrency-limiter.ts';

/** Exports that one person may have running: one of each format. */
export const MAX_EXPORTS_OF_A_USER = 2;
/** Exports that this process makes at a time: each of them takes turns from everybody's clicks. */
export const MAX_EXPORTS = 4;
/** By person. Most exports take no longer than one is told to wait. */
const places = new ConcurrencyLimiter({
  max: MAX_EXPORTS,
  maxPerKey: MAX_EXPORTS_OF_A_USER,
  retryAfterSeconds: 10,
});

/**
 * The rows of an export if there is room for one more: it counts from the first row that is asked for until the last
 * one, or until their reader leaves.
 * @throws OperationFailure rate_limited instead of the first row
 */
export async function* withExportSlot<Row>(
  userId: string,
  rows: () => AsyncIterable<Row>,
): AsyncGenerator<Row> {
  const end = places.acquire(userId);
  try {
    yield* rows();
  } finally {
    end();
  }
}
