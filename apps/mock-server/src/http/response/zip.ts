/** ZIP archives, streamed: sizes and checksums follow the bytes of each file. */
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipFile {
  readonly name: string;
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const DEFLATED = 8;
/** Sizes stand behind the bytes; names are UTF-8. */
const FLAGS = 0x0808;
const VERSION = 20;
/** 1 January 1980, so that equal content makes an equal archive. */
const DAY = 33;

type Field = readonly [bytes: 2 | 4, value: number];

/** Little-endian numbers. Throws on a size of 4 GiB or more. */
function record(...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}

async function* deflated(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw();
  const fed = pipeline(pieces, deflate);
  // A failure also ends the loop below.
  fed.catch(() => undefined);
  yield* deflate;
  await fed;
}

/** The bytes of an archive; a file is read once the one before it is written. */
export async function* zipPieces(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, pieces } of files) {
    const start = offset;
    const path = Buffer.from(name);
    let [crc, size, packed] = [0, 0, 0];
    const kind: readonly Field[] = [
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DAY],
    ];
    const local = record(
      [4, 0x04034b50],
      [2, VERSION],
      ...kind,
      [4, 0],
      [4, 0],
      [4, 0],
      [2, path.length],
      [2, 0],
    );
    yield local;
    yield path;
    async function* counted() {
      for await (const piece of pieces) {
        crc = crc32(piece, crc);
        size += piece.length;
        yield piece;
      }
    }
    for await (const piece of deflated(counted())) {
      packed += piece.length;
      yield piece;
    }
    const sums: readonly Field[] = [
      [4, crc],
      [4, packed],
      [4, size],
    ];
    const after = record([4, 0x08074b50], ...sums);
    yield after;
    offset += local.length + path.length + packed + after.length;
    const unused: readonly Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
    ];
    directory.push(
      record([4, 0x02014b50], [2, VERSION], [2, VERSION], ...kind, ...sums, [2, path.length], ...unused, [
        4,
        start,
      ]),
      path,
    );
  }
  const entries = Buffer.concat(directory);
  yield entries;
  const count = directory.length / 2;
  yield record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, entries.length],
    [4, offset],
    [2, 0],
  );
}
