/** The payments of one terminal, day by day. */
import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import type { Row } from '../../db/schema.ts';
import type { Chance } from './chance.ts';
import { habits } from './habits.ts';
import { madeUpPayment, type PayingTerminal, paidBack } from './payment.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Days before the seed's moment that have payments. */
export const DAYS = 35;

/** How much busier than others the kiosk is that examples and tests take cash out of. */
export const SHARE_OF_KIOSK = 3;

/** A terminal, and between when it was about. */
export type SeededTerminal = PayingTerminal & Pick<Row<'terminals'>, 'activated_at' | 'online_until'>;

/** A day, and when it began in Kyiv. */
export interface PaymentDay {
  readonly date: string;
  /** Milliseconds since 1970. */
  readonly begins: number;
  /** When the next one begins: a day on which clocks are changed is an hour shorter or longer. */
  readonly ends: number;
  /** How many people are about, 1 on an ordinary day. */
  readonly rush: number;
}

/** From Sunday. */
const RUSH = [0.72, 0.9, 0.94, 0.97, 1.02, 1.22, 1.18] as const;

/** A day as people pay on it. @param date `YYYY-MM-DD` */
export function paymentDay(date: string): PaymentDay {
  const { from, before } = kyivDayBounds(date);
  const rush = RUSH[new Date(`${date}T00:00:00.000Z`).getUTCDay()] ?? 1;
  return { date, begins: Date.parse(from), ends: Date.parse(before), rush };
}

/** The days up to the seed's moment, the last one unfinished. */
export function paymentDays(moment: Date): PaymentDay[] {
  return Array.from({ length: DAYS + 1 }, (_, n) =>
    paymentDay(kyivDay(new Date(moment.getTime() - (DAYS - n) * DAY))),
  );
}

/** Fields that chance decides, apart from those of a payment. */
const BUSY = 1;
const COUNT = 2;
const TIME = 3;
/** After so long nothing more happens to a payment, milliseconds: it has been decided, and paid back or not. */
const OVER = HOUR / 12;
/** Payments of one terminal on one day at most: what numbers the next day begin with. */
const MAX = 64;

/** How much is to be made of a terminal's days. */
export interface PaymentSpan {
  /** Payments that were there already by this moment are left out; milliseconds since 1970. */
  readonly after: number;
  /** Only what is over by this moment, paid back or not. */
  readonly upTo: number;
  /** Number of the first of the days, for chance. */
  readonly firstDay: number;
  /** How much busier than others it is. */
  readonly share: number;
}

/** All payments of a terminal on these days and within a span, the oldest first, without their order ids. */
export function paymentsOf(
  terminal: SeededTerminal,
  company: string,
  days: readonly PaymentDay[],
  { after, upTo, firstDay, share }: PaymentSpan,
  chance: Chance,
): Row<'transactions'>[] {
  const habit = habits[terminal.kind];
  // Few are busy, many are not.
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
