/** What the discounts of the demo give, where and for what. */
import type { DiscountState } from '@kasa/contracts/loyalty/discount-values';
import { type DiscountFields, exampleDiscount } from '@kasa/contracts/loyalty/discounts';

/** A discount; what it does not say is as usual: always, everywhere, for all goods, and on. */
export interface SeededDiscount
  extends Pick<DiscountFields, 'name' | 'rule'>,
    Partial<
      Omit<
        DiscountFields,
        | ('name' | 'rule' | 'is_everywhere' | 'is_for_all_goods')
        | ('point_ids' | 'excluded_terminal_ids' | 'product_ids' | 'group_ids')
      >
    > {
  readonly state?: DiscountState;
  /** How many of the merchant's first points it holds at. */
  readonly points?: number;
  /** At how many of the first terminals it does not hold. */
  readonly without?: number;
  readonly articles?: readonly string[];
  readonly groups?: readonly string[];
}

type Rule = DiscountFields['rule'];
const percent = (percent_bp: number): Rule => ({ type: 'fixed', percent_bp, amount: null });
const off = (amount: number): Rule => ({ type: 'fixed', percent_bp: null, amount });
/** Shares off by the sum of the receipt, kopiykas. */
const bySum = (...steps: readonly (readonly [from: number, percent_bp: number])[]): Rule => ({
  ...{ type: 'dynamic', by: 'amount', time_steps: [] },
  amount_steps: steps.map(([from_amount, percent_bp]) => ({ from_amount, percent_bp })),
});
const byHour = (...steps: readonly (readonly [from: string, to: string, percent_bp: number])[]): Rule => ({
  ...{ type: 'dynamic', by: 'time', amount_steps: [] },
  time_steps: steps.map(([from_time, to_time, percent_bp]) => ({ from_time, to_time, percent_bp })),
});
const gift = (bonus_amount: number, min_amount = 0): Rule => ({
  ...{ type: 'single_bonus', bonus_amount, min_amount },
});
const every = (n: number, counts: 'receipts' | 'pieces', percent_bp = 10_000): Rule => ({
  ...{ type: 'by_purchase_count', every: n, counts, percent_bp },
});
const back = (percent_bp: number, spend_percent_bp: number, lifetime_days: number | null = null): Rule => ({
  ...{ type: 'purchase_bonus', percent_bp, spend_percent_bp, lifetime_days },
});

const workDays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const weekend = ['sat', 'sun'] as const;
const coffee = ['400101', '400102'];

/** The first ones are those of the contract's examples; the first six are of each type and in each state. */
export const seededDiscounts: readonly SeededDiscount[] = [
  {
    ...{ name: exampleDiscount.name, rule: exampleDiscount.rule, groups: ['Бакалія'] },
    ...{ from_time: exampleDiscount.from_time, to_time: exampleDiscount.to_time },
  },
  {
    ...{ name: 'Що більше, то дешевше', rule: bySum([50_000, 300], [100_000, 500], [200_000, 700]) },
    ...{ to_day: '2026-12-31', from_time: '17:00', to_time: '21:00', week_days: [...weekend], without: 1 },
    ...{ max_receipt_amount: 20_000, max_customer_amount: 100_000, max_total_amount: 5_000_000 },
    least_price: 100,
  },
  { name: 'Ранковий кошик', rule: percent(1_000), groups: ['Бакалія'], from_time: '08:00', to_time: '11:00' },
  {
    ...{ name: 'Новорічна вечірка', rule: every(3, 'pieces', 5_000), groups: ['Напої'], state: 'draft' },
    ...{ from_day: '2026-12-28', to_day: '2027-01-02' },
  },
  { name: 'Вітальний бонус', rule: gift(5_000, 20_000), state: 'paused', points: 1, articles: coffee },
  {
    ...{ name: 'Літні бонуси', rule: back(300, 2_000, 90), bonus_activation_amount: 5_000 },
    ...{ from_day: '2026-06-01', to_day: '2026-08-31', state: 'ended', points: 2, without: 2 },
  },
  {
    name: 'Кожна шоста кава – у подарунок',
    rule: every(6, 'pieces'),
    articles: coffee,
    points: 4,
    without: 1,
  },
  { name: 'Щаслива година', rule: percent(1_500), articles: coffee, from_time: '15:00', to_time: '16:00' },
  {
    name: 'Свіжий хліб надвечір',
    ...{ rule: byHour(['18:00', '20:00', 2_000], ['20:00', '22:00', 4_000]), groups: ['Хліб'] },
  },
  {
    name: 'П’ять відсотків на бонусний рахунок',
    rule: back(500, 3_000, 365),
    bonus_activation_amount: 2_000,
  },
  { name: 'Знижка на десяту покупку', rule: every(10, 'receipts', 1_500), max_receipt_amount: 50_000 },
  {
    name: 'День народження крамниці',
    rule: percent(2_000),
    from_day: '2026-09-12',
    to_day: '2026-09-13',
    state: 'ended',
  },
  { name: 'Молочні вихідні', rule: percent(700), groups: ['Молочне та яйця'], week_days: [...weekend] },
  { name: 'Овочевий четвер', rule: percent(800), groups: ['Овочі та фрукти'], week_days: ['thu'], points: 2 },
  {
    name: '100 грн на техніку для дому',
    rule: off(10_000),
    groups: ['Техніка для дому'],
    least_price: 50_000,
  },
  { name: 'Перша покупка', rule: gift(3_000), max_total_amount: 3_000_000 },
  {
    name: 'Чорна п’ятниця',
    rule: bySum([0, 500], [150_000, 1_000], [500_000, 1_500]),
    from_day: '2026-11-27',
    to_day: '2026-11-29',
  },
  { name: 'Обідня перерва', rule: byHour(['12:00', '14:00', 1_000]), week_days: [...workDays], points: 3 },
  {
    name: 'Пенсіонерам у будні',
    rule: percent(300),
    week_days: [...workDays],
    from_time: '09:00',
    to_time: '12:00',
    state: 'paused',
  },
  {
    name: 'Третій порошок за пів ціни',
    rule: every(3, 'pieces', 5_000),
    articles: ['100110'],
    state: 'draft',
  },
  {
    name: 'Нічна кава',
    rule: percent(1_000),
    articles: coffee,
    from_time: '22:00',
    to_time: '06:00',
    points: 1,
  },
  {
    name: 'Солодкий подарунок',
    rule: off(2_000),
    articles: ['100192', '100193', '100195'],
    state: 'draft',
    from_day: '2026-12-06',
    to_day: '2026-12-06',
  },
  {
    name: 'Бонуси постійним покупцям',
    rule: back(1_000, 5_000),
    max_customer_amount: 200_000,
    bonus_activation_amount: 10_000,
    state: 'paused',
  },
  {
    name: 'Шкільний ярмарок',
    rule: percent(500),
    groups: ['Господарські товари'],
    from_day: '2026-08-20',
    to_day: '2026-09-05',
    state: 'ended',
  },
];
