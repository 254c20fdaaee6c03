import { isEdrpou, isRnokpp } from '@kasa/contracts/shared/tax-number';

/** Detected kind of a tax number; `mistyped`: ten digits with a wrong check digit. */
export type TaxNumberKind = 'edrpou' | 'rnokpp' | 'mistyped' | 'unknown';

export function taxNumberKind(typed: string): TaxNumberKind {
  if (isEdrpou(typed)) return 'edrpou';
  if (isRnokpp(typed)) return 'rnokpp';
  return /^\d{10}$/.test(typed) ? 'mistyped' : 'unknown';
}
