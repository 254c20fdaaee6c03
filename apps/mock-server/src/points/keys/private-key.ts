/// <reference path="./jkurwa.d.ts" />
/** Private keys of RSA, elliptic curves and ДСТУ 4145, as PKCS#8. */
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import gost89 from 'gost89';
// Not the whole library, parts of which cannot be bundled.
import jkurwa, { type DstuKey } from 'jkurwa/lib/models/index.js';
import { oidOf, parseDer, partsOf } from './der.ts';

export const KEY_ALGORITHMS = ['dstu4145', 'rsa', 'ecdsa'] as const;
export type KeyAlgorithm = (typeof KEY_ALGORITHMS)[number];

export interface PrivateKey {
  readonly algorithm: KeyAlgorithm;
  /** PKCS#8. */
  readonly der: Buffer;
}

const ALGORITHMS: Readonly<Record<string, KeyAlgorithm>> = {
  '1.2.804.2.1.1.1.1.3.1.1': 'dstu4145',
  '1.2.840.113549.1.1.1': 'rsa',
  '1.2.840.10045.2.1': 'ecdsa',
};

const dstuKey = (der: Buffer): DstuKey => {
  const [first] = jkurwa.Priv.from_asn1(der, true).keys;
  if (!first) throw new Error('no key');
  return first;
};
const nodeKey = (der: Buffer) => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });

/**
 * The keys of a PKCS#8 value: containers of the state hold a second one, for encryption, as its attribute.
 * @throws Error for another algorithm, and for what is no key
 */
export function privateKeysOf(der: Buffer): PrivateKey[] {
  const algorithm = ALGORITHMS[oidOf(partsOf(partsOf(parseDer(der))[1])[0])];
  if (algorithm === undefined) throw new Error('another algorithm');
  if (algorithm !== 'dstu4145') {
    nodeKey(der);
    return [{ algorithm, der }];
  }
  const { keys } = jkurwa.Priv.from_asn1(der, true);
  return keys.map((key) => ({ algorithm, der: Buffer.from(key.to_asn1()) }));
}

/** Whether a certificate is of this key: whether it holds its public half. */
export function isCertificateOf({ algorithm, der }: PrivateKey, certificate: Buffer): boolean {
  const half =
    algorithm === 'dstu4145'
      ? Buffer.from(dstuKey(der).pub().serialize())
      : createPublicKey(nodeKey(der)).export({ format: 'der', type: 'spki' });
  return certificate.includes(half);
}

/** Signs SHA-256, or ГОСТ 34.311 by ДСТУ 4145, of the bytes. */
export function signWith({ algorithm, der }: PrivateKey, bytes: Uint8Array): Buffer {
  if (algorithm !== 'dstu4145') return sign('sha256', bytes, nodeKey(der));
  return Buffer.from(dstuKey(der).sign(Buffer.from(gost89.compat.algos().hash(bytes)), 'short'));
}

/** Whether the signature is one of `signWith`. */
export function isSignedBy(
  { algorithm, der }: PrivateKey,
  bytes: Uint8Array,
  signature: Uint8Array,
): boolean {
  if (algorithm !== 'dstu4145') return verify('sha256', bytes, createPublicKey(nodeKey(der)), signature);
  const hash = Buffer.from(gost89.compat.algos().hash(bytes));
  return dstuKey(der).pub().verify(hash, Buffer.from(signature), 'short');
}
