/** Secrets that are handed out once and kept as a hash. */
import { hash, randomBytes } from 'node:crypto';

/** 192 bits: they can't be guessed. */
const SECRET_BYTES = 24;

/** A fresh secret: 32 characters that an address or a cookie may hold. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Whether a value that somebody sends looks like a secret of ours. */
export function isSecret(value: string): boolean {
  return /^[A-Za-z0-9_-]{32}$/.test(value);
}

/** What the database keeps of a secret: whoever reads the table can't use it. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
