import { kyivDay } from '@kasa/contracts/shared/kyiv';

/** Days in Kyiv, inclusive; undefined: open end. */
export interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Quick periods, ending today: by their number of days, or (null) since the first day of the month. */
export const quickPeriods = [
  { id: 'today', days: 1 },
  { id: 'thisMonth', days: null },
  { id: 'week', days: 7 },
  { id: 'month', days: 30 },
] as const;

const DAY_MS = 86_400_000;

/** The last `days` days up to today in Kyiv. */
export function lastDays(days: number, now: Date): { from: string; to: string } {
  const to = kyivDay(now);
  const from = new Date(Date.parse(`${to}T00:00:00Z`) - (days - 1) * DAY_MS);
  return { from: from.toISOString().slice(0, 10), to };
}

/** The current month in Kyiv, up to today. */
export function monthToDate(now: Date): { from: string; to: string } {
  const to = kyivDay(now);
  return { from: `${to.slice(0, 8)}01`, to };
}

export const quickPeriod = ({ days }: { days: number | null }, now: Date) =>
  days === null ? monthToDate(now) : lastDays(days, now);

/** The quick period that equals this one today, if any. */
export function quickPeriodOf({ from, to }: Period, now: Date) {
  return quickPeriods.find((quick) => {
    const period = quickPeriod(quick, now);
    return period.from === from && period.to === to;
  });
}

export function isInverted({ from, to }: Period): boolean {
  return from !== undefined && to !== undefined && from > to;
}
