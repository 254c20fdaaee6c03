import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db, Row } from '../db/schema.ts';
import { readOrMakeSecret } from '../db/sealing.ts';
import { CODE_KEY_NAME } from '../db/stored-secrets.ts';

const CODE_COUNT = 1_000_000;
const KEY_BYTES = 32;
/** Compared when no code is right; a real hash never looks like this. */
const NO_HASH = '-'.repeat(43);

/** What a code is bound to: it is invalid for another request, phone or purpose. */
export type CodeTarget = Pick<Row<'code_sendings'>, 'purpose' | 'phone'> & { readonly id: string };

export function newCode(): string {
  return String(randomInt(CODE_COUNT)).padStart(6, '0');
}

/** This database's secret key of code hashes, created on first use. Without a key, a million guesses reverse a hash. */
export function codeHashingKey(db: Db): Promise<string> {
  return readOrMakeSecret(db, CODE_KEY_NAME, () => randomBytes(KEY_BYTES).toString('base64url'));
}

export function hashCode(key: string, { id, purpose, phone }: CodeTarget, code: string): string {
  return createHmac('sha256', key).update([purpose, phone, id, code].join('\n')).digest('base64url');
}

/** Compares a code with the stored hash in constant time, also when there is no hash. */
export function matchesCode(
  key: string,
  kept: CodeTarget & { code_hash: string | null },
  code: string,
): boolean {
  const given = Buffer.from(hashCode(key, kept, code));
  return timingSafeEqual(given, Buffer.from(kept.code_hash ?? NO_HASH));
}
