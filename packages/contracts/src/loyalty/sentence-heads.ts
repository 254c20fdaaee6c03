/** What a discount gives, as the beginning of its sentence, by its type. Without zod. */
import type { Language } from '../shared/codes.ts';
import type { DiscountRuleFields, RuleOf } from './discount-rules.ts';
import { WHOLE_BP } from './discount-values.ts';
import {
  byNumber,
  englishOrdinal,
  feminineOrdinal,
  hours,
  listed,
  money,
  percent,
} from './sentence-parts.ts';

function fixed({ percent_bp, amount }: RuleOf<'fixed'>, isForAll: boolean, language: Language): string {
  const size = percent_bp === null ? money(amount ?? 0, language) : percent(percent_bp, language);
  if (language === 'uk') {
    const each = percent_bp === null ? ' на чек' : '';
    return percent_bp !== null && isForAll ? `Знижка ${size} на всі товари` : `Знижка ${size}${each}`;
  }
  return percent_bp === null ? `${size} off a receipt` : `${size} off${isForAll ? ' all goods' : ''}`;
}

function dynamic(rule: RuleOf<'dynamic'>, isForAll: boolean, language: Language): string {
  const steps =
    rule.by === 'amount'
      ? rule.amount_steps.map((step) => ({
          when: `${language === 'uk' ? 'від' : 'from'} ${money(step.from_amount, language)}`,
          off: percent(step.percent_bp, language),
        }))
      : rule.time_steps.map((step) => ({
          when:
            hours(step.from_time, step.to_time, language) || (language === 'uk' ? 'увесь день' : 'all day'),
          off: percent(step.percent_bp, language),
        }));
  const shown = steps.map(({ when, off }) => `${when} – ${off}`).join(', ');
  if (language === 'uk') {
    const by = rule.by === 'amount' ? 'за сумою' : 'за годинами';
    const of =
      rule.by === 'amount' ? (isForAll ? ' чека' : ' цих товарів') : isForAll ? ' на всі товари' : '';
    return `Знижка ${by}${of} (${shown})`;
  }
  const by = rule.by === 'amount' ? `the sum of ${isForAll ? 'the receipt' : 'these goods'}` : 'the hour';
  return `A discount by ${by} (${shown})`;
}

function single({ bonus_amount, min_amount }: RuleOf<'single_bonus'>, language: Language): string {
  const bonus = money(bonus_amount, language);
  if (language === 'uk')
    return `Разовий бонус ${bonus} за першу покупку${min_amount > 0 ? ` від ${money(min_amount, language)}` : ''}`;
  return `A single bonus of ${bonus} for the first purchase${min_amount > 0 ? ` from ${money(min_amount, language)}` : ''}`;
}

function counted(
  { every, counts, percent_bp }: RuleOf<'by_purchase_count'>,
  isForAll: boolean,
  language: Language,
): string {
  const isFree = percent_bp === WHOLE_BP;
  if (language === 'uk') {
    const pieces = `Кожна ${feminineOrdinal(every)} штука${isForAll ? ' будь-якого товару' : ''}`;
    const what = counts === 'pieces' ? pieces : `Кожен ${every}-й чек покупця`;
    return `${what} – ${isFree ? 'безкоштовно' : `зі знижкою ${percent(percent_bp, language)}`}`;
  }
  const what = counts === 'pieces' ? `piece${isForAll ? ' of any goods' : ''}` : 'receipt of a customer';
  return `Every ${englishOrdinal(every)} ${what} – ${isFree ? 'free' : `${percent(percent_bp, language)} off`}`;
}

function purchaseBonus({ percent_bp }: RuleOf<'purchase_bonus'>, language: Language): string {
  const size = percent(percent_bp, language);
  if (language === 'en') return `${size} of what is paid comes back as bonuses`;
  const become = byNumber(percent_bp / 100, language, {
    few: 'повертаються',
    many: 'повертаються',
    other: 'повертається',
  });
  return `${size} від сплаченого ${become} бонусами`;
}

/** What a rule gives. */
export function headOf(rule: DiscountRuleFields, isForAll: boolean, language: Language): string {
  switch (rule.type) {
    case 'fixed':
      return fixed(rule, isForAll, language);
    case 'dynamic':
      return dynamic(rule, isForAll, language);
    case 'single_bonus':
      return single(rule, language);
    case 'by_purchase_count':
      return counted(rule, isForAll, language);
    case 'purchase_bonus':
      return purchaseBonus(rule, language);
  }
}

/** What one can do with its bonuses, one clause each. */
export function bonusTerms(
  rule: DiscountRuleFields,
  {
    activation,
    isForAll,
    hasScope,
  }: Record<'isForAll' | 'hasScope', boolean> & { readonly activation: number },
  language: Language,
): string[] {
  const isUk = language === 'uk';
  const clauses: string[] = [];
  if (rule.type === 'purchase_bonus') {
    const { spend_percent_bp: spend, lifetime_days: days } = rule;
    const upTo = percent(spend, language);
    const of = isUk ? (isForAll ? 'чека' : 'вартості цих товарів') : isForAll ? 'a receipt' : 'these goods';
    if (spend === 0) clauses.push(isUk ? 'бонуси лише накопичуються' : 'bonuses are only collected');
    else {
      // Goods and hours stand between the bonuses and a pronoun.
      const subject = isUk ? (hasScope ? 'бонусами' : 'ними') : hasScope ? 'bonuses' : 'they';
      clauses.push(
        isUk ? `${subject} можна сплатити до ${upTo} ${of}` : `${subject} may pay up to ${upTo} of ${of}`,
      );
    }
    const dayWords = isUk ? { one: 'день', few: 'дні', other: 'днів' } : { one: 'day', other: 'days' };
    if (days === null) clauses.push(isUk ? 'діють без строку' : 'they don’t expire');
    else {
      const lasting = `${days}\u00a0${byNumber(days, language, dayWords)}`;
      clauses.push(isUk ? `діють ${lasting}` : `valid for ${lasting}`);
    }
  }
  if (activation > 0) {
    const sum = money(activation, language);
    clauses.push(
      isUk ? `витрачати можна, коли назбиралося ${sum}` : `they can be spent once ${sum} is collected`,
    );
  }
  return clauses;
}

/** A clause of limits: `не більше 200,00 ₴ на чек і 500,00 ₴ на покупця`. */
export function limitsOf(
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
  const most = language === 'uk' ? 'не більше' : 'at most';
  return parts.length === 0 ? '' : `${most} ${listed(parts, language)}`;
}
