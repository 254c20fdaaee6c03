import { discountSentence } from '@kasa/contracts/loyalty/sentence';
import { daysAndHours, period, stepHours } from '@kasa/contracts/loyalty/sentence-parts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Discount } from './discount-form.ts';

const namesOf = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name);

/** What a discount does, in one sentence. */
export const sentenceOf = (discount: Discount, locale: Locale): string =>
  discountSentence(
    {
      ...discount,
      ...{ points: namesOf(discount.points), excluded_terminals: namesOf(discount.excluded_terminals) },
      ...{ products: namesOf(discount.products), groups: namesOf(discount.groups) },
    },
    locale,
  );

/** On which days and at which hours, also those of steps; empty: always. */
export function timeText(
  { week_days, from_time, to_time, from_day, to_day, rule }: Discount,
  locale: Locale,
): string {
  const parts = [
    daysAndHours(week_days, [from_time, to_time], locale),
    stepHours(rule.type === 'dynamic' ? rule.time_steps : [], locale),
    period(from_day, to_day, locale),
  ];
  return parts.filter(Boolean).join(', ');
}
