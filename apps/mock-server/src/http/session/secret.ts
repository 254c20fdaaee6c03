/** Secrets that are handed out once and stored as a hash. */
import { hash, randomBytes } from 'node:crypto';

/** 192 bits: cannot be guessed. */
const SECRET_BYTES = 24;

/** A random secret of 32 URL-safe characters. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export function isSecret(value: string): boolean {
  return /^[A-Za-z0-9_-]{32}$/.test(value);
}

export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
