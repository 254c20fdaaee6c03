/** What a price becomes when many are changed at once. Without zod, for server and web. */
import { MAX_PRICE, type PriceRounding } from './product-run-values.ts';

/** By how much: one of the two. */
export interface PriceStep {
  /** Basis points of the price: 500 is 5 % more. */
  readonly percent: number | null;
  /** Kopiykas, negative: less. */
  readonly amount: number | null;
  readonly rounding: PriceRounding;
}

const HALF = 50;
/** Prices below have kopiykas: 0,90 … 9,90; others end in 9 hryvnias. */
const SMALL = 1_000;

/** The nearest of `first`, `first + step`, …; of two as near the higher one. */
function nearest(price: number, first: number, step: number): number {
  return first + Math.max(0, Math.floor((2 * (price - first) + step) / (2 * step))) * step;
}

function endingInNine(price: number): number {
  const small = Math.min(nearest(price, 90, 100), SMALL - 10);
  const large = nearest(price, 1_900, SMALL);
  return price - small < large - price ? small : large;
}

function rounded(price: number, rounding: PriceRounding): number {
  if (rounding === 'none') return price;
  return rounding === 'to_50' ? nearest(price, HALF, HALF) : endingInNine(price);
}

/** Basis points of an amount, half a kopiyka upwards; exact, whatever the amount. */
function withPercent(price: number, percent: number): number {
  const whole = 10_000n;
  return Number((BigInt(price) * (whole + BigInt(percent)) + whole / 2n) / whole);
}

/**
 * What becomes of a price, kopiykas. `to_50` and `to_9` take the nearest such price above zero, of two as near the
 * higher one; where that would lower a price that is raised, or raise one that is lowered, it stays.
 * @returns null where nothing above zero is left, or more than an amount may be
 */
export function changedPrice(price: number, { percent, amount, rounding }: PriceStep): number | null {
  const exact = percent === null ? price + (amount ?? 0) : withPercent(price, percent);
  if (exact <= 0 || exact > MAX_PRICE) return null;
  const result = rounded(exact, rounding);
  const step = percent ?? amount ?? 0;
  if (step < 0 ? result > price : step > 0 && result < price) return price;
  return result > MAX_PRICE ? null : result;
}
