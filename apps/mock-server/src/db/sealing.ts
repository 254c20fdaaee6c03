/**
 * Seals secrets with a key from outside the database (security T16): a copy of the database alone tells none of them.
 * AES-256-GCM, bound to the place where a value is stored. The nonce follows from place and value, so that a value
 * written again stays the same, and no two values of a place share one.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { readOrMakeMeta } from './meta.ts';
import { adapterOf } from './notifier.ts';
import type { Db } from './schema.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Keys {
  readonly sealing: Uint8Array;
  readonly nonces: Uint8Array;
  readonly hashes: Uint8Array;
  /** Tells keys apart without telling anything of them. */
  readonly id: string;
}

const keysOf = new WeakMap<object, Keys | null>();

/** @param dataKey null leaves secrets as they are: for a seed that is sealed where it is copied to */
export function useDataKey(db: Db, dataKey: string | null): void {
  if (dataKey === null) {
    keysOf.set(adapterOf(db), null);
    return;
  }
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', dataKey, '', `kasa ${purpose}`, 32));
  keysOf.set(adapterOf(db), {
    sealing: derive('sealing'),
    nonces: derive('nonces'),
    hashes: derive('hashes'),
    id: derive('id').toString('base64url'),
  });
}

function keys(db: Db): Keys | null {
  const found = keysOf.get(adapterOf(db));
  if (found === undefined) throw new Error('a database without data key');
  return found;
}

/** Identifies the data key; null: nothing is sealed. */
export const dataKeyId = (db: Db): string | null => keys(db)?.id ?? null;

const hmac = (key: Uint8Array, ...texts: string[]) =>
  createHmac('sha256', key).update(texts.join('\0')).digest();

/** @param place table and row; the sealed value opens there only */
export function seal(db: Db, place: string, text: string): string {
  const own = keys(db);
  if (own === null) return text;
  const nonce = hmac(own.nonces, place, text).subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, own.sealing, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error for a value that was not sealed with this key for this place */
export function unseal(db: Db, place: string, sealed: string): string {
  const own = keys(db);
  if (own === null) return sealed;
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(CIPHER, own.sealing, nonce, options).setAAD(Buffer.from(place));
  decipher.setAuthTag(tag);
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** A hash that nobody can try guesses against who has the database alone. */
export function keyedHash(db: Db, text: string): string {
  const own = keys(db);
  return own === null ? text : hmac(own.hashes, text).toString('base64url');
}

export const metaPlace = (name: string) => `meta ${name}`;

/** A secret of the whole database, made on first use; the same for all servers. */
export async function readOrMakeSecret(
  db: Db,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const place = metaPlace(name);
  return unseal(db, place, await readOrMakeMeta(db, name, async () => seal(db, place, await make())));
}
