/** Values of callback deliveries; without zod, for server and web. */

/** Statuses of a payment that its merchant's server is notified of; the others are on the way to one of them. */
export const notifiedStatuses = [
  'approved',
  'declined',
  'expired',
  'reversed',
  'partially_reversed',
] as const;

/** How long after the payment changed a callback is tried, seconds. */
export const CALLBACK_GIVE_UP_SECONDS = 86_400;

/** Most characters kept of an answer. */
export const MAX_ANSWER_KEPT = 2_048;

/** Pause before the next attempt, seconds; it doubles each time. @param attempts made so far, from 1 */
export const callbackPause = (retrySeconds: number, attempts: number): number =>
  Math.min(retrySeconds * 2 ** (attempts - 1), CALLBACK_GIVE_UP_SECONDS);
