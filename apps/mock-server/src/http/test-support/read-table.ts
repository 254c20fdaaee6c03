/** Reads exported files back, as a spreadsheet would. */
import { inflateRawSync } from 'node:zlib';
import { type CellValue, readXlsx } from 'hucre/xlsx';

/** All bytes of a file. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** The fields of a CSV file, line by line (RFC 4180 with semicolons), without its BOM. */
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

// The reader unpacks each part by such a stream when it finds one, else by its own code. In a CI run a test waited for
// ever with nothing else under way, so these tests do without.
Reflect.deleteProperty(globalThis, 'DecompressionStream');

/** The cells of the first sheet. */
export async function readSheet(bytes: Buffer): Promise<CellValue[][]> {
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  return sheets[0]?.rows ?? [];
}

/** A part of an XLSX file as it stands in the archive, e.g. `xl/worksheets/sheet1.xml`; found by its directory. */
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
