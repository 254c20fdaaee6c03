/** The stated structure of documents for the tax service, and a strict reader of it (docs/product/ukraine.md §6). */
import type { ReadDocument } from './elements.ts';
import { contradictionIn } from './sums.ts';
import { decodeXml, unescapeXml } from './windows-1251.ts';

interface Leaf {
  readonly name: string;
  readonly pattern: RegExp;
}
interface Branch {
  readonly name: string;
  readonly children: readonly Node[];
  /** Its leaves are known by its name too, see `ReadDocument`. */
  readonly isNamed?: true;
}
interface List {
  readonly name: string;
  /** What each row has. */
  readonly row: readonly Node[];
}
type Node = (Leaf | Branch | List) & { readonly isOptional?: true };

const MAX_ROWS = 1_000;

const leaf = (name: string, pattern: RegExp): Leaf => ({ name, pattern });
const optional = (node: Node): Node => ({ ...node, isOptional: true });
/** City and address together are the longest. */
const WORDS = /^.{1,512}$/s;
/** In kopiykas far below 2^53, and a sum is written in one way only. */
const MONEY = /^(0|[1-9]\d{0,12})\.\d{2}$/;
const ROUNDING = /^-?(?!0\.00)(0|[1-9]\d{0,12})\.\d{2}$/;
/** Positive, without leading zeros. */
const COUNT = /^[1-9]\d{0,9}$/;

const head: readonly Node[] = [
  leaf('UID', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  leaf('TIN', /^(\d{8}|\d{10})$/),
  optional(leaf('IPN', /^\d{10,12}$/)),
  leaf('ORGNM', WORDS),
  leaf('POINTNM', WORDS),
  leaf('POINTADDR', WORDS),
  leaf('ORDERDATE', /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])\d{4}$/),
  leaf('ORDERTIME', /^([01]\d|2[0-3])[0-5]\d[0-5]\d$/),
  leaf('ORDERNUM', COUNT),
  leaf('CASHDESKNUM', COUNT),
  leaf('CASHREGISTERNUM', /^\d{10}$/),
  optional(leaf('CASHIER', WORDS)),
  leaf('VER', /^1$/),
  // Session, number in it, control number.
  optional(leaf('ORDERTAXNUM', /^[1-9]\d{0,14}\.[1-9]\d{0,9}\.[1-9]\d{0,3}$/)),
  optional(leaf('OFFLINE', /^true$/)),
  optional(leaf('PREVDOCHASH', /^[0-9a-f]{64}$/)),
];

const total: readonly Node[] = [
  leaf('SUM', MONEY),
  optional(leaf('RNDSUM', ROUNDING)),
  optional(leaf('NORNDSUM', MONEY)),
];
const form: readonly Node[] = [
  leaf('PAYFORMCD', /^[01]$/),
  leaf('PAYFORMNM', /^(ГОТІВКА|КАРТКА)$/),
  leaf('SUM', MONEY),
];
const card = ['ACQUIRENM', 'ACQUIRETRANSID', 'DEVICEID', 'EPZDETAILS', 'AUTHCD', 'PAYSYSNM'].map((name) =>
  optional(leaf(name, WORDS)),
);
const tax: readonly Node[] = [
  leaf('LETTER', /^\p{Lu}$/u),
  // 0 VAT, 1 excise, 2 none.
  leaf('TYPE', /^[0-2]$/),
  leaf('PRC', /^(0|[1-9]\d{0,2})\.\d{2}$/),
  leaf('TURNOVER', MONEY),
  leaf('SUM', MONEY),
];
const line: readonly Node[] = [
  optional(leaf('CODE', WORDS)),
  leaf('NAME', WORDS),
  leaf('UNITNM', WORDS),
  leaf('AMOUNT', /^(0|[1-9]\d{0,11})\.\d{3}$/),
  leaf('PRICE', MONEY),
  optional(leaf('LETTERS', /^\p{Lu}{1,20}$/u)),
  leaf('COST', MONEY),
];
const turnover: readonly Node[] = [
  ...total,
  leaf('ORDERSCNT', COUNT),
  { name: 'PAYFORMS', row: form },
  optional({ name: 'TAXES', row: tax }),
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
          // 0 a sale, 1 a return, 2 cash into the drawer, 4 out of it.
          optional(leaf('DOCSUBTYPE', /^[0124]$/)),
          ...head,
          // The sale that is taken back.
          optional(leaf('ORDERRETNUM', /^\S{1,64}$/)),
        ],
      },
      optional({ name: 'CHECKTOTAL', children: total }),
      optional({ name: 'CHECKPAY', row: [...form, ...card] }),
      optional({ name: 'CHECKTAX', row: tax }),
      optional({ name: 'CHECKBODY', row: line }),
    ],
  },
  {
    name: 'ZREP',
    children: [
      { name: 'ZREPHEAD', children: head },
      optional({ name: 'ZREPREALIZ', children: turnover, isNamed: true }),
      optional({ name: 'ZREPRETURN', children: turnover, isNamed: true }),
      { name: 'ZREPBODY', children: [leaf('SERVICEINPUT', MONEY), leaf('SERVICEOUTPUT', MONEY)] },
    ],
  },
];

/** A document does not have the stated structure. */
export class StructureError extends Error {}

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
  const read = { root: root.name, fields };
  const contradiction = contradictionIn(read);
  if (contradiction !== undefined) throw new StructureError(contradiction);
  return read;
}

/**
 * @param within what the names in it begin with
 * @returns where the element ends
 */
function readNode(
  xml: string,
  start: number,
  node: Node,
  fields: Map<string, string>,
  within = '',
  attributes = '',
): number {
  const opening = `<${node.name}${attributes}>`;
  if (!xml.startsWith(opening, start)) {
    if (node.isOptional) return start;
    throw new StructureError(node.name);
  }
  let at = start + opening.length;
  if ('children' in node) {
    const inside = node.isNamed ? `${within}${node.name}.` : within;
    for (const child of node.children) at = readNode(xml, at, child, fields, inside);
  } else if ('row' in node) at = readRows(xml, at, node, fields, `${within}${node.name}.`);
  else {
    const from = at;
    at = xml.indexOf('<', from);
    const text = unescapeXml(xml.slice(from, at === -1 ? from : at));
    if (!node.pattern.test(text)) throw new StructureError(node.name);
    fields.set(`${within}${node.name}`, text);
  }
  const closing = `</${node.name}>`;
  if (!xml.startsWith(closing, at)) throw new StructureError(node.name);
  return at + closing.length;
}

/** @returns where the last row ends */
function readRows(xml: string, start: number, list: List, fields: Map<string, string>, within: string) {
  const row = { name: 'ROW', children: list.row };
  let at = readNode(xml, start, row, fields, `${within}1.`, ' ROWNUM="1"');
  for (let n = 2; n <= MAX_ROWS && xml.startsWith('<ROW ', at); n += 1)
    at = readNode(xml, at, row, fields, `${within}${n}.`, ` ROWNUM="${n}"`);
  return at;
}
