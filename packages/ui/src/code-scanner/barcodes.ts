/** The second reader: labels (EAN, Code 128) and QR codes that the first could not read. Fetched when it is needed. */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { FoundCode } from './found-code.ts';

// By default it would be fetched from a foreign host.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/** What is printed on devices, boxes and receipts. Fewer formats read quicker, and mistake less. */
const FORMATS = ['QRCode', 'MicroQRCode', 'DataMatrix', 'EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF'] as const; // biome-ignore format: a list
/** More on one picture are no label. */
const MAX = 20;

/** All codes of a picture. @throws when the reader cannot be fetched or started */
export async function readAllCodes(pixels: ImageData): Promise<FoundCode[]> {
  const results = await readBarcodes(pixels, { formats: [...FORMATS], maxNumberOfSymbols: MAX });
  return results
    .filter(({ isValid, text }) => isValid && text !== '')
    .map(({ text, symbology }) => ({ text, isQr: symbology === 'QRCode' }));
}
