import { kyivDay } from '@kasa/contracts/shared/kyiv';

/** Days in Kyiv, inclusive; undefined: open end. */
export interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const DAY_MS = 86_400_000;

const shifted = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);

/** The last `days` days up to today in Kyiv. */
export function lastDays(days: number, now: Date): { from: string; to: string } {
  const to = kyivDay(now);
  return { from: shifted(to, 1 - days), to };
}

function yesterday(now: Date) {
  const day = shifted(kyivDay(now), -1);
  return { from: day, to: day };
}

/** Monday to Sunday. */
function lastWeek(now: Date) {
  const today = kyivDay(now);
  const to = shifted(today, -(new Date(`${today}T00:00:00Z`).getUTCDay() || 7));
  return { from: shifted(to, -6), to };
}

function lastMonth(now: Date) {
  const to = shifted(monthToDate(now).from, -1);
  return { from: `${to.slice(0, 8)}01`, to };
}

/** The current month in Kyiv, up to today. */
export function monthToDate(now: Date): { from: string; to: string } {
  const to = kyivDay(now);
  return { from: `${to.slice(0, 8)}01`, to };
}

/** Periods that are chosen at once, by their days on the day of `now`. */
export const quickPeriods = [
  { id: 'today', daysOn: (now: Date) => lastDays(1, now) },
  { id: 'yesterday', daysOn: yesterday },
  { id: 'thisMonth', daysOn: monthToDate },
  { id: 'lastMonth', daysOn: lastMonth },
  { id: 'lastWeek', daysOn: lastWeek },
  { id: 'week', daysOn: (now: Date) => lastDays(7, now) },
  { id: 'month', daysOn: (now: Date) => lastDays(30, now) },
] as const;

/** The quick period that equals this one today, if any. */
export function quickPeriodOf({ from, to }: Period, now: Date) {
  return quickPeriods.find(({ daysOn }) => {
    const period = daysOn(now);
    return period.from === from && period.to === to;
  });
}

export function isInverted({ from, to }: Period): boolean {
  return from !== undefined && to !== undefined && from > to;
}
