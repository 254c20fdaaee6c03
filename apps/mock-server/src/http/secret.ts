/** Secrets that are handed out once and kept as a hash. */
import { createHash, randomBytes } from 'node:crypto';

/** 192 bits: they can't be guessed. */
const SECRET_BYTES = 24;

/** A fresh secret: 32 characters that an address or a cookie may hold. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What the database keeps of a secret: whoever reads the table can't use it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
