/** Writes the containers in which keys come, as programs of certification centres do. */
import { createHash, createPrivateKey, randomBytes } from 'node:crypto';
import gost89 from 'gost89';
import { parseDer, toDer } from '../der.ts';
import { integer, octets, oid, sequence, tagged } from '../make-certificate.ts';
import type { PrivateKey } from '../private-key.ts';

export interface Content {
  readonly keys: readonly PrivateKey[];
  readonly certificates: readonly Buffer[];
}

const [DATA, ENCRYPTED_DATA] = ['1.2.840.113549.1.7.1', '1.2.840.113549.1.7.6'];
const BAGS = '1.2.840.113549.1.12.10.1';
const X509 = '1.2.840.113549.1.9.22.1';
const [PBES2, PBKDF2] = ['1.2.840.113549.1.5.13', '1.2.840.113549.1.5.12'];
const [GOST_HMAC, GOST_CFB] = ['1.2.804.2.1.1.1.1.1.2', '1.2.804.2.1.1.1.1.1.1.3'];
const IIT = '1.3.6.1.4.1.19398.1.1.1.2';
const SUN_JKS = '1.3.6.1.4.1.42.2.17.1.1';
const SBOX =
  'a9d6eb45f13c708280c4967b231f5eadf658eba4c037291d38d96bf025ca4e17f8e9720dc615b43a28975f0bc1dea36438b564ea2c179fd0123e6db8fac57904';
const ROUNDS = 10;

/** PBES2 with the ciphers of the state: AlgorithmIdentifier and what it protects. */
function gostSealed(plain: Buffer, password: string, rounds: number) {
  const [salt, iv] = [randomBytes(32), randomBytes(8)];
  const key = gost89.pbkdf(password, salt, Math.min(rounds, ROUNDS));
  const derivation = sequence(octets(salt), integer(rounds), sequence(oid(GOST_HMAC)));
  const cipher = sequence(octets(iv), octets(Buffer.from(SBOX, 'hex')));
  return {
    algorithm: sequence(
      oid(PBES2),
      sequence(sequence(oid(PBKDF2), derivation), sequence(oid(GOST_CFB), cipher)),
    ),
    sealed: Buffer.from(gost89.compat.algos().encrypt(plain, key, iv)),
  };
}

/** EncryptedPrivateKeyInfo: `Key-6.dat` in its present form. */
export function encryptedKey(key: PrivateKey, password: string, rounds = ROUNDS): Buffer {
  if (key.algorithm === 'dstu4145') {
    const { algorithm, sealed } = gostSealed(key.der, password, rounds);
    return toDer(sequence(algorithm, octets(sealed)));
  }
  const node = createPrivateKey({ key: key.der, format: 'der', type: 'pkcs8' });
  return node.export({ format: 'der', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: password });
}

/** The older form of `Key-6.dat`. */
export function iitContainer(key: PrivateKey, password: string): Buffer {
  const padding = (8 - (key.der.length % 8)) % 8;
  const padded = Buffer.concat([key.der, Buffer.alloc(padding)]);
  const cipher = gost89.init();
  cipher.key(gost89.dumb_kdf(password, 10_000));
  const sealed = Buffer.alloc(padded.length);
  cipher.crypt(padded, sealed);
  const split = sealed.length - padding;
  const params = sequence(octets(Buffer.alloc(4)), octets(sealed.subarray(split)));
  return toDer(sequence(sequence(oid(IIT), params), octets(sealed.subarray(0, split))));
}

/** PKCS#12 as centres of the state make it, certificates encrypted too where the keys are of the state. */
export function pkcs12({ keys, certificates }: Content, password: string): Buffer {
  const bag = (kind: number, value: Buffer) => sequence(oid(`${BAGS}.${kind}`), tagged(0, parseDer(value)));
  const keyBags = sequence(...keys.map((key) => bag(2, encryptedKey(key, password))));
  const certificateBags = sequence(
    ...certificates.map((one) => bag(3, toDer(sequence(oid(X509), tagged(0, octets(one)))))),
  );
  const data = (content: Buffer) => sequence(oid(DATA), tagged(0, octets(content)));
  const isOfState = keys.some(({ algorithm }) => algorithm === 'dstu4145');
  const { algorithm, sealed } = gostSealed(toDer(certificateBags), password, ROUNDS);
  const encrypted = sequence(integer(0), sequence(oid(DATA), algorithm, tagged(0, octets(sealed))));
  const second = isOfState
    ? sequence(oid(ENCRYPTED_DATA), tagged(0, encrypted))
    : data(toDer(certificateBags));
  return toDer(sequence(integer(3), data(toDer(sequence(data(toDer(keyBags)), second)))));
}

/** A Java key store. */
export function jks({ keys, certificates }: Content, password: string): Buffer {
  const number = (value: number, bytes = 4) =>
    Buffer.from(value.toString(16).padStart(bytes * 2, '0'), 'hex');
  const block = (value: Buffer, bytes = 4) => Buffer.concat([number(value.length, bytes), value]);
  const chain = certificates.map((one) => Buffer.concat([block(Buffer.from('X.509'), 2), block(one)]));
  const entries = keys.map((key) =>
    Buffer.concat([
      number(1),
      block(Buffer.from('key'), 2),
      number(0, 8),
      block(toDer(sequence(sequence(oid(SUN_JKS)), octets(jksSealed(key.der, password))))),
      number(chain.length),
      ...chain,
    ]),
  );
  return Buffer.concat([number(0xfeedfeed), number(2), number(entries.length), ...entries, randomBytes(20)]);
}

function jksSealed(plain: Buffer, password: string): Buffer {
  const secret = Buffer.from(password, 'utf16le').swap16();
  const sha1 = (part: Buffer) => createHash('sha1').update(secret).update(part).digest();
  const salt = randomBytes(20);
  let sum = salt;
  const sealed = plain.map((byte, at) => {
    if (at % sum.length === 0) sum = sha1(sum);
    return byte ^ (sum[at % sum.length] ?? 0);
  });
  return Buffer.concat([salt, sealed, sha1(plain)]);
}

/** The text form of bytes. */
export const pem = (label: string, bytes: Buffer): string =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;
