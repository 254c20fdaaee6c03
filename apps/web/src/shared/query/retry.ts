import { isClientError } from '@kasa/client/http/errors';

const MAX_RETRIES = 3;
/** A longer pause than this is for the person to decide, milliseconds. */
const MAX_PAUSE = 10_000;

/** What the server asked to wait (`Retry-After`, also in the details), milliseconds; 0 when it asked for nothing. */
function askedPause(error: unknown): number {
  if (!isClientError(error) || error.kind !== 'server') return 0;
  return (error.details?.retry_after_seconds ?? 0) * 1000;
}

/**
 * Whether a read is worth repeating: the network failed, something that is no envelope answered (a proxy), or the
 * server asked to come back soon. Other codes are decisions: asking again changes nothing.
 */
function isPassing(error: unknown): boolean {
  if (!isClientError(error)) return false;
  if (error.kind === 'network' || error.kind === 'generic') return true;
  const pause = askedPause(error);
  return error.kind === 'server' && error.codeName === 'rate_limited' && pause > 0 && pause <= MAX_PAUSE;
}

/** Reads are repeated at most three times; writes never (they may have had their effect). */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && isPassing(error);
}

/**
 * Pause before a repetition, milliseconds: 0.5, 1, 2 s and up to half as much again, so that many clients do not
 * come back together; never less than the server asked for.
 * @param failures from 0
 * @param unit the first pause
 */
export function retryPause(failures: number, error: unknown, unit = 500): number {
  const pause = unit * 2 ** failures;
  return Math.max(askedPause(error), pause * (1 + Math.random() / 2));
}
