/** A discount told in one sentence, as it works. Without zod. */
import type { Language } from '../shared/codes.ts';
import type { DiscountFields } from './discounts.ts';
import { needsCustomer } from './engine-conditions.ts';
import { bonusTerms, leastPrice, limitsOf } from './sentence-bonuses.ts';
import { headOf } from './sentence-heads.ts';
import { daysAndHours, names, period, quoted } from './sentence-parts.ts';

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
  if (groups.length + products.length === 0)
    return [isUk ? 'на жоден товар, який ви бачите' : 'for no goods that you see'];
  return [
    named(groups, isUk ? ['група', 'групи'] : ['group', 'groups'], language),
    named(products, isUk ? ['товар', 'товари'] : ['product', 'products'], language),
  ];
}

function places({ is_everywhere, points, excluded_terminals: excluded }: SentenceInput, language: Language) {
  const isUk = language === 'uk';
  if (!is_everywhere && points.length === 0)
    return [isUk ? 'на жодній точці, яку ви бачите' : 'at no point that you see'];
  const at = named(points, isUk ? ['на точці', 'на точках'] : ['at point', 'at points'], language);
  const everywhere = isUk ? 'на всіх точках' : 'at all points';
  if (excluded.length === 0) return [is_everywhere ? '' : at];
  const [one, many] = isUk ? ['термінала', 'терміналів'] : ['terminal', 'terminals'];
  const terminals = `${excluded.length === 1 ? one : many} ${names(excluded, language)}`;
  return [is_everywhere ? everywhere : at, `${isUk ? 'крім' : 'except'} ${terminals}`];
}

/** For whom, where the head doesn't name the customer. */
function customer({ rule, max_customer_amount }: SentenceInput, language: Language): string {
  const isNamed =
    rule.type === 'single_bonus' || (rule.type === 'by_purchase_count' && rule.counts === 'receipts');
  if (isNamed || !needsCustomer(rule.type, max_customer_amount)) return '';
  return language === 'uk' ? 'для відомого покупця' : 'for a known customer';
}

/**
 * What a discount gives, for which goods, for whom, when, where and how far: "Знижка 10 %: група «Кава», щодня з 08:00
 * до 11:00." What does not limit it is not said, and never more than the engine does.
 */
export function discountSentence(discount: SentenceInput, language: Language): string {
  const { rule, is_for_all_goods: isForAll, bonus_activation_amount: activation } = discount;
  const scope = [
    ...goods(discount, language),
    customer(discount, language),
    daysAndHours(discount.week_days, [discount.from_time, discount.to_time], language),
    ...places(discount, language),
  ].filter(Boolean);
  const head = headOf(rule, isForAll, language);
  const limits = {
    receipt: discount.max_receipt_amount,
    customer: discount.max_customer_amount,
    total: discount.max_total_amount,
  };
  const clauses = [
    scope.length === 0 ? head : `${head}: ${scope.join(', ')}`,
    ...bonusTerms(rule, { activation, isForAll }, language),
    period(discount.from_day, discount.to_day, language),
    leastPrice(rule, discount.least_price, language),
    limitsOf(rule, limits, language),
  ];
  return `${clauses.filter(Boolean).join('; ')}.`;
}
