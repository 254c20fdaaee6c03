/** Budgets of a page (architecture §7, ADR 15). Scores from 0 to 100; CLS without a unit; times in milliseconds. */
const budget = { accessibility: 100, cls: 0.05 } as const;

/** What is asked for on a quiet machine, and said of every run. Another machine is another phone. */
const wanted = { performance: 90, tbt: 200 } as const;

/** What Lighthouse found of a page. */
export interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly cls: number;
  readonly tbt: number;
  /** It has no budget of its own, but says where a lost point went. */
  readonly lcp: number;
  /** All that the page's thread did. */
  readonly work: number;
}

/** The budgets that a page misses wherever it is measured. */
export function overBudget({ accessibility, cls }: Figures): string[] {
  return [
    ...(accessibility >= budget.accessibility
      ? []
      : [`accessibility is ${accessibility}, budget ${budget.accessibility}`]),
    ...(cls <= budget.cls ? [] : [`cls is ${cls}, budget ${budget.cls}`]),
  ];
}

/** What a run lacks of what is asked for on a quiet machine. */
export function shortOf({ performance, tbt }: Figures): string[] {
  return [
    ...(performance >= wanted.performance ? [] : [`performance < ${wanted.performance}`]),
    ...(tbt <= wanted.tbt ? [] : [`TBT > ${wanted.tbt}`]),
  ];
}

/** The one in the middle. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Whether a page takes too many times the work of the bare one, which was measured in turns with it.
 * @param most so many times at most
 */
export function tooMuchWork(ours: readonly Figures[], bare: readonly Figures[], most: number): string[] {
  const times = middle(ours.map(({ work }, turn) => work / (bare[turn]?.work ?? Number.NaN)));
  return times <= most ? [] : [`its work is ${times.toFixed(1)} times a bare page's, budget ${most}`];
}
