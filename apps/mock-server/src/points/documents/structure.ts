/** The stated structure of documents for the tax service, and a strict reader of it (docs/product/ukraine.md §6). */
import { decodeXml, unescapeXml } from './windows-1251.ts';

interface Leaf {
  readonly name: string;
  readonly pattern: RegExp;
}
interface Branch {
  readonly name: string;
  readonly children: readonly Node[];
}
type Node = (Leaf | Branch) & { readonly isOptional?: true };

const leaf = (name: string, pattern: RegExp): Leaf => ({ name, pattern });
/** City and address together are the longest. */
const WORDS = /^.{1,512}$/s;
const MONEY = /^\d{1,15}\.\d{2}$/;
/** Positive, without leading zeros. */
const COUNT = /^[1-9]\d{0,9}$/;

const head: readonly Node[] = [
  leaf('UID', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  leaf('TIN', /^(\d{8}|\d{10})$/),
  { ...leaf('IPN', /^\d{10,12}$/), isOptional: true },
  leaf('ORGNM', WORDS),
  leaf('POINTNM', WORDS),
  leaf('POINTADDR', WORDS),
  leaf('ORDERDATE', /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])\d{4}$/),
  leaf('ORDERTIME', /^([01]\d|2[0-3])[0-5]\d[0-5]\d$/),
  leaf('ORDERNUM', COUNT),
  leaf('CASHDESKNUM', COUNT),
  leaf('CASHREGISTERNUM', /^\d{10}$/),
  { ...leaf('CASHIER', WORDS), isOptional: true },
  leaf('VER', /^1$/),
  // Session, number in it, control number.
  { ...leaf('ORDERTAXNUM', /^[1-9]\d{0,14}\.[1-9]\d{0,9}\.[1-9]\d{0,3}$/), isOptional: true },
  { ...leaf('OFFLINE', /^true$/), isOptional: true },
  { ...leaf('PREVDOCHASH', /^[0-9a-f]{64}$/), isOptional: true },
];

const roots: readonly Branch[] = [
  {
    name: 'CHECK',
    children: [
      {
        name: 'CHECKHEAD',
        children: [
          // 0 a receipt, 100 a shift opens, 102 and 103 the time without the tax service begins and ends.
          leaf('DOCTYPE', /^(0|100|102|103)$/),
          // 2 cash into the drawer, 4 out of it.
          { ...leaf('DOCSUBTYPE', /^[24]$/), isOptional: true },
          ...head,
        ],
      },
      { name: 'CHECKTOTAL', children: [leaf('SUM', MONEY)], isOptional: true } as Node,
    ],
  },
  {
    name: 'ZREP',
    children: [
      { name: 'ZREPHEAD', children: head },
      { name: 'ZREPBODY', children: [leaf('SERVICEINPUT', MONEY), leaf('SERVICEOUTPUT', MONEY)] },
    ],
  },
];

/** A document does not have the stated structure. */
export class StructureError extends Error {}

/** What a document says, by the names of its elements. */
export interface ReadDocument {
  readonly root: string;
  readonly fields: ReadonlyMap<string, string>;
}

const DECLARATION = '<?xml version="1.0" encoding="windows-1251"?>\n';

/** @throws StructureError for anything that is not exactly the stated structure */
export function readDocument(bytes: Uint8Array): ReadDocument {
  const xml = decodeXml(bytes);
  if (!xml.startsWith(DECLARATION)) throw new StructureError('declaration');
  const root = roots.find(({ name }) => xml.startsWith(`<${name}>`, DECLARATION.length));
  if (root === undefined) throw new StructureError('root');
  const fields = new Map<string, string>();
  const end = readNode(xml, DECLARATION.length, root, fields);
  if (end !== xml.length) throw new StructureError(`after ${root.name}`);
  requireConsistent(root.name, fields);
  return { root: root.name, fields };
}

/** @returns where the element ends */
function readNode(xml: string, start: number, node: Node, fields: Map<string, string>): number {
  const opening = `<${node.name}>`;
  if (!xml.startsWith(opening, start)) {
    if (node.isOptional) return start;
    throw new StructureError(node.name);
  }
  let at = start + opening.length;
  if ('children' in node) for (const child of node.children) at = readNode(xml, at, child, fields);
  else {
    const from = at;
    at = xml.indexOf('<', from);
    const text = unescapeXml(xml.slice(from, at === -1 ? from : at));
    if (!node.pattern.test(text)) throw new StructureError(node.name);
    fields.set(node.name, text);
  }
  const closing = `</${node.name}>`;
  if (!xml.startsWith(closing, at)) throw new StructureError(node.name);
  return at + closing.length;
}

/** Cash has a sum and a subtype, others have neither; what is made offline has a number, its begin and end have none. */
function requireConsistent(root: string, fields: ReadonlyMap<string, string>): void {
  if (fields.has('OFFLINE') !== fields.has('ORDERTAXNUM')) throw new StructureError('OFFLINE');
  const isOfSession = ['102', '103'].includes(fields.get('DOCTYPE') ?? '');
  if (isOfSession && fields.has('OFFLINE')) throw new StructureError('OFFLINE');
  if (root !== 'CHECK') return;
  const isCash = fields.get('DOCTYPE') === '0';
  if (fields.has('SUM') !== isCash || fields.has('DOCSUBTYPE') !== isCash)
    throw new StructureError('DOCSUBTYPE');
}
