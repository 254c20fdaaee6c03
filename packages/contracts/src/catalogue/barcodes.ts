/** Barcodes of goods: EAN-13, EAN-8, UPC-A and GTIN-14 by GS1, and a merchant's own. Without zod. */
import type { RuleName } from '../shared/rules.ts';

export const MAX_BARCODE = 32;

/** Lengths that GS1 gives a check digit to, with their names. */
const GS1_LENGTHS: Readonly<Record<number, BarcodeKind>> = {
  8: 'ean_8',
  12: 'upc_a',
  13: 'ean_13',
  14: 'gtin_14',
};

export type BarcodeKind = 'ean_8' | 'upc_a' | 'ean_13' | 'gtin_14' | 'own';

/** A merchant's own: what scanners read of Code 128 without special signs. */
const OWN = /^[0-9A-Za-z][0-9A-Za-z./-]{2,31}$/;

const isGs1Shaped = (barcode: string) => /^[0-9]+$/.test(barcode) && barcode.length in GS1_LENGTHS;

/** The check digit of a code by GS1, from the right: 3, 1, 3, 1 … @param digits without it */
export function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** What is wrong with a barcode; undefined: nothing. Digits of a length of GS1 must have its check digit. */
export function barcodeProblem(barcode: string): Extract<RuleName, `barcode_${string}`> | undefined {
  if (!OWN.test(barcode)) return 'barcode_format';
  if (!isGs1Shaped(barcode)) return undefined;
  return checkDigit(barcode.slice(0, -1)) === Number(barcode.at(-1)) ? undefined : 'barcode_check_digit';
}

/** What kind of code it is. @param barcode a valid one */
export const barcodeKind = (barcode: string): BarcodeKind =>
  isGs1Shaped(barcode) ? (GS1_LENGTHS[barcode.length] ?? 'own') : 'own';

/**
 * What two spellings of one code have in common: scanners read a UPC-A also as an EAN-13 that begins with 0, and the
 * code of a piece on its box with zeros before it. Own codes differ by case no more than they do to a scanner's eye.
 */
export const barcodeKey = (barcode: string): string =>
  isGs1Shaped(barcode) && barcode.length > 8 ? barcode.padStart(14, '0') : barcode.toUpperCase();
