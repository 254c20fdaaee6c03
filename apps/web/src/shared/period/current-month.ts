import { asDay, asOneOf } from '../table/filter-parsers.ts';
import { monthToDate, type Period } from './period.ts';
import type { PeriodChange } from './period-editor.tsx';

/** Filters of a list that shows the current month unless asked otherwise; `period=all`: all time. */
export const currentMonthFilters = { date_from: asDay, date_to: asDay, period: asOneOf('all') };

type Filters = { [Name in keyof typeof currentMonthFilters]?: string | undefined };

/** The period that the address asks for; the current month up to today while it asks for none. */
export function chosenPeriod({ date_from: from, date_to: to, period }: Filters, now: Date): Period {
  return from || to || period ? { from, to } : monthToDate(now);
}

/** What to write into the address: nothing for the current month up to today, which moves on by itself. */
export function periodParameters(
  shown: Period,
  change: PeriodChange,
  now: Date,
): { [Name in keyof typeof currentMonthFilters]: string | null } {
  const { from = null, to = null } = { ...shown, ...change };
  const usual = monthToDate(now);
  if (from === usual.from && to === usual.to) return { date_from: null, date_to: null, period: null };
  return { date_from: from, date_to: to, period: from === null && to === null ? 'all' : null };
}
