/** Reading codes from pixels. Runs in a worker (code-worker.ts), where half a second of work holds up no page. */
import { decodeQR } from 'qr/decode.js';
import type { FoundCode, Reading } from './found-code.ts';

/** How much time a picture is worth. `frame`: of a film, another one follows at once. `photo`: the only one. */
export type Effort = 'frame' | 'thorough-frame' | 'photo';

/** Milliseconds that the reader of QR codes may try again in. */
const QR_TIME = { frame: 30, 'thorough-frame': 60, photo: 400 } as const satisfies Record<Effort, number>;

function readQr({ width, height, data }: ImageData, effort: Effort): FoundCode[] {
  try {
    const text = decodeQR({ width, height, data }, { timeLimit: QR_TIME[effort] });
    return text === '' ? [] : [{ text, isQr: true }];
  } catch {
    return []; // it finds none by throwing
  }
}

/**
 * The codes of a picture. A frame with a QR code ends there; otherwise, and always in a photo, which may show several,
 * everything else is looked for, too.
 */
export async function decode(pixels: ImageData, effort: Effort): Promise<Reading> {
  const first = readQr(pixels, effort);
  if (effort === 'frame' || (first.length > 0 && effort !== 'photo')) return { codes: first, isWhole: true };
  try {
    const { readAllCodes } = await import('./barcodes.ts');
    return { codes: withoutRepeats([...first, ...(await readAllCodes(pixels))]), isWhole: true };
  } catch {
    return { codes: first, isWhole: false };
  }
}

const withoutRepeats = (codes: readonly FoundCode[]) => [
  ...new Map(codes.map((code) => [code.text, code])).values(),
];
