import { type FailureDetails, isClientError, type ServerError } from './errors.ts';
import { randomHex } from './random-hex.ts';

/** Header that makes a retry idempotent (decisions §1). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** 128 bits: no collisions in practice. */
const KEY_BYTES = 16;

/** Generates an idempotency key; use a new one for each user action. */
export const newIdempotencyKey = (): string => randomHex(KEY_BYTES);

/** Whether the idempotency key was already used with other input: the first response was lost. */
export function isIdempotencyKeyReused(error: unknown): error is ServerError {
  return isClientError(error) && error.kind === 'server' && hasIdempotencyKeyError(error.details);
}

/** Whether failure details concern the idempotency key; see `isIdempotencyKeyReused`. */
export function hasIdempotencyKeyError(details: FailureDetails | null | undefined): boolean {
  return details?.fields?.some(({ path }) => path === IDEMPOTENCY_HEADER) === true;
}
