import { type FailureDetails, isClientError, type ServerError } from './errors.ts';
import { randomHex } from './random-hex.ts';

/** The header that names a deed, so that a repetition has no second effect (decisions §1). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** 128 bits: nobody draws the same twice. */
const KEY_BYTES = 16;

/** Draws a key for one deed. */
export const newIdempotencyKey = (): string => randomHex(KEY_BYTES);

/** Whether a deed was refused because it had been done already, with other input: the answer was lost then. */
export function isKeyReused(error: unknown): error is ServerError {
  return isClientError(error) && error.kind === 'server' && namesKey(error.details);
}

/** Whether what a refusal says in `details` is about the key: see `isKeyReused`. */
export function namesKey(details: FailureDetails | null | undefined): boolean {
  return details?.fields?.some(({ path }) => path === IDEMPOTENCY_HEADER) === true;
}
