/** Reading DER and BER as a tree, by node-forge. */
import forge from 'node-forge';

export type Node = forge.asn1.Asn1;

const { Type } = forge.asn1;

/** @throws Error for what is no DER */
export const parseDer = (bytes: Uint8Array): Node =>
  // What follows behind the value is left alone: some programs pad their files.
  forge.asn1.fromDer(Buffer.from(bytes).toString('latin1'), { strict: true, parseAllBytes: false } as never);

export const toDer = (node: Node): Buffer => Buffer.from(forge.asn1.toDer(node).getBytes(), 'latin1');

/** The parts of a constructed value. @throws Error for another one */
export function partsOf(node: Node | undefined): Node[] {
  if (!node || !Array.isArray(node.value)) throw new Error('not a constructed value');
  return node.value;
}

/** The bytes of a primitive value; those of its parts for a string in several parts, as BER has them. */
export function bytesOf(node: Node | undefined): Buffer {
  if (!node) throw new Error('a missing value');
  if (Array.isArray(node.value)) return Buffer.concat(node.value.map(bytesOf));
  return Buffer.from(node.value, 'latin1');
}

export const isType = (node: Node | undefined, type: forge.asn1.Type): node is Node =>
  node?.tagClass === forge.asn1.Class.UNIVERSAL && node.type === type;

export function oidOf(node: Node | undefined): string {
  if (!isType(node, Type.OID)) throw new Error('not an identifier');
  return forge.asn1.derToOid(bytesOf(node).toString('latin1'));
}

export const numberOf = (node: Node | undefined): number => {
  const bytes = bytesOf(node);
  return bytes.length > 4 ? Number.POSITIVE_INFINITY : Number.parseInt(bytes.toString('hex') || '0', 16);
};

/** All values of a tree, also of those that are packed as DER into an octet string. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const part of Array.isArray(node.value) ? node.value : innerOf(node)) yield* walk(part);
}

function innerOf(node: Node): Node[] {
  if (!isType(node, Type.OCTETSTRING) || bytesOf(node)[0] !== 0x30) return [];
  try {
    return [parseDer(bytesOf(node))];
  } catch {
    return [];
  }
}
