/** Reads type and size of an image from its header, without decoding it (security T13). */

export interface ImageInfo {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  /** In pixels; null when the header does not say. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

function pngSize(bytes: Buffer): ImageInfo['size'] {
  if (bytes.length < 33 || text(bytes, 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** JPEG frame segments: SOF0 to SOF15 except DHT, JPG and DAC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(bytes: Buffer): ImageInfo['size'] {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    // A marker may follow any number of 0xff bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): ImageInfo['size'] {
  if (bytes.length < 30) return null;
  switch (text(bytes, 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}

/** @returns undefined for unsupported formats */
export function imageInfo(bytes: Buffer): ImageInfo | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return { type: 'image/png', size: pngSize(bytes) };
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return { type: 'image/jpeg', size: jpegSize(bytes) };
  const isWebp = text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP';
  return isWebp ? { type: 'image/webp', size: webpSize(bytes) } : undefined;
}
