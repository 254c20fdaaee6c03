import { z } from 'zod';

const weighted = (code: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(code[index]), 0);

/**
 * EDRPOU: eight digits, the last one a check digit (product rule: decisions §4).
 * Weights 1..7, or 7,1..6 for codes starting with 3, 4 or 5; on a remainder of 10 again with weights + 2.
 */
export function isEdrpou(code: string): boolean {
  if (!/^\d{8}$/.test(code)) return false;
  const weights = /^[345]/.test(code) ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  let check = weighted(code, weights) % 11;
  if (check === 10) {
    check =
      (weighted(
        code,
        weights.map((weight) => weight + 2),
      ) %
        11) %
      10;
  }
  return check === Number(code[7]);
}

/** RNOKPP: ten digits, the last one a check digit; weights −1,5,7,9,4,6,10,5,7, mod 11, then mod 10. */
export function isRnokpp(code: string): boolean {
  if (!/^\d{10}$/.test(code)) return false;
  const sum = weighted(code, [-1, 5, 7, 9, 4, 6, 10, 5, 7]);
  // JavaScript's % keeps the sign, and the first weight can make the sum negative.
  return ((((sum % 11) + 11) % 11) % 10).toString() === code[9];
}

export const Edrpou = z
  .string()
  .refine(isEdrpou, 'edrpou_format')
  .describe('EDRPOU: eight digits with check digit');

export const Rnokpp = z
  .string()
  .refine(isRnokpp, 'rnokpp_format')
  .describe('RNOKPP: ten digits with check digit');

/** Tax number at registration: EDRPOU of a company or RNOKPP of a person, distinguished by length. */
export const TaxNumber = z
  .string()
  .refine((code) => isEdrpou(code) || isRnokpp(code), 'tax_number_format')
  .describe('EDRPOU (8 digits) or RNOKPP (10 digits)');
