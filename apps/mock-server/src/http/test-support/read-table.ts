import { inflateRawSync } from 'node:zlib';
import { type CellValue, readXlsx } from 'hucre/xlsx';

export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** Parses CSV (RFC 4180 with semicolons), without its BOM. */
export function readCsv(bytes: Buffer): string[][] {
  const rows: string[][] = [[]];
  const text = bytes.toString().replace(/^\ufeff/, '');
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1);
}

// hucre unpacks by `DecompressionStream` if it finds one, which once hung in CI; without it, it uses its own code.
Reflect.deleteProperty(globalThis, 'DecompressionStream');

export async function readSheet(bytes: Buffer): Promise<CellValue[][]> {
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  return sheets[0]?.rows ?? [];
}

/** A decompressed part of an XLSX file, e.g. `xl/worksheets/sheet1.xml`. */
export function partOf(bytes: Buffer, name: string): string {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = bytes.readUInt32LE(end + 16);
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const found = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    if (found === name) {
      const size = bytes.readUInt32LE(at + 20);
      const head = bytes.readUInt32LE(at + 42);
      const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
      const packed = bytes.subarray(start, start + size);
      return (bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString();
    }
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  throw new Error(`No ${name} in the archive`);
}
