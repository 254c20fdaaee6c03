import { isEdrpou, isRnokpp } from '@kasa/contracts/shared/tax-number';

/** What a typed tax number was recognised as; `mistyped`: all digits are there, the check digit is not theirs. */
export type TaxNumberKind = 'edrpou' | 'rnokpp' | 'mistyped' | 'unknown';

/** Tells a company's code from a person's number while it is typed; by its length, as the contract does. */
export function taxNumberKind(typed: string): TaxNumberKind {
  if (isEdrpou(typed)) return 'edrpou';
  if (isRnokpp(typed)) return 'rnokpp';
  return /^\d{10}$/.test(typed) ? 'mistyped' : 'unknown';
}
