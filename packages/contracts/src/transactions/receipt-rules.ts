/** How a fiscal receipt is reckoned: taxes, rounding of cash, shares of a return. Kopiykas throughout; without zod. */
import { KYIV_TIME_ZONE, kyivDay } from '../shared/kyiv.ts';
import type { TaxRate } from '../shared/tax-rates.ts';

/** Letters of a company that pays VAT. They are not universal: each company has its own table. */
export const vatPayerTaxes: readonly TaxRate[] = [
  { letter: 'А', kind: 'none', rate: 0 },
  { letter: 'Б', kind: 'vat', rate: 0 },
  { letter: 'В', kind: 'vat', rate: 700 },
  { letter: 'Г', kind: 'vat', rate: 2_000 },
  { letter: 'Д', kind: 'excise', rate: 500 },
];

/** Letters of whoever pays no VAT: all of it is sold under the first one. */
export const nonPayerTaxes: readonly TaxRate[] = vatPayerTaxes.filter(({ kind }) => kind !== 'vat');

/** What a receipt says of one letter. */
export interface TaxTotal extends TaxRate {
  /** What the rate was taken of, tax included; for VAT without the excise. */
  readonly base: number;
  readonly amount: number;
}

/** Numerator and denominator. */
type Fraction = readonly [bigint, bigint];
const WHOLE = 10_000n;
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const rounded = ([n, d]: Fraction) => Number((2n * n + d) / (2n * d));

/**
 * Taxes within the sums of lines, by letter, in the order of the table. Excise is taken of the sum, VAT of what remains
 * without it; each is rounded once, over the whole receipt.
 * @param lines `letters`: at most one VAT or none, and one excise, such as `ГД`
 * @throws Error for a letter that is not in the table
 */
export function taxesOf(
  lines: readonly { readonly letters: string; readonly amount: number }[],
  table: readonly TaxRate[],
): TaxTotal[] {
  const bases = new Map<string, Fraction>();
  for (const { letters, amount } of lines) {
    const rates = [...letters].map((letter) => {
      const found = table.find((one) => one.letter === letter);
      if (!found) throw new Error(`No tax has the letter ${letter}`);
      return found;
    });
    const excise = BigInt(rates.find(({ kind }) => kind === 'excise')?.rate ?? 0);
    for (const { letter, kind } of rates) {
      const base: Fraction =
        kind === 'excise' ? [BigInt(amount), 1n] : [BigInt(amount) * WHOLE, WHOLE + excise];
      bases.set(letter, plus(bases.get(letter) ?? [0n, 1n], base));
    }
  }
  return table.flatMap((tax) => {
    const base = bases.get(tax.letter);
    if (!base) return [];
    const rate = BigInt(tax.rate);
    return [{ ...tax, base: rounded(base), amount: rounded([base[0] * rate, base[1] * (WHOLE + rate)]) }];
  });
}

/** `10`, `50`: the nearest so many kopiykas, the middle upwards; `none`: to the kopiyka. */
export type CashRounding = 10 | 50 | 'none';

/** How cash is rounded, from a day in Kyiv on. */
export const cashRoundings: readonly { readonly from: string; readonly rounding: CashRounding }[] = [
  { from: '2018-07-01', rounding: 10 },
  { from: '2025-10-01', rounding: 50 },
];

/** @param day `YYYY-MM-DD` in Kyiv */
export const cashRoundingOn = (day: string): CashRounding =>
  cashRoundings.findLast(({ from }) => from <= day)?.rounding ?? 'none';

const LEAST_CASH = 10;

/** What is paid in cash for a receipt as a whole: never nothing, at least 10 kopiykas. @param total more than 0 */
export function roundCash(total: number, rounding: CashRounding): number {
  if (rounding === 'none') return total;
  return Math.max(LEAST_CASH, Math.floor((total + rounding / 2) / rounding) * rounding);
}

/** Kopiykas of `amount` that `part` of `whole` stands for, rounded; grows with `part` and ends at `amount`. */
const shareOf = (amount: number, part: number, whole: number) =>
  rounded([BigInt(amount) * BigInt(part), BigInt(whole)]);

/**
 * Taxes of a sale that a part of it takes back. Those of all parts together are the taxes of the sale, to the kopiyka.
 * @param before what earlier parts took back
 * @param whole what was paid
 */
export function returnedTaxes(
  taxes: readonly TaxTotal[],
  { before, amount, whole }: { before: number; amount: number; whole: number },
): TaxTotal[] {
  const part = (of: number) => shareOf(of, before + amount, whole) - shareOf(of, before, whole);
  return taxes.map((tax) => ({ ...tax, base: part(tax.base), amount: part(tax.amount) }));
}

/** Sum of a line. @param quantity thousandths of a unit */
export const lineAmount = (price: number, quantity: number) =>
  rounded([BigInt(price) * BigInt(quantity), 1_000n]);

const kyivTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: KYIV_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Day and time of a receipt in Kyiv, `YYYY-MM-DD` and `HH:mm:ss`. */
export const receiptMoment = (at: string) => ({ day: kyivDay(at), time: kyivTime.format(new Date(at)) });

/** Hryvnias with two decimals and a point: 35000 is `350.00`. */
export const plainHryvnias = (kopiykas: number) => (kopiykas / 100).toFixed(2);

/** Where the tax service shows a receipt to whoever scans its QR code. */
export function taxServiceLink(receipt: {
  readonly fiscal_number: string;
  readonly register_number: string;
  readonly issued_at: string;
  readonly amount: number;
}): string {
  const { day, time } = receiptMoment(receipt.issued_at);
  const query = [
    `id=${encodeURIComponent(receipt.fiscal_number)}`,
    `date=${day.replaceAll('-', '')}`,
    `time=${time}`,
    `fn=${receipt.register_number}`,
    `sm=${plainHryvnias(receipt.amount)}`,
  ];
  return `https://cabinet.tax.gov.ua/cashregs/check?${query.join('&')}`;
}
