/**
 * The key that signs callbacks (SHA256withRSA, spec §7), stored in the database, sealed, for all servers. One per merchant:
 * merchants write the signed text themselves and could otherwise forge another merchant's callbacks.
 */
import { createHash, createPrivateKey, createPublicKey, createSign, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Db } from '../../db/schema.ts';
import { readOrMakeSecret } from '../../db/sealing.ts';
import { callbackKeyName } from '../../db/stored-secrets.ts';

export interface CallbackSigner {
  /** @returns base64 */
  sign(text: string): string;
  /** PEM */
  readonly publicKey: string;
  /** Tells keys apart: the beginning of the SHA-256 of the public key in DER, hexadecimal. */
  readonly keyId: string;
}

const BITS = 2048;

const made = new Map<string, Promise<string>>();

function madeKey(merchantId: string): Promise<string> {
  const known = made.get(merchantId);
  if (known !== undefined) return known;
  const key = promisify(generateKeyPair)('rsa', { modulusLength: BITS }).then(({ privateKey }) =>
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  made.set(merchantId, key);
  return key;
}

export async function callbackSigner(db: Db, merchantId: string): Promise<CallbackSigner> {
  const key = createPrivateKey(
    await readOrMakeSecret(db, callbackKeyName(merchantId), () => madeKey(merchantId)),
  );
  const publicKey = createPublicKey(key);
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return {
    sign: (text) => createSign('SHA256').update(text).sign(key, 'base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    keyId: createHash('sha256').update(der).digest('hex').slice(0, 16),
  };
}
