/**
 * The keys that sign callbacks (SHA256withRSA, spec §7), for all servers: one sealed document for each merchant, read and
 * replaced as a whole. One key per merchant: merchants write the signed text themselves and could otherwise forge another
 * merchant's callbacks.
 */
import { createHash, createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Transaction } from 'kysely';
import { readMerchantSecret, writeMerchantSecret } from '../../db/merchant-secrets.ts';
import { readMeta } from '../../db/meta.ts';
import type { Db, Schema } from '../../db/schema.ts';
import { metaPlace, unseal } from '../../db/sealing.ts';
import { callbackKeyName } from '../../db/stored-secrets.ts';
import { inTransaction } from '../../db/transaction.ts';

export interface SigningKey {
  /** PKCS #8 in PEM */
  readonly private_key: string;
  /** ISO 8601 UTC; null: unknown, of a key from before rotation. */
  readonly signs_from: string | null;
}

/** A key that signs no more; its private half is gone. */
export interface FormerKey {
  /** PEM */
  readonly public_key: string;
  readonly signs_from: string | null;
  readonly signs_until: string;
}

export interface MerchantKeys {
  readonly current: SigningKey;
  /** Signs beside `current` and takes over at its `signs_from`. */
  readonly next: (SigningKey & { readonly signs_from: string }) | null;
  /** Latest first. */
  readonly previous: readonly FormerKey[];
}

const NAME = 'signing_keys';
const BITS = 2048;
const MAX_PREVIOUS = 5;

/** PKCS #8 in PEM. */
export async function generateSigningKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

export const publicKeyOf = (privateKey: string): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();

/** Tells keys apart: the beginning of the SHA-256 of the public key in DER, hexadecimal. */
export function keyIdOf(publicKey: string): string {
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

const made = new Map<string, Promise<string>>();

/** Made once in a process, until it is replaced: a reset database gets the same one again. */
function firstKey(merchantId: string): Promise<string> {
  const known = made.get(merchantId) ?? generateSigningKey();
  made.set(merchantId, known);
  return known;
}

const isDue = ({ next }: MerchantKeys, now: Date) =>
  next !== null && Date.parse(next.signs_from) <= now.getTime();

/** The next key in the place of the current one, whose private half is forgotten. */
export function takeOver({ current, next, previous }: MerchantKeys, at: string): MerchantKeys {
  if (next === null) return { current, next, previous };
  const { private_key, signs_from } = current;
  const former = { public_key: publicKeyOf(private_key), signs_from, signs_until: at };
  return {
    current: { ...next, signs_from: at },
    next: null,
    previous: [former, ...previous].slice(0, MAX_PREVIOUS),
  };
}

/** The merchant's keys, the first of which is made when it is asked for. Not within a transaction. */
export async function signingKeys(db: Db, merchantId: string, now: Date): Promise<MerchantKeys> {
  const known = await readMerchantSecret<MerchantKeys>(db, merchantId, NAME);
  const keys = known ?? (await makeFirst(db, merchantId, now));
  // Also when another server has replaced it: its private half is gone.
  if (keys.previous.length > 0) made.delete(merchantId);
  return isDue(keys, now) ? inTransaction(db, (tx) => lockSigningKeys(tx, merchantId, now)) : keys;
}

async function makeFirst(db: Db, merchantId: string, now: Date): Promise<MerchantKeys> {
  const place = callbackKeyName(merchantId);
  const before = await readMeta(db, place);
  const current =
    before === undefined
      ? { private_key: await firstKey(merchantId), signs_from: now.toISOString() }
      : { private_key: unseal(db, metaPlace(place), before), signs_from: null };
  const made: MerchantKeys = { current, next: null, previous: [] };
  await writeMerchantSecret(db, merchantId, NAME, made, 'first');
  await db.deleteFrom('meta').where('key', '=', place).execute();
  // Another server may have been first.
  return (await readMerchantSecret<MerchantKeys>(db, merchantId, NAME)) ?? made;
}

/** The keys, until the transaction ends; one that is due has taken over. `signingKeys` must have made them. */
export async function lockSigningKeys(
  tx: Transaction<Schema>,
  merchantId: string,
  now: Date,
): Promise<MerchantKeys> {
  const keys = await readMerchantSecret<MerchantKeys>(tx, merchantId, NAME, 'locked');
  if (keys === undefined) throw new Error('no signing key was made');
  if (keys.next === null || !isDue(keys, now)) return keys;
  const changed = takeOver(keys, keys.next.signs_from);
  await writeSigningKeys(tx, merchantId, changed);
  return changed;
}

export async function writeSigningKeys(
  tx: Transaction<Schema>,
  merchantId: string,
  keys: MerchantKeys,
): Promise<void> {
  await writeMerchantSecret(tx, merchantId, NAME, keys);
  if (keys.previous.length > 0) made.delete(merchantId);
}

/** A public key by its id; an unknown id gets the current one. @returns PEM */
export async function publicKeyNamed(db: Db, merchantId: string, keyId: string, now: Date): Promise<string> {
  const { current, next, previous } = await signingKeys(db, merchantId, now);
  const all = [current, ...(next ? [next] : [])].map(({ private_key }) => publicKeyOf(private_key));
  const known = [...all, ...previous.map(({ public_key }) => public_key)];
  return known.find((key) => keyIdOf(key) === keyId) ?? publicKeyOf(current.private_key);
}
