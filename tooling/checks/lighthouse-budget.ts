/** Architecture §7, ADR 15. Scores from 0 to 100; CLS has no unit; times in milliseconds. */
const budget = { accessibility: 100, cls: 0.05 } as const;

/** Targets for a quiet machine, reported for every run: they depend on the machine. */
const targets = { performance: 90, tbt: 200 } as const;

export interface Metrics {
  readonly performance: number;
  readonly accessibility: number;
  readonly cls: number;
  readonly tbt: number;
  /** No budget; shown to explain a lower score. */
  readonly lcp: number;
  readonly work: number;
}

/** Violations of the machine-independent budgets. */
export function budgetViolations({ accessibility, cls }: Metrics): string[] {
  return [
    ...(accessibility >= budget.accessibility
      ? []
      : [`accessibility is ${accessibility}, budget ${budget.accessibility}`]),
    ...(cls <= budget.cls ? [] : [`cls is ${cls}, budget ${budget.cls}`]),
  ];
}

export function missedTargets({ performance, tbt }: Metrics): string[] {
  return [
    ...(performance >= targets.performance ? [] : [`performance < ${targets.performance}`]),
    ...(tbt <= targets.tbt ? [] : [`TBT > ${targets.tbt}`]),
  ];
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param most maximum ratio of main-thread work to that of the bare page, measured alternately */
export function tooMuchWork(ours: readonly Metrics[], bare: readonly Metrics[], most: number): string[] {
  const times = median(ours.map(({ work }, turn) => work / (bare[turn]?.work ?? Number.NaN)));
  return times <= most ? [] : [`its work is ${times.toFixed(1)} times a bare page's, budget ${most}`];
}
