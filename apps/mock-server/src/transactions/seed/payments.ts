import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import type { Row } from '../../db/schema.ts';
import type { RandomSource } from '../../db/seed/random-source.ts';
import { declinedBy, generatePayment, type PaymentTerminal } from './payment.ts';
import { hourOf, monthFactor, paymentPatterns } from './payment-patterns.ts';
import { type GeneratedPayment, withReversals } from './refunds.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Days before the seed's moment that have all their payments. */
export const SEEDED_DAYS = 35;
/** Days of payments before those, ever fewer of them: fourteen months together. */
export const EARLIER_DAYS = 391;

export const KIOSK_FACTOR = 3;

export type SeededTerminal = PaymentTerminal & Pick<Row<'terminals'>, 'activated_at' | 'online_until'>;

export interface PaymentDay {
  readonly date: string;
  /** Unix time, milliseconds. */
  readonly begins: number;
  /** Start of the next day; days with a clock change have 23 or 25 hours. */
  readonly ends: number;
  /** Factor of payments; 1 on an ordinary day. */
  readonly dayFactor: number;
  /** Refunds may come days later. */
  readonly isLongAgo?: boolean;
  /** From 17 to 20 o'clock it does not answer. */
  readonly bankDown?: string | undefined;
}

const WEEKDAY_FACTORS = [0.72, 0.9, 0.94, 0.97, 1.02, 1.22, 1.18] as const;

/** @param date `YYYY-MM-DD` */
export function paymentDay(date: string): PaymentDay {
  const { from, before } = kyivDayBounds(date);
  const dayFactor = WEEKDAY_FACTORS[new Date(`${date}T00:00:00.000Z`).getUTCDay()] ?? 1;
  return { date, begins: Date.parse(from), ends: Date.parse(before), dayFactor };
}

/** The days up to the seed's moment; the last one is unfinished. */
export function paymentDays(moment: Date): PaymentDay[] {
  return Array.from({ length: SEEDED_DAYS + 1 }, (_, n) => dayBefore(moment, SEEDED_DAYS - n));
}

const dayBefore = (moment: Date, days: number) =>
  paymentDay(kyivDay(new Date(moment.getTime() - days * DAY)));

/** Part of the payments that are kept of a day long ago. */
const LEAST = 0.04;
/** In so many days the rest of them gets fewer by two thirds. */
const FADING_DAYS = 26;
/** Days before the seed's moment. */
const BANK_DOWN_DAY = 43;

/** The days before those of `paymentDays`. @param bankDown a bank that does not answer on one evening */
export function earlierDays(moment: Date, bankDown: string): PaymentDay[] {
  return Array.from({ length: EARLIER_DAYS }, (_, n) => {
    const ago = EARLIER_DAYS - n;
    const day = dayBefore(moment, SEEDED_DAYS + ago);
    const kept = LEAST + (1 - LEAST) * Math.exp(-ago / FADING_DAYS);
    const isDown = SEEDED_DAYS + ago === BANK_DOWN_DAY;
    return {
      ...day,
      dayFactor: day.dayFactor * monthFactor(day.date) * kept,
      ...{ isLongAgo: true, bankDown: isDown ? bankDown : undefined },
    };
  });
}

const BUSY = 1;
const COUNT = 2;
const TIME = 3;
/** Milliseconds after which a payment no longer changes: it is decided and possibly refunded. */
const FINAL_AFTER_MS = HOUR / 12;
/** Limit of payments per terminal and day; payment numbers of a day start at a multiple of it. */
const MAX_PER_DAY = 64;

export interface PaymentSpan {
  /** Payments final before this moment are left out; Unix time, milliseconds. */
  readonly after: number;
  /** Only payments final by this moment. */
  readonly upTo: number;
  readonly firstDay: number;
  readonly factor: number;
}

export function paymentsOf(
  terminal: SeededTerminal,
  company: string,
  days: readonly PaymentDay[],
  { after, upTo, firstDay, factor }: PaymentSpan,
  chance: RandomSource,
): GeneratedPayment[] {
  const habit = paymentPatterns[terminal.kind];
  const busy = 0.25 + 2.25 * chance(0, BUSY) ** 2;
  const from = Date.parse(terminal.activated_at);
  const to = Math.min(upTo, Date.parse(terminal.online_until));
  const rows: GeneratedPayment[] = [];
  for (const [nth, day] of days.entries()) {
    const first = (firstDay + nth + 1) * MAX_PER_DAY;
    const expected = habit.perDay * busy * factor * day.dayFactor * (0.6 + 0.8 * chance(first, BUSY));
    const whole = Math.floor(expected);
    const count = Math.min(MAX_PER_DAY - 1, whole + (chance(first, COUNT) < expected - whole ? 1 : 0));
    for (let n = first; n < first + count; n += 1) {
      const hours = hourOf(habit, chance(n, TIME));
      const at = day.begins + Math.floor(hours * HOUR);
      const over = at + FINAL_AFTER_MS;
      if (at <= from || at >= day.ends || over < after || over >= to) continue;
      const made = generatePayment({ ...terminal, company }, day.date, at, n, chance);
      const isDown = day.bankDown !== undefined && 17 <= hours && hours < 20;
      const payment = isDown ? declinedBy(day.bankDown, made) : made;
      rows.push(withReversals(payment, at, n, chance, day.isLongAgo === true));
    }
  }
  return rows.sort((a, b) => (a.started_at < b.started_at ? -1 : 1));
}
