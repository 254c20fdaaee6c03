import { z } from 'zod';

/** Header that makes retries of creating requests idempotent (decisions §1, security T2). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The key of examples. */
export const EXAMPLE_KEY = '0b9e1c52-6a3f-4d8e-9c1a-2f7d5e4b8a60';

/** Shorter keys could collide by chance. */
export const MIN_KEY = 16;
export const MAX_KEY = 200;

/** An idempotency key, e.g. a UUID. Visible ASCII: a duplicated header, joined by ", ", fails on the space. */
export const IdempotencyKey = z
  .string()
  .min(MIN_KEY)
  .max(MAX_KEY)
  .regex(/^[!-~]*$/, { error: 'key_format' });

/** Scope of a key besides its operation: the signed-in user or, without a session, the body field of this name. */
export type IdempotencyKeyScope = 'user' | 'phone' | 'code_request_id' | 'ticket';

/** How long a response is kept for retries, seconds: for signed-in users. */
export const IDEMPOTENCY_KEY_TTL_SECONDS = 24 * 3600;
/** Without a session, seconds: shorter, as such a response may sign someone in. */
export const ANONYMOUS_KEY_TTL_SECONDS = 15 * 60;
