import { describe, expect, it } from 'vitest';
import { weekDays } from '../shared/week-days.ts';
import {
  discountTransitions,
  discountTypes,
  MAX_EVERY,
  MAX_LIFETIME_DAYS,
  MAX_NAMED,
  MAX_STEPS,
} from './discount-values.ts';
import { DiscountInput, DiscountStateChange, givesBonuses } from './discounts.ts';

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const fixed = { type: 'fixed', percent_bp: 1_000, amount: null };
const byAmount = {
  ...{ type: 'dynamic', by: 'amount', time_steps: [] },
  amount_steps: [
    { from_amount: 0, percent_bp: 100 },
    { from_amount: 1, percent_bp: 10_000 },
  ],
};
const byTime = {
  ...{ type: 'dynamic', by: 'time', amount_steps: [] },
  time_steps: [
    { from_time: '22:00', to_time: '02:00', percent_bp: 100 },
    { from_time: '02:00', to_time: '03:00', percent_bp: 100 },
  ],
};
const single = { type: 'single_bonus', bonus_amount: 1, min_amount: 0 };
const counted = { type: 'by_purchase_count', every: 2, counts: 'pieces', percent_bp: 10_000 };
const returned = { type: 'purchase_bonus', percent_bp: 500, spend_percent_bp: 0, lifetime_days: null };

const valid = {
  ...{ name: 'Ранкова кава', rule: fixed as object, bonus_activation_amount: 0 },
  ...{ from_day: null, to_day: null, week_days: [...weekDays], from_time: null, to_time: null },
  ...{ is_everywhere: true, point_ids: [], excluded_terminal_ids: [] },
  ...{ is_for_all_goods: true, product_ids: [], group_ids: [], least_price: 0 },
  ...{ max_receipt_amount: null, max_customer_amount: null, max_total_amount: null },
};

/** Where an input is wrong, and by which rule. */
function problems(changes: object): string[] {
  const { error } = DiscountInput.safeParse({ ...valid, ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
const places = (changes: object) => [...new Set(problems(changes).map((problem) => problem.split(':')[0]))];

describe('a discount', () => {
  it.each([fixed, { ...fixed, percent_bp: null, amount: 1 }, byAmount, byTime, single, counted, returned])(
    'is taken: %j',
    (rule) => expect(problems({ rule })).toEqual([]),
  );

  it('is taken with all that it can have', () => {
    const changes = {
      ...{ rule: { ...returned, spend_percent_bp: 10_000, lifetime_days: MAX_LIFETIME_DAYS } },
      ...{
        bonus_activation_amount: 10_000,
        from_day: '2026-01-15',
        to_day: '2026-01-15',
        week_days: ['sun'],
      },
      ...{ from_time: '22:00', to_time: '02:00', is_everywhere: false, point_ids: [id(1)] },
      ...{ excluded_terminal_ids: [id(2)], is_for_all_goods: false, product_ids: [], group_ids: [id(3)] },
      ...{ least_price: 1, max_receipt_amount: 1, max_customer_amount: 1, max_total_amount: 1 },
    };
    expect(problems(changes)).toEqual([]);
  });

  it.each([
    [{ bonus_activation_amount: 1 }, 'bonus_activation_amount: only_bonus'],
    [{ from_day: '2026-01-15', to_day: '2026-01-14' }, 'to_day: days_order'],
    [{ week_days: [] }, 'week_days: week_day_needed'],
    [{ week_days: ['mon', 'mon'] }, 'week_days: invalid'],
    [{ from_time: '08:00' }, 'to_time: times_pair'],
    [{ to_time: '08:00' }, 'to_time: times_pair'],
    [{ is_everywhere: false }, 'point_ids: discount_point_needed'],
    [{ point_ids: [id(1)] }, 'point_ids: discount_points_not_used'],
    [{ is_for_all_goods: false }, 'product_ids: goods_needed'],
    [{ product_ids: [id(1)] }, 'product_ids: goods_not_used'],
    [{ group_ids: [id(1)] }, 'product_ids: goods_not_used'],
    [{ excluded_terminal_ids: [id(1), id(1)] }, 'excluded_terminal_ids: invalid'],
    [{ rule: { ...fixed, amount: 1 } }, 'rule.percent_bp: percent_or_amount'],
    [{ rule: { ...fixed, percent_bp: null } }, 'rule.percent_bp: percent_or_amount'],
    [{ rule: { ...byAmount, amount_steps: [] } }, 'rule.amount_steps: step_needed'],
    [{ rule: { ...byTime, time_steps: [] } }, 'rule.time_steps: step_needed'],
    [{ rule: { ...byAmount, time_steps: byTime.time_steps } }, 'rule.time_steps: invalid'],
    [{ rule: { ...byTime, amount_steps: byAmount.amount_steps } }, 'rule.amount_steps: invalid'],
    [
      {
        rule: { ...byAmount, amount_steps: [0, 5, 5].map((from_amount) => ({ from_amount, percent_bp: 1 })) },
      },
      'rule.amount_steps.2.from_amount: steps_rise',
    ],
    [
      { rule: { ...byTime, time_steps: [byTime.time_steps[0], byTime.time_steps[0]] } },
      'rule.time_steps.1.from_time: times_overlap',
    ],
  ])('is not taken with %j: %s', (changes, problem) => expect(problems(changes)).toEqual([problem]));

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'я'.repeat(101) }, 'name'],
    [{ from_day: '2026-02-30' }, 'from_day'],
    [{ from_time: '24:00', to_time: '08:00' }, 'from_time'],
    [{ week_days: ['noday'] }, 'week_days.0'],
    [{ least_price: -1 }, 'least_price'],
    [{ max_receipt_amount: 0 }, 'max_receipt_amount'],
    [{ max_customer_amount: 0 }, 'max_customer_amount'],
    [{ max_total_amount: 0 }, 'max_total_amount'],
    [
      { excluded_terminal_ids: Array.from({ length: MAX_NAMED + 1 }, (_, n) => id(n)) },
      'excluded_terminal_ids',
    ],
    [{ rule: { type: 'gift' } }, 'rule.type'],
    [{ rule: { ...fixed, percent_bp: 0 } }, 'rule.percent_bp'],
    [{ rule: { ...fixed, percent_bp: 10_001 } }, 'rule.percent_bp'],
    [{ rule: { ...fixed, percent_bp: null, amount: 0 } }, 'rule.amount'],
    [{ rule: { ...single, bonus_amount: 0 } }, 'rule.bonus_amount'],
    [{ rule: { ...single, min_amount: -1 } }, 'rule.min_amount'],
    [{ rule: { ...counted, every: 1 } }, 'rule.every'],
    [{ rule: { ...counted, every: MAX_EVERY + 1 } }, 'rule.every'],
    [{ rule: { ...counted, counts: 'visits' } }, 'rule.counts'],
    [{ rule: { ...returned, spend_percent_bp: 10_001 } }, 'rule.spend_percent_bp'],
    [{ rule: { ...returned, lifetime_days: 0 } }, 'rule.lifetime_days'],
    [{ rule: { ...returned, lifetime_days: MAX_LIFETIME_DAYS + 1 } }, 'rule.lifetime_days'],
    [{ rule: { ...returned, every: 2 } }, 'rule'],
  ])('is not taken with %j: %s', (changes, place) => expect(places(changes)).toEqual([place]));

  it('has as many steps as it may, and not one more', () => {
    const steps = (count: number) =>
      Array.from({ length: count }, (_, from_amount) => ({ from_amount, percent_bp: 1 }));
    expect(places({ rule: { ...byAmount, amount_steps: steps(MAX_STEPS) } })).toEqual([]);
    expect(places({ rule: { ...byAmount, amount_steps: steps(MAX_STEPS + 1) } })).toEqual([
      'rule.amount_steps',
    ]);
  });

  it('says all that is wrong at once', () =>
    expect(
      problems({ name: 5, week_days: [], is_everywhere: false }).map((one) => one.split(': ')[1]),
    ).toEqual(expect.arrayContaining(['week_day_needed', 'discount_point_needed'])));
});

it('bonuses are given by two types', () =>
  expect(discountTypes.filter(givesBonuses)).toEqual(['single_bonus', 'purchase_bonus']));

it('a state is never changed to a draft, and an ended discount stays ended', () => {
  const isTaken = (state: string) => DiscountStateChange.safeParse({ state, version: 1 }).success;
  expect(['draft', 'active', 'paused', 'ended'].filter(isTaken)).toEqual(['active', 'paused', 'ended']);
  expect(discountTransitions.ended).toEqual([]);
  expect(Object.values(discountTransitions).flat()).not.toContain('draft');
});
