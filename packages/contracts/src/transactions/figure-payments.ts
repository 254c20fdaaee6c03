import { KYIV_TIME_ZONE, kyivDayBounds } from '../shared/kyiv.ts';
import { paymentForms } from './transaction-status.ts';

/** A figure of the sales report. */
export type SalesFigure =
  | { readonly of: 'total' | 'refunds' | 'approved' | 'declined' | 'expired' }
  | { readonly of: 'day'; readonly date: string }
  | { readonly of: 'hour'; readonly hour: number }
  | { readonly of: 'weekday'; readonly weekday: number }
  | { readonly of: 'point'; readonly point_id: string | null }
  | { readonly of: 'payment_form'; readonly payment_form: (typeof paymentForms)[number] }
  | { readonly of: 'response_code'; readonly response_code: string };

/** What the report was asked for: business days, both included. */
export interface FigurePeriod {
  readonly date_from: string;
  readonly date_to: string;
  readonly point_id?: string | undefined;
  /** Who was signed in at the terminal; default: whoever it was. */
  readonly cashier_id?: string | undefined;
}

/** Parameters of `listTransactions`. */
export interface FigurePayments extends Omit<FigurePeriod, 'point_id' | 'cashier_id'> {
  readonly point_id?: string[];
  readonly cashier_id?: string[];
  readonly paid_from?: string;
  readonly started_from?: string;
  readonly started_before?: string;
  readonly payment_form?: (typeof paymentForms)[number][];
  readonly status?: ('declined' | 'expired')[];
  readonly response_code?: string[];
  readonly refunded?: 'true';
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const cards = paymentForms.filter((form) => form !== 'cash');
const kyivHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: KYIV_TIME_ZONE,
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The hour of a day in Kyiv; both of them on the day that has one twice. */
function hourBounds(day: string, hour: number) {
  const { from, before } = kyivDayBounds(day);
  const hours = Array.from(
    { length: (Date.parse(before) - Date.parse(from)) / HOUR_MS },
    (_, n) => Date.parse(from) + n * HOUR_MS,
  ).filter((at) => Number(kyivHour.format(at)) === hour);
  const [first = Date.parse(before)] = hours;
  return {
    started_from: new Date(first).toISOString(),
    started_before: new Date((hours.at(-1) ?? first) + HOUR_MS).toISOString(),
  };
}

/** The only day of the period that is such a weekday (1: Monday); undefined: there are none or several. */
function onlyDay({ date_from, date_to }: FigurePeriod, weekday: number): string | undefined {
  const first = Date.parse(`${date_from}T00:00:00Z`);
  const skipped = (weekday - (new Date(first).getUTCDay() || 7) + 7) % 7;
  const at = first + skipped * DAY_MS;
  const last = Date.parse(`${date_to}T00:00:00Z`);
  return at <= last && at + 7 * DAY_MS > last ? new Date(at).toISOString().slice(0, 10) : undefined;
}

/**
 * The filter of `listTransactions` that finds exactly the payments of a figure: they come to the same count and kopiyka.
 * @returns null: the list has no such filter, as for an hour of several days
 */
export function paymentsOfFigure(period: FigurePeriod, figure: SalesFigure): FigurePayments | null {
  const { date_from, date_to, point_id, cashier_id } = period;
  const days = {
    ...{ date_from, date_to },
    ...(point_id === undefined ? {} : { point_id: [point_id] }),
    ...(cashier_id === undefined ? {} : { cashier_id: [cashier_id] }),
  };
  // Nothing is paid before it is begun: this leaves out only what never was.
  const paid = { ...days, paid_from: date_from };
  const onDay = (date: string) => ({ ...paid, date_from: date, date_to: date, paid_from: date });
  switch (figure.of) {
    case 'total':
      return paid;
    case 'refunds':
      return { ...paid, refunded: 'true' };
    case 'approved':
      return { ...paid, payment_form: cards };
    case 'declined':
    case 'expired':
      return { ...days, payment_form: cards, status: [figure.of] };
    case 'day':
      return onDay(figure.date);
    case 'weekday': {
      const date = onlyDay(period, figure.weekday);
      return date === undefined ? null : onDay(date);
    }
    case 'hour':
      return date_from === date_to ? { ...paid, ...hourBounds(date_from, figure.hour) } : null;
    case 'point':
      return figure.point_id === null ? null : { ...paid, point_id: [figure.point_id] };
    case 'payment_form':
      return { ...paid, payment_form: [figure.payment_form] };
    case 'response_code':
      return { ...days, status: ['declined'], response_code: [figure.response_code] };
  }
}
