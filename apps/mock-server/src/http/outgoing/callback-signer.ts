import { createSign } from 'node:crypto';
import type { EventSigner, KeySigner } from '@kasa/contracts/terminals/callback-request';
import type { Db } from '../../db/schema.ts';
import { keyIdOf, publicKeyOf, type SigningKey, signingKeys } from './signing-keys.ts';

export interface CallbackSigner extends EventSigner {
  /** PEM */
  readonly publicKey: string;
}

function signerWith({ private_key }: SigningKey): KeySigner & { publicKey: string } {
  const publicKey = publicKeyOf(private_key);
  return {
    sign: (text) => createSign('SHA256').update(text).sign(private_key, 'base64'),
    publicKey,
    keyId: keyIdOf(publicKey),
  };
}

/** Signs callbacks of a merchant with the keys of this moment. */
export async function callbackSigner(db: Db, merchantId: string, now: Date): Promise<CallbackSigner> {
  const { current, next } = await signingKeys(db, merchantId, now);
  return { ...signerWith(current), next: next && signerWith(next) };
}
