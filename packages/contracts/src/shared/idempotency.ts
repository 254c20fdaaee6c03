import { z } from 'zod';

/** The header that makes repeating a creating request safe (decisions §1, security T2). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Fewest characters of a key: one that others could hit upon by chance would mix up two people's requests. */
export const MIN_KEY = 16;
/** Most characters of a key. */
export const MAX_KEY = 200;

/**
 * What a client names one deed by, such as a UUID: drawn anew for each, sent again with each repetition. Visible ASCII,
 * so two headers in one request, which arrive joined by a comma and a space, are none.
 */
export const IdempotencyKey = z
  .string()
  .min(MIN_KEY)
  .max(MAX_KEY)
  .regex(/^[!-~]*$/, { error: 'key_format' });

/**
 * Within what a key means one deed: the person who is signed in; or, where nobody is, what the field of this name says
 * in the body. The operation always belongs to it.
 */
export type KeyScope = 'user' | 'phone' | 'code_request_id' | 'ticket';

/** How long an answer can be asked for again by its key, seconds: of what a signed-in person did. */
export const KEY_LIFE_SECONDS = 24 * 3600;
/** Where nobody is signed in: long enough to press again, for such an answer may let somebody in. */
export const OPEN_KEY_LIFE_SECONDS = 15 * 60;
