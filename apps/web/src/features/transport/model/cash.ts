/** How the cash handed over compares with what was expected. Amounts in kopiykas. */
export type CashBalance = { kind: 'even' } | { kind: 'shortage' | 'surplus'; amount: number };

/**
 * @param difference handed over minus expected, kopiykas (contract: `cash_difference`)
 * @returns the amount without its sign: the word says which way it goes
 */
export function cashBalance(difference: number): CashBalance {
  if (difference === 0) return { kind: 'even' };
  return { kind: difference < 0 ? 'shortage' : 'surplus', amount: Math.abs(difference) };
}
