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

/** Sizes of the records of an archive without their names, and how they begin. */
const LOCAL = { size: 30, signature: 0x04034b50 };
const CENTRAL = { size: 46, signature: 0x02014b50 };
const END = { size: 22, signature: 0x06054b50 };

interface Part {
  readonly name: string;
  readonly crc: number;
  readonly content: Buffer;
}

/** All files of an archive, unpacked; found by its directory. */
function partsIn(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  let at = bytes.readUInt32LE(bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16);
  while (bytes.readUInt32LE(at) === CENTRAL.signature) {
    const head = bytes.readUInt32LE(at + 42);
    const start = head + LOCAL.size + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const names = at + CENTRAL.size + bytes.readUInt16LE(at + 28);
    parts.push({
      name: bytes.toString('utf8', at + CENTRAL.size, names),
      crc: bytes.readUInt32LE(at + 16),
      content: bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed),
    });
    at = names + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

/** An archive of the same files in which nothing is packed. */
function unpacked(bytes: Buffer): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, crc, content } of partsIn(bytes)) {
    const written = Buffer.from(name);
    const local = Buffer.alloc(LOCAL.size);
    local.writeUInt32LE(LOCAL.signature);
    const central = Buffer.alloc(CENTRAL.size);
    central.writeUInt32LE(CENTRAL.signature);
    for (const [record, sizes] of [
      [local, 14],
      [central, 16],
    ] as const) {
      record.writeUInt32LE(crc, sizes);
      record.writeUInt32LE(content.length, sizes + 4);
      record.writeUInt32LE(content.length, sizes + 8);
      record.writeUInt16LE(written.length, sizes + 12);
    }
    central.writeUInt32LE(at, 42);
    files.push(local, written, content);
    directory.push(central, written);
    at += LOCAL.size + written.length + content.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(END.size);
  end.writeUInt32LE(END.signature);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, central, end]);
}

/**
 * The cells of the first sheet. Unpacked at once beforehand: the reader would do it by a stream for each part, one of
 * which seems once not to have ended, and a test hung without a word.
 */
export async function readSheet(bytes: Buffer): Promise<CellValue[][]> {
  const { sheets } = await readXlsx(new Uint8Array(unpacked(bytes)));
  return sheets[0]?.rows ?? [];
}

/** A part of an XLSX file as it stands in the archive, e.g. `xl/worksheets/sheet1.xml`. */
export function partOf(bytes: Buffer, name: string): string {
  const part = partsIn(bytes).find((one) => one.name === name);
  if (!part) throw new Error(`No ${name} in the archive`);
  return part.content.toString();
}
