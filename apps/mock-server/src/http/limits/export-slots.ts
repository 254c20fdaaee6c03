import { OperationFailure } from '../request/handler.ts';
import { FairShares } from './fair-shares.ts';

/** Concurrent exports per user: one of each format. */
export const MAX_EXPORTS_OF_A_USER = 2;
export const MAX_EXPORTS_OF_A_MERCHANT = 4;
/** Concurrent exports per process: they share the event loop with all other requests. */
export const MAX_EXPORTS = 8;
/** A reader who takes nothing for so long makes room for whoever waits. */
const IDLE_MS = 10_000;
const RETRY_AFTER_SECONDS = 10;
/** Most exports finish within the retry time. */
const shares = new FairShares({
  max: [MAX_EXPORTS, MAX_EXPORTS_OF_A_MERCHANT, MAX_EXPORTS_OF_A_USER],
  retryAfterSeconds: RETRY_AFTER_SECONDS,
  idleMs: IDLE_MS,
});

/**
 * Yields the rows while holding a place of the person's.
 * @param cut ends the transfer when somebody else gets the place
 * @throws OperationFailure `rate_limited` instead of the first row, or of a later one when the place was given away
 */
export async function* withExportSlot<Row>(
  { merchantId, userId }: { readonly merchantId: string; readonly userId: string },
  rows: () => AsyncIterable<Row>,
  cut: AbortController,
): AsyncGenerator<Row> {
  const gone = new OperationFailure('rate_limited', { retry_after_seconds: RETRY_AFTER_SECONDS });
  const place = shares.acquire([merchantId, userId], () => cut.abort(gone));
  try {
    for await (const row of rows()) {
      cut.signal.throwIfAborted();
      place.standStill(true);
      yield row;
      place.standStill(false);
    }
  } finally {
    place.release();
  }
}
