/** Why a discount gave what it gave, in words. Without zod. */
import type { LocalizedText } from '../shared/fields.ts';
import type { RuleReason } from './engine-values.ts';

/** What stands beside a discount in an example or on a receipt: applied, or why not. */
export const reasonWords: Readonly<Record<RuleReason, LocalizedText>> = {
  applied: { uk: 'діє', en: 'applied' },
  before_period: { uk: 'ще не почалася', en: 'has not begun yet' },
  after_period: { uk: 'строк дії минув', en: 'its period is over' },
  other_day: { uk: 'цього дня тижня не діє', en: 'doesn’t apply on this day of the week' },
  other_time: { uk: 'о цій годині не діє', en: 'doesn’t apply at this time' },
  other_point: { uk: 'на цій точці не діє', en: 'doesn’t apply at this point' },
  terminal_excluded: { uk: 'на цьому терміналі не діє', en: 'doesn’t apply at this terminal' },
  no_goods: {
    uk: 'у чеку немає товарів, на які вона діє',
    en: 'no goods that it applies to are on the receipt',
  },
  no_customer: { uk: 'покупець невідомий', en: 'the customer is unknown' },
  below_amount: {
    uk: 'сума товарів, на які вона діє, менша за потрібну',
    en: 'the goods it applies to come to less than it takes',
  },
  not_yet: { uk: 'це ще не та покупка за рахунком', en: 'it isn’t that purchase’s turn yet' },
  given_already: { uk: 'покупець уже отримав цей бонус', en: 'the customer already has this bonus' },
  limit_reached: { uk: 'вичерпано її ліміт', en: 'its limit is reached' },
  price_at_least: { uk: 'ціна вже найменша', en: 'the price is at its least already' },
  better_rule: { uk: 'інша знижка вигідніша', en: 'another discount gives more' },
  too_small: { uk: 'вийшло менше за копійку', en: 'comes to less than a kopiyka' },
};

/** How discounts meet on one receipt: what the engine does, in words. */
export const orderWords: LocalizedText = {
  uk: 'Кожен рядок чека отримує одну знижку – найбільшу, а з однакових – створену раніше; ціна не стає нижчою за найменшу й за нуль. Потім списуються бонуси покупця: знижка може зробити чек безкоштовним, а бонуси – ні, хоча б копійку тоді сплачують грошима. Нові бонуси рахуються від сплаченого. Пів копійки округлюється вгору.',
  en: 'Each line of a receipt takes one discount: the largest, and of equal ones the one made first; no price falls below its least one or below zero. Then bonuses of the customer are spent: a discount can make a receipt free, bonuses can’t, at least a kopiyka is then paid with money. New bonuses are counted from what is paid. Half a kopiyka is rounded up.',
};
