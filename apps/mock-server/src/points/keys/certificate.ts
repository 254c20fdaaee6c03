/**
 * What a certificate says of the owner of its key. Read from its tree: Node's X509Certificate ends the whole process at
 * a certificate of ДСТУ 4145 (`toLegacyObject`).
 */
import { isEdrpou, isRnokpp } from '@kasa/contracts/shared/tax-number';
import forge from 'node-forge';
import { bytesOf, isType, type Node, oidOf, parseDer, partsOf, walk } from './der.ts';

export interface CertificateFacts {
  readonly owner: string;
  /** EDRPOU, or RNOKPP where there is none; null: the certificate names neither. */
  readonly taxNumber: string | null;
  readonly issuer: string;
  /** Hexadecimal. */
  readonly serial: string;
  readonly validFrom: string;
  readonly validTo: string;
}

const { asn1 } = forge;
const [ORGANIZATION, NAME] = ['2.5.4.10', '2.5.4.3'];
/** Attributes of the state; and names by ETSI EN 319 412-1: `NTRUA-` with EDRPOU, `TINUA-` with RNOKPP. */
const NUMBERS = [
  '1.2.804.2.1.1.1.11.1.4.2.1',
  '1.2.804.2.1.1.1.11.1.4.1.1',
  '1.2.804.2.1.1.1.11.1.4.7.1',
  '2.5.4.97',
  '2.5.4.5',
];

/** @throws Error for what is no certificate */
export function readCertificate(der: Buffer): CertificateFacts {
  const tree = parseDer(der);
  const fields = partsOf(partsOf(tree)[0]);
  const [serial, , issuer, validity, subject] = isType(fields[0], asn1.Type.INTEGER)
    ? fields
    : fields.slice(1);
  const [from, to] = partsOf(validity);
  const texts = textsIn(tree);
  // The issuer has numbers, too, and stands before the subject.
  const issuers = textsIn(issuer as Node);
  const numbers = NUMBERS.flatMap((id) => (texts.get(id) ?? []).slice(issuers.get(id)?.length ?? 0));
  const plain = numbers.map((number) => number.replace(/^(?:NTR|TIN)UA-/, ''));
  return {
    owner: nameIn(textsIn(subject as Node)),
    taxNumber: plain.find(isEdrpou) ?? plain.find(isRnokpp) ?? null,
    issuer: nameIn(issuers),
    serial: bytesOf(serial).toString('hex').replace(/^00/, '').toUpperCase(),
    validFrom: timeOf(from),
    validTo: timeOf(to),
  };
}

const nameIn = (texts: Map<string, string[]>) =>
  (texts.get(ORGANIZATION as string) ?? texts.get(NAME as string))?.[0] ?? '';

function timeOf(node: Node | undefined): string {
  const text = bytesOf(node).toString('latin1');
  const isShort = isType(node, asn1.Type.UTCTIME);
  return (isShort ? asn1.utcTimeToDate(text) : asn1.generalizedTimeToDate(text)).toISOString();
}

/** Texts by the identifier before them: SEQUENCE { identifier, text } of names, SEQUENCE { identifier, SET { text } }. */
function textsIn(tree: Node): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { value } of walk(tree)) {
    if (!Array.isArray(value) || !isType(value[0], asn1.Type.OID)) continue;
    const [id, held] = value;
    const text = isType(held, asn1.Type.SET) ? partsOf(held)[0] : held;
    if (!text || Array.isArray(text.value)) continue;
    found.set(oidOf(id), [...(found.get(oidOf(id)) ?? []), textOf(text)]);
  }
  return found;
}

const MAX_TEXT = 200;

/** Without what no name has, and not longer than one is. */
const textOf = (node: Node) =>
  readText(node)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .slice(0, MAX_TEXT);

const readText = (node: Node) =>
  isType(node, asn1.Type.BMPSTRING)
    ? bytesOf(node).swap16().toString('utf16le')
    : bytesOf(node).toString('utf8');
