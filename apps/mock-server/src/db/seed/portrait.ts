/** A generated portrait, so that no image file is kept. */
import { crc32, deflateSync } from 'node:zlib';

const SIZE = 64;
type Colour = readonly [red: number, green: number, blue: number];
const BACK: Colour = [224, 231, 255];
const FRONT: Colour = [67, 56, 202];

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, check]);
}

function png(size: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits per channel, RGB.
  header.set([8, 2], 8);
  const numbers = Array.from({ length: size }, (_, n) => n);
  const rows = numbers.map((y) => [0, ...numbers.flatMap((x) => colourAt(x, y))]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Whether a point lies in the outline of head and shoulders; coordinates from 0 to 1. */
function isPerson(x: number, y: number): boolean {
  const isHead = (x - 0.5) ** 2 + (y - 0.38) ** 2 < 0.18 ** 2;
  return isHead || (x - 0.5) ** 2 / 0.34 ** 2 + (y - 1) ** 2 / 0.38 ** 2 < 1;
}

/** A PNG in base64. */
export const portrait = (): string =>
  png(SIZE, (x, y) => (isPerson((x + 0.5) / SIZE, (y + 0.5) / SIZE) ? FRONT : BACK)).toString('base64');
