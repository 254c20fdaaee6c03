/** A discount told in one sentence, as it works. Without zod. */
import type { Language } from '../shared/codes.ts';
import type { DiscountFields } from './discounts.ts';
import { bonusTerms, headOf, limitsOf } from './sentence-heads.ts';
import { daysAndHours, dayText, money, names, quoted } from './sentence-parts.ts';

/** A discount with names in place of ids. */
export interface SentenceInput
  extends Omit<DiscountFields, 'name' | 'point_ids' | 'excluded_terminal_ids' | 'product_ids' | 'group_ids'> {
  readonly points: readonly string[];
  readonly excluded_terminals: readonly string[];
  readonly products: readonly string[];
  readonly groups: readonly string[];
}

function named(all: readonly string[], [one, many]: readonly [string, string], language: Language): string {
  const written = all.map((name) => quoted(name, language));
  return all.length === 0 ? '' : `${all.length === 1 ? one : many} ${names(written, language)}`;
}

function goods({ is_for_all_goods, groups, products }: SentenceInput, language: Language): string[] {
  if (is_for_all_goods) return [];
  const isUk = language === 'uk';
  return [
    named(groups, isUk ? ['група', 'групи'] : ['group', 'groups'], language),
    named(products, isUk ? ['товар', 'товари'] : ['product', 'products'], language),
  ];
}

function places({ is_everywhere, points, excluded_terminals: excluded }: SentenceInput, language: Language) {
  const isUk = language === 'uk';
  const at = named(points, isUk ? ['на точці', 'на точках'] : ['at point', 'at points'], language);
  const everywhere = isUk ? 'на всіх точках' : 'at all points';
  if (excluded.length === 0) return [is_everywhere ? '' : at];
  const [one, many] = isUk ? ['термінала', 'терміналів'] : ['terminal', 'terminals'];
  const terminals = `${excluded.length === 1 ? one : many} ${names(excluded, language)}`;
  return [is_everywhere ? everywhere : at, `${isUk ? 'крім' : 'except'} ${terminals}`];
}

function period({ from_day, to_day }: SentenceInput, language: Language): string {
  const [from, to] = language === 'uk' ? ['від', 'до'] : ['from', 'to'];
  const parts = [
    from_day === null ? '' : `${from} ${dayText(from_day)}`,
    to_day === null ? '' : `${to} ${dayText(to_day)}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * What a discount gives, for which goods, when, where and how far: "Кожна 5-та штука – безкоштовно: група «Кава»,
 * щодня з 08:00 до 11:00." What does not limit it is not said.
 */
export function discountSentence(discount: SentenceInput, language: Language): string {
  const {
    rule,
    is_for_all_goods: isForAll,
    least_price: least,
    bonus_activation_amount: activation,
  } = discount;
  const scope = [
    ...goods(discount, language),
    daysAndHours(discount.week_days, [discount.from_time, discount.to_time], language),
    ...places(discount, language),
  ].filter(Boolean);
  const head = headOf(rule, isForAll, language);
  const price = language === 'uk' ? 'ціна одиниці не нижча за' : 'the price of a unit is at least';
  const limits = {
    receipt: discount.max_receipt_amount,
    customer: discount.max_customer_amount,
    total: discount.max_total_amount,
  };
  const clauses = [
    scope.length === 0 ? head : `${head}: ${scope.join(', ')}`,
    ...bonusTerms(rule, { activation, isForAll, hasScope: scope.length > 0 }, language),
    period(discount, language),
    least === 0 ? '' : `${price} ${money(least, language)}`,
    limitsOf(limits, language),
  ];
  return `${clauses.filter(Boolean).join('; ')}.`;
}
