/** Budgets of a page (architecture §7). Scores from 0 to 100; CLS without a unit; TBT in milliseconds. */
const budget = { performance: 95, accessibility: 100, cls: 0.05, tbt: 100 } as const;

/** What Lighthouse found. LCP (milliseconds) has no budget of its own, but says where a lost point went. */
export type Figures = Record<keyof typeof budget | 'lcp', number>;

/** What a machine's other work changes; the rest is the same on every run. */
const timed: ReadonlySet<string> = new Set(['performance', 'tbt']);

/** The budgets that a page misses. @param countsTimes whether those that a busy machine changes count */
export function overBudget(figures: Figures, countsTimes: boolean): string[] {
  return [
    ...(['performance', 'accessibility'] as const).filter((key) => !(figures[key] >= budget[key])),
    ...(['cls', 'tbt'] as const).filter((key) => !(figures[key] <= budget[key])),
  ]
    .filter((key) => countsTimes || !timed.has(key))
    .map((key) => `${key} is ${figures[key]}, budget ${budget[key]}`);
}
