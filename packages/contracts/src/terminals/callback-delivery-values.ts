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

/** An endpoint of a terminal fails after so many callbacks in a row that it did not take … */
export const FAILING_CALLBACKS = 5;
/** … or when one has waited for it so long, seconds, and none arrived meanwhile. */
export const FAILING_SECONDS = 3_600;
/** Callbacks older than this many days tell nothing of their endpoint any more. */
export const FAILING_DAYS = 7;

/** Callbacks of a failing endpoint that are counted. */
export const FAILING_COUNTED = 1_000;
/** Terminals that are named, with their callbacks counted. */
export const FAILING_TERMINALS = 20;

/** Most characters kept of an answer. */
export const MAX_ANSWER_KEPT = 2_048;

/** Most characters kept of the address, the body and the signed text of an attempt. */
export const MAX_REQUEST_KEPT = 16_384;
/** Attempts kept of a callback, the latest ones. */
export const MAX_ATTEMPTS_KEPT = 50;
/** Callbacks older than this many days are deleted, unless they still wait. */
export const CALLBACKS_KEPT_DAYS = 90;

/** Pause before the next attempt, seconds; it doubles each time. @param attempts made so far, from 1 */
export const callbackPause = (retrySeconds: number, attempts: number): number =>
  Math.min(retrySeconds * 2 ** (attempts - 1), CALLBACK_GIVE_UP_SECONDS);
