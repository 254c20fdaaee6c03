/** The second reader, loaded on demand: labels (EAN, Code 128) and QR codes that the first one missed. */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { FoundCode } from './found-code.ts';

// The default would load it from a third-party host.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

/** Formats used on devices, boxes and receipts. Fewer formats are faster and give fewer false results. */
const FORMATS = ['QRCode', 'MicroQRCode', 'DataMatrix', 'EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF'] as const; // biome-ignore format: a list
/** Upper limit of codes per picture. */
const MAX = 20;

/** All codes of a picture. @throws if the reader can't be loaded or started */
export async function readAllCodes(pixels: ImageData): Promise<FoundCode[]> {
  const results = await readBarcodes(pixels, { formats: [...FORMATS], maxNumberOfSymbols: MAX });
  return results
    .filter(({ isValid, text }) => isValid && text !== '')
    .map(({ text, symbology }) => ({ text, isQr: symbology === 'QRCode' }));
}
