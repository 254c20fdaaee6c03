/** So many labels as long as "20.11" stand beside one another on a phone; so many bars are wide enough for one each. */
const [MAX_LABELS, MAX_WIDE_BARS] = [6, 7];
const STEPS = [1, 2, 5, 10];

/**
 * Round values of an axis from 0 to the largest value or a little more, in three to five steps.
 * @param unit the least step, e.g. 100 for kopiykas that are shown as hryvnias
 */
export function axisTicks(max: number, unit = 1): readonly number[] {
  const rough = Math.max(max / 4, unit);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((times) => times * power >= rough) ?? 10) * power;
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, n) => n * step);
}

/** Whether the n-th of so many bars has its label written below. */
export const hasLabel = (n: number, count: number): boolean =>
  count <= MAX_WIDE_BARS || n % Math.ceil(count / MAX_LABELS) === 0;
