/** How a period compares with the one before. */
export type Comparison =
  | { readonly kind: 'more' | 'less'; readonly percent: number }
  /** `same`; `none`: there was nothing then; `unknown`: nobody knows how it was then. */
  | { readonly kind: 'same' | 'none' | 'unknown' };

/** Compares amounts in kopiykas, to whole percents, at least one where they differ. @param before null: not known */
export function compared(amount: number, before: number | null): Comparison {
  if (before === null) return { kind: 'unknown' };
  if (amount === before) return { kind: 'same' };
  if (before === 0) return { kind: 'none' };
  const percent = Math.max(1, Math.round((Math.abs(amount - before) / before) * 100));
  return { kind: amount > before ? 'more' : 'less', percent };
}
