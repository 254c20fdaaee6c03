/** Signatures of documents for the tax service. */
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

export interface DocumentSigner {
  sign(document: Uint8Array): Promise<Uint8Array>;
  verify(document: Uint8Array, signature: Uint8Array): Promise<boolean>;
}

/** DER of an Ed25519 private key in PKCS#8, before its 32 bytes (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Signs with a key of the mock's own, the same on each server. The seam for keys of points: a signer that opens the
 * point's own key takes its place in app.ts.
 */
export function mockSigner(): DocumentSigner {
  const secret = createHash('sha256').update('the key of the mock for registers').digest();
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, secret]),
    ...{ format: 'der', type: 'pkcs8' },
  });
  const publicKey = createPublicKey(key);
  return {
    sign: async (document) => sign(null, document, key),
    verify: async (document, signature) => verify(null, document, publicKey, signature),
  };
}
