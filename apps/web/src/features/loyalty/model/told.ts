import { discountSentence } from '@kasa/contracts/loyalty/sentence';
import { daysAndHours } from '@kasa/contracts/loyalty/sentence-parts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Discount } from './discount-form.ts';

const namesOf = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name);

/** What a discount does, in one sentence. */
export const told = (discount: Discount, locale: Locale): string =>
  discountSentence(
    {
      ...discount,
      ...{ points: namesOf(discount.points), excluded_terminals: namesOf(discount.excluded_terminals) },
      ...{ products: namesOf(discount.products), groups: namesOf(discount.groups) },
    },
    locale,
  );

/** On which days of the week and at which hours; empty: always. */
export const toldTime = ({ week_days, from_time, to_time }: Discount, locale: Locale): string =>
  daysAndHours(week_days, [from_time, to_time], locale);
