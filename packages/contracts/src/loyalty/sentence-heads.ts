/** What a discount gives, as the beginning of its sentence, by its type. Without zod. */
import type { Language } from '../shared/codes.ts';
import type { DiscountRuleFields, RuleOf } from './discount-rules.ts';
import { WHOLE_BP } from './discount-values.ts';
import {
  allDay,
  byNumber,
  englishOrdinal,
  feminineOrdinal,
  hours,
  money,
  percent,
} from './sentence-parts.ts';

function fixed({ percent_bp, amount }: RuleOf<'fixed'>, isForAll: boolean, language: Language): string {
  if (percent_bp === null) {
    const size = money(amount ?? 0, language);
    if (language === 'uk') return `Знижка ${size} на ${isForAll ? 'чек' : 'ці товари в чеку'}`;
    return `${size} off ${isForAll ? 'a receipt' : 'these goods of a receipt'}`;
  }
  const size = percent(percent_bp, language);
  if (language === 'uk') return `Знижка ${size}${isForAll ? ' на всі товари' : ''}`;
  return `${size} off${isForAll ? ' all goods' : ''}`;
}

function dynamic(rule: RuleOf<'dynamic'>, isForAll: boolean, language: Language): string {
  const steps =
    rule.by === 'amount'
      ? rule.amount_steps.map((step) => ({
          when: `${language === 'uk' ? 'від' : 'from'} ${money(step.from_amount, language)}`,
          off: percent(step.percent_bp, language),
        }))
      : rule.time_steps.map((step) => ({
          when: hours(step.from_time, step.to_time, language) || allDay[language],
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

function single(
  { bonus_amount, min_amount }: RuleOf<'single_bonus'>,
  isForAll: boolean,
  language: Language,
): string {
  const [bonus, least] = [money(bonus_amount, language), money(min_amount, language)];
  if (language === 'uk') {
    const from = `${isForAll ? '' : ' цих товарів'}${min_amount > 0 ? ` від ${least}` : ''}`;
    return `Разовий бонус ${bonus} відомому покупцеві з найближчою покупкою${from}, один раз`;
  }
  const from = `${isForAll ? '' : ' of these goods'}${min_amount > 0 ? ` from ${least}` : ''}`;
  return `A single bonus of ${bonus} for a known customer with the next purchase${from}, once`;
}

/** Every N-th receipt; of one with named goods these alone are cheaper. */
function countedReceipts(
  { every, percent_bp }: RuleOf<'by_purchase_count'>,
  isForAll: boolean,
  language: Language,
): string {
  const [isFree, size] = [percent_bp === WHOLE_BP, percent(percent_bp, language)];
  if (language === 'uk') {
    const receipt = `Кожен ${every}-й чек відомого покупця`;
    if (isForAll) return `${receipt} – ${isFree ? 'безкоштовно' : `зі знижкою ${size}`}`;
    return `${receipt} з цими товарами – ${isFree ? 'вони безкоштовні' : `на них знижка ${size}`}`;
  }
  const receipt = `Every ${englishOrdinal(every)} receipt of a known customer`;
  if (isForAll) return `${receipt} – ${isFree ? 'free' : `${size} off`}`;
  return `${receipt} with these goods – they are ${isFree ? 'free' : `${size} off`}`;
}

function counted(rule: RuleOf<'by_purchase_count'>, isForAll: boolean, language: Language): string {
  if (rule.counts === 'receipts') return countedReceipts(rule, isForAll, language);
  const { every, percent_bp } = rule;
  const [isFree, size] = [percent_bp === WHOLE_BP, percent(percent_bp, language)];
  if (language === 'uk') {
    const piece = `Кожна ${feminineOrdinal(every)} штука${isForAll ? ' будь-якого товару' : ''}`;
    return `${piece} – ${isFree ? 'безкоштовно' : `зі знижкою ${size}`} (у чеку – найдешевші)`;
  }
  const piece = `Every ${englishOrdinal(every)} piece${isForAll ? ' of any goods' : ''}`;
  return `${piece} – ${isFree ? 'free' : `${size} off`} (the cheapest of a receipt)`;
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
      return single(rule, isForAll, language);
    case 'by_purchase_count':
      return counted(rule, isForAll, language);
    case 'purchase_bonus':
      return purchaseBonus(rule, language);
  }
}
