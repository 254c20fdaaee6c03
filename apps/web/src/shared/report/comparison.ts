export type Comparison =
  | { readonly kind: 'more' | 'less'; readonly percent: number }
  /** `none`: the previous amount is zero; `unknown`: there is no complete data. */
  | { readonly kind: 'same' | 'none' | 'unknown' };

/**
 * Compares amounts in kopiykas, in whole percents, at least 1 if they differ.
 * @param before null: unknown
 */
export function compareAmounts(amount: number, before: number | null): Comparison {
  if (before === null) return { kind: 'unknown' };
  if (amount === before) return { kind: 'same' };
  if (before === 0) return { kind: 'none' };
  const percent = Math.max(1, Math.round((Math.abs(amount - before) / before) * 100));
  return { kind: amount > before ? 'more' : 'less', percent };
}
