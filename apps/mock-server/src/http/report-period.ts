/** The period of a report, and the one before it to compare it with. */
import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { daysBetween, sameMoment } from './kyiv-time.ts';

/** Kyiv days `YYYY-MM-DD`, both included. */
export interface ReportPeriod {
  readonly date_from: string;
  readonly date_to: string;
}

export interface PreviousPeriod extends ReportPeriod {
  /** Instant of `date_to` before which it counts, ISO 8601 UTC; null: all of the day. */
  readonly until: string | null;
}

/** Days as a query has them. */
export type AskedPeriod = { readonly [Day in keyof ReportPeriod]?: string | undefined };

/** What a query asks for; by default this month up to today. */
export function periodAsked({ date_from, date_to }: AskedPeriod, now: Date): ReportPeriod {
  const today = kyivDay(now);
  return { date_from: date_from ?? `${today.slice(0, 8)}01`, date_to: date_to ?? today };
}

/** As many days before; while the period goes on, as much of them as has passed of it. */
export function periodBefore({ date_from, date_to }: ReportPeriod, now: Date): PreviousPeriod {
  const { length } = daysBetween(date_from, date_to);
  const today = kyivDay(now);
  const from = dayAfter(date_from, -length);
  if (today < date_from || today > date_to)
    return { date_from: from, date_to: dayAfter(date_from, -1), until: null };
  const same = dayAfter(today, -length);
  return { date_from: from, date_to: same, until: sameMoment(same, now) };
}

/** The instant before which the previous period counts. */
export const endOfPrevious = ({ date_to, until }: PreviousPeriod): string =>
  until ?? kyivDayBounds(date_to).before;

/** Whether figures of the previous period may be compared with. @param first day of the first payment; undefined: none */
export const isComparable = (before: PreviousPeriod, first: string | undefined, now: Date): boolean =>
  first !== undefined && first <= before.date_from && before.date_to < kyivDay(now);
