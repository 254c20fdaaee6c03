/** What one can do with bonuses, and how far a discount goes, as clauses of its sentence. Without zod. */
import type { Language } from '../shared/codes.ts';
import type { DiscountRuleFields, RuleOf } from './discount-rules.ts';
import { byNumber, listed, money, percent } from './sentence-parts.ts';

const dayWords = {
  uk: { one: 'день', few: 'дні', other: 'днів' },
  en: { one: 'day', other: 'days' },
} as const;

function spending(
  { spend_percent_bp: spend, lifetime_days: days }: RuleOf<'purchase_bonus'>,
  isForAll: boolean,
  language: Language,
): string[] {
  const isUk = language === 'uk';
  const upTo = percent(spend, language);
  const of = isUk ? (isForAll ? 'чека' : 'вартості цих товарів') : isForAll ? 'a receipt' : 'these goods';
  const spent = isUk
    ? `поки знижка діє, бонусами можна сплатити до ${upTo} ${of}`
    : `while the discount applies, bonuses may pay up to ${upTo} of ${of}`;
  const collected = isUk ? 'бонуси лише накопичуються' : 'bonuses are only collected';
  const first = spend === 0 ? collected : spent;
  if (days === null) return [first, isUk ? 'строку бонуси не мають' : 'bonuses don’t expire'];
  const lasting = `${days}\u00a0${byNumber(days, language, dayWords[language])}`;
  return [first, isUk ? `бонуси діють ${lasting}` : `bonuses are valid for ${lasting}`];
}

/** What one can do with its bonuses, one clause each. */
export function bonusTerms(
  rule: DiscountRuleFields,
  { activation, isForAll }: { readonly activation: number; readonly isForAll: boolean },
  language: Language,
): string[] {
  const isUk = language === 'uk';
  const clauses: string[] = [];
  if (rule.type === 'purchase_bonus') clauses.push(...spending(rule, isForAll, language));
  if (rule.type === 'single_bonus')
    clauses.push(
      isUk
        ? 'витратити бонуси можна, лише поки діє знижка типу «Бонус за покупку», за її умовами'
        : 'bonuses can be spent only while a discount of the type “Purchase bonus” is on, by its terms',
    );
  if (activation > 0 && isSpent(rule)) {
    const sum = money(activation, language);
    clauses.push(
      isUk ? `витратити їх можна, коли назбиралося ${sum}` : `they can be spent once ${sum} is collected`,
    );
  }
  return clauses;
}

/** Whether its bonuses can be spent at all. */
const isSpent = (rule: DiscountRuleFields): boolean =>
  rule.type !== 'purchase_bonus' || rule.spend_percent_bp > 0;

/** How low prices may fall, where the discount lowers them or lets bonuses pay. */
export function leastPrice(rule: DiscountRuleFields, least: number, language: Language): string {
  if (least === 0 || rule.type === 'single_bonus' || !isSpent(rule)) return '';
  const sum = money(least, language);
  if (rule.type === 'purchase_bonus')
    return language === 'uk'
      ? `бонусами ціна одиниці не опускається нижче ${sum}`
      : `bonuses leave at least ${sum} of the price of a unit`;
  return language === 'uk' ? `ціна одиниці не нижча за ${sum}` : `the price of a unit is at least ${sum}`;
}

/** A clause of limits, which are of what it gives: `не більше 200,00 ₴ на чек і 500,00 ₴ на покупця`. */
export function limitsOf(
  { type }: DiscountRuleFields,
  limits: {
    readonly receipt: number | null;
    readonly customer: number | null;
    readonly total: number | null;
  },
  language: Language,
): string {
  const words = {
    uk: { receipt: 'на чек', customer: 'на покупця', total: 'загалом' },
    en: { receipt: 'per receipt', customer: 'per customer', total: 'in all' },
  }[language];
  const parts = (['receipt', 'customer', 'total'] as const).flatMap((name) => {
    const limit = limits[name];
    return limit === null ? [] : `${money(limit, language)} ${words[name]}`;
  });
  if (parts.length === 0) return '';
  const isOfBonuses = type === 'single_bonus' || type === 'purchase_bonus';
  const earned = language === 'uk' ? 'нараховується не більше' : 'it gives at most';
  const most = language === 'uk' ? 'не більше' : 'at most';
  return `${isOfBonuses ? earned : most} ${listed(parts, language)}`;
}
