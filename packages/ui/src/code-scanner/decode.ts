/** Decodes codes from pixels. Runs in a worker (code-worker.ts), since it may take half a second. */
import { decodeQR } from 'qr/decode.js';
import type { FoundCode, ReadResult } from './found-code.ts';

/** Time budget of a picture. `frame`: one of many in a video. `photo`: the only one. */
export type Effort = 'frame' | 'thorough-frame' | 'photo';

/** Time limit of the QR reader's retries, milliseconds. */
const QR_TIME = { frame: 30, 'thorough-frame': 60, photo: 400 } as const satisfies Record<Effort, number>;

function readQr({ width, height, data }: ImageData, effort: Effort): FoundCode[] {
  try {
    const text = decodeQR({ width, height, data }, { timeLimit: QR_TIME[effort] });
    return text === '' ? [] : [{ text, isQr: true }];
  } catch {
    return []; // throws when it finds none
  }
}

/** A frame with a QR code needs no second reader; photos always use it, as they may show several codes. */
export async function decode(pixels: ImageData, effort: Effort): Promise<ReadResult> {
  const first = readQr(pixels, effort);
  if (effort === 'frame' || (first.length > 0 && effort !== 'photo'))
    return { codes: first, isComplete: true };
  try {
    const { readAllCodes } = await import('./barcodes.ts');
    return { codes: withoutRepeats([...first, ...(await readAllCodes(pixels))]), isComplete: true };
  } catch {
    return { codes: first, isComplete: false };
  }
}

const withoutRepeats = (codes: readonly FoundCode[]) => [
  ...new Map(codes.map((code) => [code.text, code])).values(),
];
