import type { SimulatedDiscountEntity, SimulationResult } from '@kasa/contracts/loyalty/simulation';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { localeTags } from '#shared/i18n/locales.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useFormatDayRange } from '#shared/period/use-format-day-range.ts';
import { simulationMessages } from '../../messages/simulation/catalogue.ts';
import { signedMoney } from '../../model/signed-money.ts';
import { cheaperOf, costKind, givenKind, isWholeMonth } from '../../model/simulation.ts';

/** A Monday. */
const MONDAY = Date.parse('2026-11-16T12:00:00Z');
const DAY_MS = 86_400_000;

/** What a simulation of these days comes to, in words. */
export function useSimulationWords(days: { from: string; to: string }) {
  const text = useText(simulationMessages);
  const locale = useLocale();
  const format = useFormat();
  const daysText = useFormatDayRange();
  const dateText = (day: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeTags[locale], { ...options, timeZone: 'UTC' })
      .format(day)
      // п’ятниця, as everywhere else.
      .replace('ʼ', '’');
  const when = isWholeMonth(days)
    ? text('when.month', { month: dateText(Date.parse(days.from), { month: 'long', year: 'numeric' }) })
    : text('when.days', { days: daysText(days) });
  return {
    when,
    weekday: (day: number) => dateText(MONDAY + (day - 1) * DAY_MS, { weekday: 'long' }),
    /** What all receipts come to with what is on today. */
    today: ({ receipts, before, discount_today, earned_today }: SimulationResult) => {
      const cost = discount_today + earned_today;
      return text(`today.${givenKind(discount_today, earned_today)}`, {
        ...{ when, count: receipts, before: format.money(before), cost: format.money(cost) },
        ...{ discount: format.money(discount_today), earned: format.money(earned_today) },
      });
    },
    /** What one discount would have cost. */
    told: (simulated: SimulatedDiscountEntity, total: number) => {
      const kind = costKind(simulated);
      const { receipts, cost, discount_amount, earned } = simulated;
      const money = kind === 'mixed' ? (sum: number) => signedMoney(sum, format) : format.money;
      return text(`told.${kind}`, {
        ...{ when, count: receipts, total, all: format.number(total) },
        cost: format.money(Math.abs(cost)),
        ...{ discount: money(discount_amount), earned: money(earned) },
      });
    },
    /** Which of two costs less, where both change something; undefined: there is one. */
    compared: ({ discounts }: SimulationResult) => {
      if (discounts.length < 2) return undefined;
      const idle = discounts.filter((one) => one.receipts === 0);
      if (idle.length > 1) return text('compare.nothingBoth');
      if (idle[0]) return text('compare.nothing', { name: idle[0].discount.name });
      const cheaper = cheaperOf(discounts);
      return cheaper === null
        ? text('compare.same')
        : text('compare.cheaper', { ...cheaper, by: format.money(cheaper.by) });
    },
  };
}
