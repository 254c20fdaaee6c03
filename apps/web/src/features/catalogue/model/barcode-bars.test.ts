import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { checkDigit } from '@kasa/contracts/catalogue/barcodes';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { barcodeBars, barcodeWidth } from './barcode-bars.ts';

beforeAll(async () => {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
});

/** What a scanner reads of the bars, three pixels wide each. */
async function readBack(code: string) {
  const bars = barcodeBars(code);
  if (bars === null) throw new Error(`${code} is not drawn`);
  const [before, behind] = bars.quiet;
  const line = '0'.repeat(before) + bars.bits + '0'.repeat(behind);
  const [scale, height] = [3, 40];
  const width = line.length * scale;
  const data = new Uint8ClampedArray(width * height * 4).map((_, n) => {
    const x = Math.floor(n / 4) % width;
    return n % 4 !== 3 && line[Math.floor(x / scale)] === '1' ? 0 : 255;
  });
  const [read] = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData);
  return read?.text;
}

const withCheckDigit = (digits: string) => digits + checkDigit(digits);

describe('a scanner reads', () => {
  it.each(
    Array.from({ length: 10 }, (_, n) =>
      withCheckDigit(`${n}82000${(n * 7919).toString().padStart(6, '0')}`),
    ),
  )('the EAN-13 %s', async (code) => {
    // One that begins with 0 is a UPC-A, too.
    expect((await readBack(code))?.padStart(13, '0')).toBe(code);
  });

  it.each([
    withCheckDigit('4820001'),
    withCheckDigit('1482000100109'),
    'ABC-1.2/3',
    'kava',
    '100109',
    '00012345'.slice(0, 7),
  ])('the code %s', async (code) => {
    expect(await readBack(code)).toBe(code);
  });

  it('a UPC-A, as the EAN-13 that it is', async () => {
    const code = withCheckDigit('03600029145');
    expect((await readBack(code))?.padStart(13, '0')).toBe(`0${code}`);
  });
});

it('does not draw what is no barcode', () => {
  expect(barcodeBars('4820001001090')).toBeNull();
  expect(barcodeBars('кава')).toBeNull();
});

it('keeps bars as wide as scanners need them, with their white edges', () => {
  const bars = barcodeBars('4820001001099');
  if (bars === null) throw new Error('not drawn');
  expect(barcodeWidth(bars, 56)).toBeCloseTo(113 * 0.33);
  expect(barcodeWidth(bars, 28)).toBe(28);
  expect(barcodeWidth(bars, 10)).toBeNull();
});
