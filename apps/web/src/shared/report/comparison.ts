export type Comparison =
  | { readonly kind: 'more' | 'less'; readonly percent: number }
  /** `none`: the previous figure is zero; `unknown`: there is no complete data. */
  | { readonly kind: 'same' | 'none' | 'unknown' };

/**
 * Compares figures of one unit, in whole percents, at least 1 if they differ.
 * @param before null: unknown
 */
export function compareFigures(figure: number, before: number | null): Comparison {
  if (before === null) return { kind: 'unknown' };
  if (figure === before) return { kind: 'same' };
  if (before === 0) return { kind: 'none' };
  const percent = Math.max(1, Math.round((Math.abs(figure - before) / before) * 100));
  return { kind: figure > before ? 'more' : 'less', percent };
}
