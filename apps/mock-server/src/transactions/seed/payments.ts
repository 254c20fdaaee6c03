import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import type { Row } from '../../db/schema.ts';
import type { Chance } from './chance.ts';
import { habits } from './habits.ts';
import { madeUpPayment, type PayingTerminal, paidBack } from './payment.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Days of payments before the seed's moment. */
export const DAYS = 35;

export const SHARE_OF_KIOSK = 3;

export type SeededTerminal = PayingTerminal & Pick<Row<'terminals'>, 'activated_at' | 'online_until'>;

export interface PaymentDay {
  readonly date: string;
  /** Unix time, milliseconds. */
  readonly begins: number;
  /** Start of the next day; days with a clock change have 23 or 25 hours. */
  readonly ends: number;
  /** Factor of payments; 1 on an ordinary day. */
  readonly rush: number;
}

const RUSH = [0.72, 0.9, 0.94, 0.97, 1.02, 1.22, 1.18] as const;

/** @param date `YYYY-MM-DD` */
export function paymentDay(date: string): PaymentDay {
  const { from, before } = kyivDayBounds(date);
  const rush = RUSH[new Date(`${date}T00:00:00.000Z`).getUTCDay()] ?? 1;
  return { date, begins: Date.parse(from), ends: Date.parse(before), rush };
}

/** The days up to the seed's moment; the last one is unfinished. */
export function paymentDays(moment: Date): PaymentDay[] {
  return Array.from({ length: DAYS + 1 }, (_, n) =>
    paymentDay(kyivDay(new Date(moment.getTime() - (DAYS - n) * DAY))),
  );
}

const BUSY = 1;
const COUNT = 2;
const TIME = 3;
/** Milliseconds after which a payment no longer changes: it is decided and possibly refunded. */
const OVER = HOUR / 12;
/** Limit of payments per terminal and day; payment numbers of a day start at a multiple of it. */
const MAX = 64;

export interface PaymentSpan {
  /** Payments final before this moment are left out; Unix time, milliseconds. */
  readonly after: number;
  /** Only payments final by this moment. */
  readonly upTo: number;
  readonly firstDay: number;
  readonly share: number;
}

export function paymentsOf(
  terminal: SeededTerminal,
  company: string,
  days: readonly PaymentDay[],
  { after, upTo, firstDay, share }: PaymentSpan,
  chance: Chance,
): Row<'transactions'>[] {
  const habit = habits[terminal.kind];
  const busy = 0.25 + 2.25 * chance(0, BUSY) ** 2;
  const from = Date.parse(terminal.activated_at);
  const to = Math.min(upTo, Date.parse(terminal.online_until));
  const rows: Row<'transactions'>[] = [];
  for (const [nth, day] of days.entries()) {
    const first = (firstDay + nth + 1) * MAX;
    const expected = habit.perDay * busy * share * day.rush * (0.6 + 0.8 * chance(first, BUSY));
    const whole = Math.floor(expected);
    const count = Math.min(MAX - 1, whole + (chance(first, COUNT) < expected - whole ? 1 : 0));
    for (let n = first; n < first + count; n += 1) {
      const hours = habit.from + (habit.to - habit.from) * chance(n, TIME);
      const at = day.begins + Math.floor(hours * HOUR);
      const over = at + OVER;
      if (at > from && at < day.ends && over >= after && over < to)
        rows.push(paidBack(madeUpPayment({ ...terminal, company }, day.date, at, n, chance), at, n, chance));
    }
  }
  return rows.sort((a, b) => (a.started_at < b.started_at ? -1 : 1));
}
