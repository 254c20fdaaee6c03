import { isClientError } from '@kasa/client/http/errors';

const MAX_RETRIES = 3;
/** A longer pause is left to the user, milliseconds. */
const MAX_AUTOMATIC_DELAY_MS = 10_000;

/** Pause the server asked for (`Retry-After`), milliseconds; 0 if none. */
function retryAfterMs(error: unknown): number {
  if (!isClientError(error) || error.kind !== 'server') return 0;
  return (error.details?.retry_after_seconds ?? 0) * 1000;
}

/** Network failure, response without an envelope (a proxy), or a short rate limit. Other codes are final. */
function isTransient(error: unknown): boolean {
  if (!isClientError(error)) return false;
  if (error.kind === 'network' || error.kind === 'generic') return true;
  const pause = retryAfterMs(error);
  return (
    error.kind === 'server' &&
    error.codeName === 'rate_limited' &&
    pause > 0 &&
    pause <= MAX_AUTOMATIC_DELAY_MS
  );
}

/** Reads are retried at most three times; writes never, as they may have taken effect. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && isTransient(error);
}

/**
 * Retry pause, milliseconds: 0.5, 1, 2 s plus up to half as jitter; at least what the server asked for.
 * @param failures from 0
 */
export function retryDelay(failures: number, error: unknown, baseDelay = 500): number {
  const pause = baseDelay * 2 ** failures;
  return Math.max(retryAfterMs(error), pause * (1 + Math.random() / 2));
}
