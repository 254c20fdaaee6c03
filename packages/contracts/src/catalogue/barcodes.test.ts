import { describe, expect, it } from 'vitest';
import { barcodeKey, barcodeKind, barcodeProblem, checkDigit } from './barcodes.ts';

describe('a barcode', () => {
  it.each([
    ['4820024700016', 'ean_13'],
    ['4006381333931', 'ean_13'],
    ['96385074', 'ean_8'],
    ['036000291452', 'upc_a'],
    ['10012345678902', 'gtin_14'],
    ['A-17.2/b', 'own'],
    ['12345', 'own'],
  ] as const)('%s is of kind %s', (barcode, kind) => {
    expect([barcodeProblem(barcode), barcodeKind(barcode)]).toEqual([undefined, kind]);
  });

  it.each(['12', 'Ж-17', '', '-17', ' 123', 'a'.repeat(33), '４８２００２４７０００１６'])(
    '%j is none',
    (barcode) => expect(barcodeProblem(barcode)).toBe('barcode_format'),
  );

  it.each([7, 11, 12, 13])(
    'of any %i digits exactly one last digit fits, and one wrong digit is noticed',
    (length) => {
      for (let round = 0; round < 500; round += 1) {
        const digits = String((round * 7_919_317 + 13) % 10 ** length).padStart(length, '0');
        const fitting = [...'0123456789'].filter((last) => barcodeProblem(digits + last) === undefined);
        expect(fitting).toEqual([String(checkDigit(digits))]);
        const at = round % length;
        const other = (Number(digits[at]) + 1 + (round % 9)) % 10;
        const mistyped = digits.slice(0, at) + other + digits.slice(at + 1) + fitting[0];
        expect([mistyped, barcodeProblem(mistyped)]).toEqual([mistyped, 'barcode_check_digit']);
      }
    },
  );

  it('is one with its other spellings: a UPC-A read as an EAN-13, the piece of a box with nothing before it', () => {
    expect(barcodeKey('036000291452')).toBe(barcodeKey('0036000291452'));
    expect(barcodeKey('4820024700016')).toBe(barcodeKey('04820024700016'));
    expect(barcodeKey('a-17')).toBe(barcodeKey('A-17'));
    expect(barcodeKey('96385074')).not.toBe(barcodeKey('0000096385074'));
  });
});
