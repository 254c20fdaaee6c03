/** What taxes do to a product's price, and its letters on receipts. Without zod. */
import type { TaxRate } from '../shared/tax-rates.ts';
import type { ProductTax } from './product-values.ts';

/** Retail excise, basis points (tax code, art. 215). */
export const EXCISE_RATE = 500;

/** Basis points of each VAT; null: none is owed. */
export const VAT_RATES: Readonly<Record<ProductTax, number | null>> = {
  no_vat: null,
  vat_0: 0,
  vat_7: 700,
  vat_14: 1_400,
  vat_20: 2_000,
};

/** How a product is taxed. */
export interface ProductTaxation {
  readonly tax: ProductTax;
  /** Whether retail excise is owed, too. */
  readonly has_excise: boolean;
  /** Whether the price holds the taxes; else they come on top. */
  readonly tax_included: boolean;
}

/** What is paid for one unit, kopiykas: the price, with the taxes that it does not hold. Rounded once, the middle upwards. */
export function pricePaid(price: number, { tax, has_excise, tax_included }: ProductTaxation): number {
  if (tax_included) return price;
  const whole = 10_000n;
  const vat = whole + BigInt(VAT_RATES[tax] ?? 0);
  const excise = whole + BigInt(has_excise ? EXCISE_RATE : 0);
  const [paid, of] = [BigInt(price) * vat * excise, whole * whole];
  return Number((2n * paid + of) / (2n * of));
}

/**
 * The letters that a product is sold under, such as `Г` or `ГД`. Where no VAT is paid, or the table lacks the rate, it is
 * the letter without VAT.
 * @param table letters of the company that sells; null: the table has no letter for it
 */
export function lettersOf(
  { tax, has_excise }: Omit<ProductTaxation, 'tax_included'>,
  table: readonly TaxRate[],
): string | null {
  const rate = VAT_RATES[tax];
  const untaxed = table.find(({ kind }) => kind === 'none');
  const vat =
    rate === null ? untaxed : (table.find((one) => one.kind === 'vat' && one.rate === rate) ?? untaxed);
  const excise = has_excise
    ? table.find((one) => one.kind === 'excise' && one.rate === EXCISE_RATE)
    : undefined;
  if (!vat || (has_excise && !excise)) return null;
  return vat.letter + (excise?.letter ?? '');
}
