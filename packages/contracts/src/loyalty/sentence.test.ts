import { describe, expect, it } from 'vitest';
import { weekDays } from '../shared/week-days.ts';
import type { DiscountRuleFields } from './discount-rules.ts';
import { ruleReasons } from './engine-values.ts';
import { orderWords, reasonWords } from './reason-words.ts';
import { discountSentence, type SentenceInput } from './sentence.ts';
import { englishOrdinal, feminineOrdinal } from './sentence-parts.ts';

const fixed: DiscountRuleFields = { type: 'fixed', percent_bp: 1_000, amount: null };
const everyFifth: DiscountRuleFields = {
  ...{ type: 'by_purchase_count', every: 5, counts: 'pieces', percent_bp: 10_000 },
};
const cashback: DiscountRuleFields = {
  ...{ type: 'purchase_bonus', percent_bp: 500, spend_percent_bp: 3_000, lifetime_days: 180 },
};
const plain: SentenceInput = {
  ...{ rule: fixed, bonus_activation_amount: 0, from_day: null, to_day: null, week_days: [...weekDays] },
  ...{ from_time: null, to_time: null, is_everywhere: true, points: [], excluded_terminals: [] },
  ...{ is_for_all_goods: true, products: [], groups: [], least_price: 0 },
  ...{ max_receipt_amount: null, max_customer_amount: null, max_total_amount: null },
};
const coffee = { is_for_all_goods: false, groups: ['Кава'] };
/** With plain spaces, so that one can read them here. */
const said = (changes: Partial<SentenceInput>, language: 'uk' | 'en') =>
  discountSentence({ ...plain, ...changes }, language).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('what a discount gives', () => {
  it.each([
    [{}, 'Знижка 10 % на всі товари.', '10% off all goods.'],
    [coffee, 'Знижка 10 %: група «Кава».', '10% off: group “Кава”.'],
    [{ rule: { ...fixed, percent_bp: 750 } }, 'Знижка 7,5 % на всі товари.', '7.5% off all goods.'],
    [
      { rule: { ...fixed, percent_bp: null, amount: 123_450 } },
      ...['Знижка 1 234,50 ₴ на чек.', '₴1,234.50 off a receipt.'],
    ],
    [
      {
        rule: {
          ...{ type: 'dynamic', by: 'amount', time_steps: [] },
          amount_steps: [
            { from_amount: 10_000, percent_bp: 500 },
            { from_amount: 50_000, percent_bp: 1_000 },
          ],
        },
      },
      'Знижка за сумою чека (від 100,00 ₴ – 5 %, від 500,00 ₴ – 10 %).',
      'A discount by the sum of the receipt (from ₴100.00 – 5%, from ₴500.00 – 10%).',
    ],
    [
      {
        ...coffee,
        rule: {
          ...{ type: 'dynamic', by: 'time', amount_steps: [] },
          time_steps: [
            { from_time: '08:00', to_time: '11:00', percent_bp: 500 },
            { from_time: '20:00', to_time: '00:00', percent_bp: 3_000 },
          ],
        },
      },
      'Знижка за годинами (з 08:00 до 11:00 – 5 %, з 20:00 до 24:00 – 30 %): група «Кава».',
      'A discount by the hour (from 08:00 to 11:00 – 5%, from 20:00 to 24:00 – 30%): group “Кава”.',
    ],
    [
      {
        rule: { type: 'single_bonus', bonus_amount: 5_000, min_amount: 20_000 },
        bonus_activation_amount: 100,
      },
      'Разовий бонус 50,00 ₴ за першу покупку від 200,00 ₴; витрачати можна, коли назбиралося 1,00 ₴.',
      'A single bonus of ₴50.00 for the first purchase from ₴200.00; they can be spent once ₴1.00 is collected.',
    ],
    [
      { rule: { type: 'single_bonus', bonus_amount: 5_000, min_amount: 0 } },
      ...['Разовий бонус 50,00 ₴ за першу покупку.', 'A single bonus of ₴50.00 for the first purchase.'],
    ],
    [
      { rule: everyFifth, ...coffee },
      ...['Кожна 5-та штука – безкоштовно: група «Кава».', 'Every 5th piece – free: group “Кава”.'],
    ],
    [
      { rule: { ...everyFifth, every: 2, percent_bp: 5_000 } },
      'Кожна 2-га штука будь-якого товару – зі знижкою 50 %.',
      'Every 2nd piece of any goods – 50% off.',
    ],
    [
      { rule: { ...everyFifth, counts: 'receipts', every: 3 } },
      ...['Кожен 3-й чек покупця – безкоштовно.', 'Every 3rd receipt of a customer – free.'],
    ],
    [
      { rule: cashback, bonus_activation_amount: 10_000 },
      '5 % від сплаченого повертаються бонусами; ними можна сплатити до 30 % чека; діють 180 днів; витрачати можна, коли назбиралося 100,00 ₴.',
      '5% of what is paid comes back as bonuses; they may pay up to 30% of a receipt; valid for 180 days; they can be spent once ₴100.00 is collected.',
    ],
    [
      { rule: { ...cashback, percent_bp: 100, spend_percent_bp: 0, lifetime_days: 1 } },
      '1 % від сплаченого повертається бонусами; бонуси лише накопичуються; діють 1 день.',
      '1% of what is paid comes back as bonuses; bonuses are only collected; valid for 1 day.',
    ],
    [
      { rule: { ...cashback, percent_bp: 250, lifetime_days: null }, ...coffee },
      '2,5 % від сплаченого повертається бонусами: група «Кава»; бонусами можна сплатити до 30 % вартості цих товарів; діють без строку.',
      '2.5% of what is paid comes back as bonuses: group “Кава”; bonuses may pay up to 30% of these goods; they don’t expire.',
    ],
  ] as [Partial<SentenceInput>, string, string][])('%j', (changes, uk, en) =>
    expect([said(changes, 'uk'), said(changes, 'en')]).toEqual([uk, en]),
  );
});

describe('when, where and how far it holds', () => {
  it.each([
    [{ week_days: weekDays.slice(0, 5) }, ': у будні', ': on weekdays'],
    [{ week_days: ['sun', 'sat'] }, ': у вихідні', ': at weekends'],
    [{ week_days: ['wed', 'mon'] }, ': у пн і ср', ': on Mon and Wed'],
    [{ from_time: '08:00', to_time: '11:00' }, ': щодня з 08:00 до 11:00', ': every day from 08:00 to 11:00'],
    [
      { week_days: ['fri'], from_time: '22:00', to_time: '02:00' },
      ...[': у пт з 22:00 до 02:00 наступного дня', ': on Fri from 22:00 to 02:00 the next day'],
    ],
    [{ from_time: '00:00', to_time: '00:00' }, '', ''],
    [{ is_everywhere: false, points: ['Центр'] }, ': на точці «Центр»', ': at point “Центр”'],
    [
      { is_everywhere: false, points: ['А', 'Б', 'В', 'Г', 'Ґ'], excluded_terminals: ['S1'] },
      ': на точках «А», «Б», «В» і ще 2, крім термінала S1',
      ': at points “А”, “Б”, “В” and 2 more, except terminal S1',
    ],
    [
      { excluded_terminals: ['S1', 'S2'] },
      ...[': на всіх точках, крім терміналів S1 і S2', ': at all points, except terminals S1 and S2'],
    ],
    [{ from_day: '2026-01-15' }, '; від 15.01.2026', '; from 15.01.2026'],
    [
      { from_day: '2026-01-15', to_day: '2026-02-01' },
      '; від 15.01.2026 до 01.02.2026',
      '; from 15.01.2026 to 01.02.2026',
    ],
    [
      { least_price: 1_000 },
      '; ціна одиниці не нижча за 10,00 ₴',
      '; the price of a unit is at least ₴10.00',
    ],
    [{ max_receipt_amount: 20_000 }, '; не більше 200,00 ₴ на чек', '; at most ₴200.00 per receipt'],
    [
      { max_receipt_amount: 100, max_customer_amount: 200, max_total_amount: 300 },
      '; не більше 1,00 ₴ на чек, 2,00 ₴ на покупця і 3,00 ₴ загалом',
      '; at most ₴1.00 per receipt, ₴2.00 per customer and ₴3.00 in all',
    ],
  ] as [Partial<SentenceInput>, string, string][])('%j', (changes, uk, en) => {
    expect(said(changes, 'uk')).toBe(`Знижка 10 % на всі товари${uk}.`);
    expect(said(changes, 'en')).toBe(`10% off all goods${en}.`);
  });

  it('goods, days, hours, places and terminals stand together', () =>
    expect(
      said(
        {
          ...{ rule: everyFifth, is_for_all_goods: false, groups: ['Кава'], products: ['Чай', 'Какао'] },
          ...{ from_time: '08:00', to_time: '11:00', excluded_terminals: ['S1000001', 'S1000002'] },
        },
        'uk',
      ),
    ).toBe(
      'Кожна 5-та штука – безкоштовно: група «Кава», товари «Чай» і «Какао», щодня з 08:00 до 11:00, на всіх точках, крім терміналів S1000001 і S1000002.',
    ));

  it('figures keep their units on the line', () =>
    expect(discountSentence({ ...plain, max_receipt_amount: 100 }, 'uk')).toMatch(/10\u00a0%.*1,00\u00a0₴/));
});

it('ordinals are said as they are read', () => {
  const uk = [2, 3, 4, 5, 7, 8, 10, 11, 12, 13, 17, 18, 20, 21, 22, 23, 28, 30, 40, 42, 47, 50, 100];
  expect(uk.map(feminineOrdinal).join(' ')).toBe(
    '2-га 3-тя 4-та 5-та 7-ма 8-ма 10-та 11-та 12-та 13-та 17-та 18-та 20-та 21-ша 22-га 23-тя 28-ма 30-та 40-ва 42-га 47-ма 50-та 100-та',
  );
  expect([2, 3, 4, 11, 12, 13, 21, 22, 23, 100].map(englishOrdinal).join(' ')).toBe(
    '2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 100th',
  );
});

it('every reason has words of its own in both languages', () => {
  for (const language of ['uk', 'en'] as const) {
    const words = ruleReasons.map((reason) => reasonWords[reason][language]);
    expect(new Set(words).size).toBe(ruleReasons.length);
    expect([...words, orderWords[language]].filter((word) => word.trim() === '')).toEqual([]);
  }
});
