/** Comparison of handed-over and expected cash; amounts in kopiykas. */
export type CashBalance = { kind: 'even' } | { kind: 'shortage' | 'surplus'; amount: number };

/**
 * @param difference handed over minus expected, in kopiykas (contract: `cash_difference`)
 * @returns the absolute amount
 */
export function cashBalance(difference: number): CashBalance {
  if (difference === 0) return { kind: 'even' };
  return { kind: difference < 0 ? 'shortage' : 'surplus', amount: Math.abs(difference) };
}
