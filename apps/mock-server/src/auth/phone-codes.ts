/** Codes that prove a phone: how they are drawn and what the database keeps of them. */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db, Row } from '../db/schema.ts';

/** Where `meta` keeps the key of the hashes; it also stands for all sendings when they are to wait for one another. */
export const CODE_KEY = 'phone_code_key';

/** All codes there are. */
const CODES = 1_000_000;
const KEY_BYTES = 32;
/** Stands where no code is ever right, and is compared alike; no hash looks like this. */
const NO_HASH = '-'.repeat(43);

/** What a code is bound to: it is worth nothing for another request, phone or purpose. */
export type CodeTarget = Pick<Row<'code_requests'>, 'id' | 'purpose' | 'phone'>;

/** Six digits that cannot be foreseen. */
export function newCode(): string {
  return String(randomInt(CODES)).padStart(6, '0');
}

/**
 * The secret key of this database's code hashes, made when it is first asked for. Without the key, a million guesses
 * would turn a stolen hash back into its code.
 */
export async function codeKey(db: Db): Promise<string> {
  const stored = () => db.selectFrom('meta').select('value').where('key', '=', CODE_KEY).executeTakeFirst();
  const known = await stored();
  if (known) return known.value;
  const drawn = { key: CODE_KEY, value: randomBytes(KEY_BYTES).toString('base64url') };
  await db
    .insertInto('meta')
    .values(drawn)
    .onConflict((same) => same.doNothing())
    .execute();
  // Another server may have been quicker: then its key counts.
  return (await stored())?.value ?? drawn.value;
}

/** What is kept of a code. */
export function hashCode(key: string, { id, purpose, phone }: CodeTarget, code: string): string {
  return createHmac('sha256', key).update([purpose, phone, id, code].join('\n')).digest('base64url');
}

/** Whether a code is the one that was kept, compared in constant time. Takes as long where none is ever right. */
export function isCode(key: string, kept: CodeTarget & { code_hash: string | null }, code: string): boolean {
  const given = Buffer.from(hashCode(key, kept, code));
  return timingSafeEqual(given, Buffer.from(kept.code_hash ?? NO_HASH));
}
