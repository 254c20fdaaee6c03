/** Tells the formats of key files apart, by their bytes, and reads them. Runs in a worker: the files are strangers'. */
import forge from 'node-forge';
import { type CertificateFacts, readCertificate } from './certificate.ts';
import { type Decrypt, decryptWith, requireFewRounds } from './decrypt.ts';
import { bytesOf, isType, type Node, oidOf, parseDer, partsOf, toDer } from './der.ts';
import { readJks } from './jks.ts';
import { isCertificateOf, type PrivateKey, privateKeysOf } from './private-key.ts';
import { KeyRefused } from './refusal.ts';

export interface ParsedKey extends CertificateFacts, PrivateKey {
  /** DER. */
  readonly certificate: Buffer;
}

interface Contents {
  /** PKCS#8. */
  readonly keys: Buffer[];
  readonly certificates: Buffer[];
}

const JKS = 'feedfeed';
/** What some programs write before a container. */
const PREFIX = { first: 0x51, bytes: 6 };
const { Type } = forge.asn1;
const PKCS7_DATA = '1.2.840.113549.1.7.1';
const [KEY_BAG, SHROUDED_KEY_BAG, CERTIFICATE_BAG] = [1, 2, 3].map(
  (kind) => `1.2.840.113549.1.12.10.1.${kind}`,
);

/**
 * @param beside file of the certificate, for a key that is alone in its own
 * @throws KeyRefused
 */
export function parseKeyFile(bytes: Buffer, password: string, beside?: Buffer): ParsedKey {
  try {
    const { keys, certificates } = contentsOf(bytes, password);
    if (beside === undefined) return keyWithCertificate(keys.flatMap(privateKeysOf), certificates);
    return withCertificateBeside(keys.flatMap(privateKeysOf), certificatesIn(beside));
  } catch (error) {
    throw error instanceof KeyRefused ? error : new KeyRefused('unreadable');
  }
}

function keyWithCertificate(keys: PrivateKey[], certificates: Buffer[]): ParsedKey {
  if (keys.length === 0) throw new KeyRefused(certificates.length > 0 ? 'certificate_instead' : 'unreadable');
  for (const key of keys) {
    const certificate = certificates.find((one) => isCertificateOf(key, one));
    if (certificate) return { ...key, ...readCertificate(certificate), certificate };
  }
  throw new KeyRefused('certificate_missing');
}

function withCertificateBeside(keys: PrivateKey[], certificates: Buffer[]): ParsedKey {
  const isOfThese = certificates.some((one) => keys.some((key) => isCertificateOf(key, one)));
  if (keys.length > 0 && !isOfThese) throw new KeyRefused('certificate_other');
  return keyWithCertificate(keys, certificates);
}

/** @throws KeyRefused for what is no certificate */
function certificatesIn(bytes: Buffer): Buffer[] {
  try {
    // No password: a file that needs one is no certificate.
    return contentsOf(bytes, '').certificates;
  } catch {
    throw new KeyRefused('certificate_other');
  }
}

function contentsOf(bytes: Buffer, password: string): Contents {
  if (bytes.toString('hex', 0, 4) === JKS) return readJks(bytes, password);
  const decrypt = decryptWith(password);
  if (bytes.toString('latin1').trimStart().startsWith('-----BEGIN ')) return pemContents(bytes, decrypt);
  return derContents(bytes[0] === PREFIX.first ? bytes.subarray(PREFIX.bytes) : bytes, decrypt);
}

function pemContents(bytes: Buffer, decrypt: Decrypt): Contents {
  const blocks = bytes.toString('latin1').matchAll(/-----BEGIN [A-Z0-9 ]+-----([^-]*)-----END /g);
  return joined([...blocks].map(([, body = '']) => derContents(Buffer.from(body, 'base64'), decrypt)));
}

const joined = (all: Contents[]): Contents => ({
  keys: all.flatMap(({ keys }) => keys),
  certificates: all.flatMap(({ certificates }) => certificates),
});

function derContents(bytes: Buffer, decrypt: Decrypt): Contents {
  const tree = parseDer(bytes);
  requireFewRounds(tree);
  const [first, second, third] = partsOf(tree);
  // Certificates of a chain (PKCS#7).
  if (isType(first, Type.OID)) throw new KeyRefused('certificate_instead');
  if (isType(third, Type.BITSTRING)) return { keys: [], certificates: [toDer(tree)] };
  if (isType(first, Type.SEQUENCE)) return { keys: [decrypt(first, bytesOf(second)).der], certificates: [] };
  if (isType(third, Type.OCTETSTRING)) return { keys: [toDer(tree)], certificates: [] };
  return pkcs12Contents(second, decrypt);
}

/** @param safe the ContentInfo of the container */
function pkcs12Contents(safe: Node | undefined, decrypt: Decrypt): Contents {
  const parts = partsOf(parseDer(contentOf(safe)));
  return joined(parts.map((part) => safeContents(part, decrypt)));
}

const contentOf = (info: Node | undefined) => bytesOf(partsOf(partsOf(info)[1])[0]);

function safeContents(info: Node, decrypt: Decrypt): Contents {
  const [type, content] = partsOf(info);
  if (oidOf(type) === PKCS7_DATA) return joined(bags(parseDer(contentOf(info)), decrypt));
  const [, encrypted] = partsOf(partsOf(content)[0]);
  const [, algorithm, sealed] = partsOf(encrypted);
  return joined(bags(decrypt(algorithm as Node, bytesOf(sealed)).tree, decrypt));
}

function bags(tree: Node, decrypt: Decrypt): Contents[] {
  return partsOf(tree).map((bag) => {
    const [id, wrapped] = partsOf(bag);
    const [value] = partsOf(wrapped);
    switch (oidOf(id)) {
      case KEY_BAG:
        return { keys: [toDer(value as Node)], certificates: [] };
      case SHROUDED_KEY_BAG: {
        const [algorithm, sealed] = partsOf(value);
        return { keys: [decrypt(algorithm as Node, bytesOf(sealed)).der], certificates: [] };
      }
      case CERTIFICATE_BAG:
        return { keys: [], certificates: [bytesOf(partsOf(partsOf(value)[1])[0])] };
      default:
        return { keys: [], certificates: [] };
    }
  });
}
