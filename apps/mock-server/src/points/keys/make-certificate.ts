/// <reference path="./jkurwa.d.ts" />
/** Makes keys and certificates that they sign themselves: for the demo data and for tests. */
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import curves from 'jkurwa/lib/curve.js';
import forge from 'node-forge';
import { type Node, parseDer, toDer } from './der.ts';
import { type KeyAlgorithm, type PrivateKey, signWith } from './private-key.ts';

const { Class, Type, oidToDer } = forge.asn1;

/** A value of the given type. */
export const der = (type: forge.asn1.Type, value: Node[] | Buffer): Node =>
  forge.asn1.create(
    Class.UNIVERSAL,
    type,
    Array.isArray(value),
    Array.isArray(value) ? value : value.toString('latin1'),
  );
export const sequence = (...parts: Node[]) => der(Type.SEQUENCE, parts);
export const set = (...parts: Node[]) => der(Type.SET, parts);
export const oid = (id: string) => der(Type.OID, Buffer.from(oidToDer(id).getBytes(), 'latin1'));
export const integer = (value: number) => der(Type.INTEGER, Buffer.from(hexOf(value), 'hex'));
export const octets = (value: Buffer) => der(Type.OCTETSTRING, value);
/** Tagged [n], constructed. */
export const tagged = (tag: number, ...parts: Node[]) =>
  forge.asn1.create(Class.CONTEXT_SPECIFIC, tag, true, parts);

const hexOf = (value: number) => {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Number.parseInt(even.slice(0, 2), 16) > 0x7f ? `00${even}` : even;
};
const bits = (value: Buffer) => der(Type.BITSTRING, Buffer.concat([Buffer.from([0]), value]));
const text = (value: string) => der(Type.UTF8, Buffer.from(value));
const time = (iso: string) => der(Type.GENERALIZEDTIME, Buffer.from(`${iso.replaceAll(/[-:T]|\.\d+/g, '')}`));

const SIGNATURES: Readonly<Record<KeyAlgorithm, string>> = {
  dstu4145: '1.2.804.2.1.1.1.1.3.1.1',
  rsa: '1.2.840.113549.1.1.11',
  ecdsa: '1.2.840.10045.4.3.2',
};
const DSTU_CURVE = '1.2.804.2.1.1.1.1.3.1.1.2.6';
const NAMES = { organization: '2.5.4.10', name: '2.5.4.3' };
const DIRECTORY_ATTRIBUTES = '2.5.29.9';
const ATTRIBUTES = { edrpou: '1.2.804.2.1.1.1.11.1.4.2.1', rnokpp: '1.2.804.2.1.1.1.11.1.4.1.1' };

export interface MadeKey extends PrivateKey {
  readonly publicKey: Node;
}

/** A new key. */
export function makeKey(algorithm: KeyAlgorithm): MadeKey {
  if (algorithm === 'dstu4145') {
    const key = curves.std_curve('DSTU_PB_257').keygen();
    const publicKey = sequence(
      sequence(oid(SIGNATURES.dstu4145), sequence(oid(DSTU_CURVE))),
      bits(Buffer.from(key.pub().serialize())),
    );
    return { algorithm, der: Buffer.from(key.to_asn1()), publicKey };
  }
  const { privateKey } =
    algorithm === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const publicKey = parseDer(createPublicKey(privateKey).export({ format: 'der', type: 'spki' }));
  return { algorithm, der: privateKey.export({ format: 'der', type: 'pkcs8' }), publicKey };
}

export interface CertificateWish {
  readonly owner: string;
  readonly issuer: string;
  readonly serial: number;
  readonly edrpou?: string;
  readonly rnokpp?: string;
  readonly validFrom: string;
  readonly validTo: string;
}

/** A certificate in DER, with the numbers of its owner where certificates of the state have them. */
export function makeCertificate(key: MadeKey, wish: CertificateWish, sign = signWith): Buffer {
  const name = (value: string) =>
    sequence(...Object.values(NAMES).map((id) => set(sequence(oid(id), text(value)))));
  const numbers = (['edrpou', 'rnokpp'] as const).flatMap((kind) => {
    const number = wish[kind];
    const printable = () => der(Type.PRINTABLESTRING, Buffer.from(number ?? ''));
    return number === undefined ? [] : sequence(oid(ATTRIBUTES[kind]), set(printable()));
  });
  const extension = sequence(oid(DIRECTORY_ATTRIBUTES), octets(toDer(sequence(...numbers))));
  const algorithm = () => sequence(oid(SIGNATURES[key.algorithm]));
  const body = sequence(
    tagged(0, integer(2)),
    integer(wish.serial),
    algorithm(),
    name(wish.issuer),
    sequence(time(wish.validFrom), time(wish.validTo)),
    name(wish.owner),
    key.publicKey,
    ...(numbers.length > 0 ? [tagged(3, sequence(extension))] : []),
  );
  return toDer(sequence(body, algorithm(), bits(sign(key, toDer(body)))));
}
