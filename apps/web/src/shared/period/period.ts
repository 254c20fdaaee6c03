import { kyivDay } from '@kasa/contracts/shared/kyiv';

/** Days of Kyiv, both included; undefined: open at that end. */
export interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Periods that people ask for most, by the number of their days; the last one is today. */
export const quickPeriods = [
  { id: 'today', days: 1 },
  { id: 'week', days: 7 },
  { id: 'month', days: 30 },
] as const;

const DAY_MS = 86_400_000;

/** So many days up to today, as it is in Kyiv at an instant. */
export function lastDays(days: number, now: Date): { from: string; to: string } {
  const to = kyivDay(now);
  const from = new Date(Date.parse(`${to}T00:00:00Z`) - (days - 1) * DAY_MS);
  return { from: from.toISOString().slice(0, 10), to };
}

/** Which of the quick periods this is today; undefined: none of them. */
export function quickPeriodOf({ from, to }: Period, now: Date) {
  return quickPeriods.find(({ days }) => {
    const period = lastDays(days, now);
    return period.from === from && period.to === to;
  });
}

/** Whether the days stand in the wrong order, so that nothing can lie between them. */
export function isInverted({ from, to }: Period): boolean {
  return from !== undefined && to !== undefined && from > to;
}
