import { describe, expect, it } from 'vitest';
import { weekDays } from '../shared/week-days.ts';
import type { DiscountRuleFields } from './discount-rules.ts';
import { priceReceipt } from './engine.ts';
import { drawnCase } from './engine-cases.ts';
import { needsCustomer } from './engine-conditions.ts';
import { ruleReasons } from './engine-values.ts';
import { orderWords, reasonWords } from './reason-words.ts';
import { discountSentence, type SentenceInput } from './sentence.ts';
import { englishOrdinal, feminineOrdinal, period, stepHours } from './sentence-parts.ts';

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
      { ...coffee, rule: { ...fixed, percent_bp: null, amount: 5_000 } },
      'Знижка 50,00 ₴ на ці товари в чеку: група «Кава».',
      '₴50.00 off these goods of a receipt: group “Кава”.',
    ],
    [
      { ...coffee, groups: [] },
      ...['Знижка 10 %: на жоден товар, який ви бачите.', '10% off: for no goods that you see.'],
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
      'Разовий бонус 50,00 ₴ відомому покупцеві з найближчою покупкою від 200,00 ₴, один раз; витратити бонуси можна, лише поки діє знижка типу «Бонус за покупку», за її умовами; витратити їх можна, коли назбиралося 1,00 ₴.',
      'A single bonus of ₴50.00 for a known customer with the next purchase from ₴200.00, once; bonuses can be spent only while a discount of the type “Purchase bonus” is on, by its terms; they can be spent once ₴1.00 is collected.',
    ],
    [
      {
        ...{ ...coffee, rule: { type: 'single_bonus', bonus_amount: 5_000, min_amount: 0 } },
        ...{ least_price: 100, max_total_amount: 10_000 },
      },
      'Разовий бонус 50,00 ₴ відомому покупцеві з найближчою покупкою цих товарів, один раз: група «Кава»; витратити бонуси можна, лише поки діє знижка типу «Бонус за покупку», за її умовами; нараховується не більше 100,00 ₴ загалом.',
      'A single bonus of ₴50.00 for a known customer with the next purchase of these goods, once: group “Кава”; bonuses can be spent only while a discount of the type “Purchase bonus” is on, by its terms; it gives at most ₴100.00 in all.',
    ],
    [
      { rule: everyFifth, ...coffee },
      'Кожна 5-та штука – безкоштовно (у чеку – найдешевші): група «Кава», для відомого покупця.',
      'Every 5th piece – free (the cheapest of a receipt): group “Кава”, for a known customer.',
    ],
    [
      { rule: { ...everyFifth, every: 2, percent_bp: 5_000 } },
      'Кожна 2-га штука будь-якого товару – зі знижкою 50 % (у чеку – найдешевші): для відомого покупця.',
      'Every 2nd piece of any goods – 50% off (the cheapest of a receipt): for a known customer.',
    ],
    [
      { rule: { ...everyFifth, counts: 'receipts', every: 3 } },
      'Кожен 3-й чек відомого покупця – безкоштовно.',
      'Every 3rd receipt of a known customer – free.',
    ],
    [
      { ...coffee, rule: { ...everyFifth, counts: 'receipts' } },
      'Кожен 5-й чек відомого покупця з цими товарами – вони безкоштовні: група «Кава».',
      'Every 5th receipt of a known customer with these goods – they are free: group “Кава”.',
    ],
    [
      { ...coffee, rule: { ...everyFifth, counts: 'receipts', percent_bp: 2_000 } },
      'Кожен 5-й чек відомого покупця з цими товарами – на них знижка 20 %: група «Кава».',
      'Every 5th receipt of a known customer with these goods – they are 20% off: group “Кава”.',
    ],
    [
      { rule: cashback, bonus_activation_amount: 10_000 },
      '5 % від сплаченого повертаються бонусами: для відомого покупця; поки знижка діє, бонусами можна сплатити до 30 % чека; бонуси діють 180 днів; витратити їх можна, коли назбиралося 100,00 ₴.',
      '5% of what is paid comes back as bonuses: for a known customer; while the discount applies, bonuses may pay up to 30% of a receipt; bonuses are valid for 180 days; they can be spent once ₴100.00 is collected.',
    ],
    [
      {
        rule: { ...cashback, percent_bp: 100, spend_percent_bp: 0, lifetime_days: 1 },
        ...{ bonus_activation_amount: 10_000, least_price: 1_000 },
      },
      '1 % від сплаченого повертається бонусами: для відомого покупця; бонуси лише накопичуються; бонуси діють 1 день.',
      '1% of what is paid comes back as bonuses: for a known customer; bonuses are only collected; bonuses are valid for 1 day.',
    ],
    [
      {
        ...{ rule: { ...cashback, percent_bp: 250, lifetime_days: null }, ...coffee },
        ...{ least_price: 1_000, max_receipt_amount: 20_000 },
      },
      '2,5 % від сплаченого повертається бонусами: група «Кава», для відомого покупця; поки знижка діє, бонусами можна сплатити до 30 % вартості цих товарів; строку бонуси не мають; бонусами ціна одиниці не опускається нижче 10,00 ₴; нараховується не більше 200,00 ₴ на чек.',
      '2.5% of what is paid comes back as bonuses: group “Кава”, for a known customer; while the discount applies, bonuses may pay up to 30% of these goods; bonuses don’t expire; bonuses leave at least ₴10.00 of the price of a unit; it gives at most ₴200.00 per receipt.',
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
    [
      { is_everywhere: false, excluded_terminals: ['S1'] },
      ...[': на жодній точці, яку ви бачите', ': at no point that you see'],
    ],
    [{ to_day: '2026-12-31' }, '; по 31.12.2026', '; through 31.12.2026'],
    [{ from_day: '2026-01-15' }, '; з 15.01.2026', '; from 15.01.2026'],
    [
      { from_day: '2026-01-15', to_day: '2026-02-01' },
      '; з 15.01.2026 по 01.02.2026',
      '; from 15.01.2026 through 01.02.2026',
    ],
    [{ from_day: '2026-01-15', to_day: '2026-01-15' }, ...['; лише 15.01.2026', '; only on 15.01.2026']],
    [
      { least_price: 1_000 },
      '; ціна одиниці не нижча за 10,00 ₴',
      '; the price of a unit is at least ₴10.00',
    ],
    [{ max_receipt_amount: 20_000 }, '; не більше 200,00 ₴ на чек', '; at most ₴200.00 per receipt'],
    [
      { max_receipt_amount: 100, max_customer_amount: 200, max_total_amount: 300 },
      ': для відомого покупця; не більше 1,00 ₴ на чек, 2,00 ₴ на покупця і 3,00 ₴ загалом',
      ': for a known customer; at most ₴1.00 per receipt, ₴2.00 per customer and ₴3.00 in all',
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
      'Кожна 5-та штука – безкоштовно (у чеку – найдешевші): група «Кава», товари «Чай» і «Какао», для відомого покупця, щодня з 08:00 до 11:00, на всіх точках, крім терміналів S1000001 і S1000002.',
    ));

  it('figures keep their units on the line', () =>
    expect(discountSentence({ ...plain, max_receipt_amount: 100 }, 'uk')).toMatch(/10\u00a0%.*1,00\u00a0₴/));
});

it('a known customer is named wherever the engine needs one, and nowhere else', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const { rules, purchase } = drawnCase(seed, 3);
    for (const rule of rules) {
      const [one] = priceReceipt({ ...purchase, customer: null }, [rule]).rules;
      if (one === undefined) continue;
      const isNeeded = needsCustomer(rule.rule.type, rule.max_customer_amount);
      const { week_days } = rule;
      const sentence = (language: 'uk' | 'en') =>
        said({ ...rule, week_days, bonus_activation_amount: 0 }, language);
      expect([seed, /відом(ого|ому) покупц/.test(sentence('uk'))]).toEqual([seed, isNeeded]);
      expect([seed, sentence('en').includes('a known customer')]).toEqual([seed, isNeeded]);
      if (isNeeded) expect(one.reason).not.toBe('applied');
    }
  }
});

it('hours of steps and days of a period are told alone, too', () => {
  const range = (from_time: string, to_time: string) => ({ from_time, to_time });
  const steps = [range('08:00', '11:00'), range('22:00', '00:00')];
  expect(stepHours(steps, 'uk')).toBe('з 08:00 до 11:00 і з 22:00 до 24:00');
  expect(stepHours([range('00:00', '00:00')], 'en')).toBe('all day');
  expect(period('2026-01-15', '2026-12-31', 'uk')).toBe('з 15.01.2026 по 31.12.2026');
  expect(period(null, null, 'en')).toBe('');
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
