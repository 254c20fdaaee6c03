import { exampleDiscount } from '@kasa/contracts/loyalty/discounts';
import { describe, expect, it } from 'vitest';
import type { Discount } from './discount-form.ts';
import {
  busiestHours,
  byHourOfDay,
  cheaperOf,
  costKind,
  isWholeMonth,
  likelyReasons,
  simulatedPeriod,
} from './simulation.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

describe('the days of the receipts', () => {
  it.each([
    [{}, '2026-10-01', '2026-10-31', null],
    [{ from: '2026-11-01', to: '2026-11-19' }, '2026-11-01', '2026-11-19', null],
    [{ from: '2026-10-15' }, '2026-10-15', '2026-10-31', null],
    [{ from: '2026-11-02' }, '2026-11-02', '2026-10-31', 'inverted'],
    [{ from: '2026-09-30', to: '2026-10-31' }, '2026-09-30', '2026-10-31', 'tooLong'],
  ] as const)('of %o', (asked, from, to, problem) => {
    expect(simulatedPeriod(asked, now)).toEqual({ from, to, problem });
  });

  it.each([
    ['2026-10-01', '2026-10-31', true],
    ['2028-02-01', '2028-02-29', true],
    ['2026-10-01', '2026-10-30', false],
    ['2026-10-02', '2026-10-31', false],
    ['2026-09-01', '2026-10-31', false],
  ])('%s to %s are a whole month: %s', (from, to, expected) => {
    expect(isWholeMonth({ from, to })).toBe(expected);
  });
});

it.each([
  [0, 0, 0, 'nothing'],
  [3, 500, 0, 'discount'],
  [3, 0, 500, 'bonuses'],
  [3, 300, 200, 'both'],
  [3, 500, -100, 'mixed'],
  [3, -100, 500, 'mixed'],
  [3, 100, -500, 'less'],
])('%i receipts, %i off and %i bonuses are told as %s', (receipts, discount_amount, earned, kind) => {
  expect(costKind({ receipts, cost: discount_amount + earned, discount_amount, earned })).toBe(kind);
});

it('hours of all weekdays are added up, and the busiest ones of the week come first', () => {
  const rows = [
    { weekday: 1, hour: 8, receipts: 2, cost: 200 },
    { weekday: 5, hour: 8, receipts: 3, cost: 50 },
    { weekday: 5, hour: 18, receipts: 3, cost: 300 },
  ];
  const hours = byHourOfDay(rows);
  expect(hours).toHaveLength(24);
  expect(hours[8]).toEqual({ receipts: 5, cost: 250 });
  expect(hours[9]).toEqual({ receipts: 0, cost: 0 });
  expect(busiestHours(rows, 2)).toEqual([rows[2], rows[1]]);
});

it('the cheaper one of two is told, in whichever order they come', () => {
  const simulated = (name: string, cost: number) => ({
    ...{ discount: { id: name, name }, receipts: 1, cost, discount_amount: cost, earned: 0 },
    ...{ customers: 0, customers_cost: 0, by_hour: [], by_point: [], largest: [] },
  });
  const expected = { name: 'A', other: 'B', by: 200 };
  expect(cheaperOf([simulated('A', 100), simulated('B', 300)])).toEqual(expected);
  expect(cheaperOf([simulated('B', 300), simulated('A', 100)])).toEqual(expected);
  expect(cheaperOf([simulated('A', 100), simulated('B', 100)])).toBeNull();
  expect(cheaperOf([simulated('A', 100)])).toBeNull();
});

describe('why a discount may have changed nothing', () => {
  const plain: Discount = {
    ...exampleDiscount,
    ...{ from_time: null, to_time: null, is_for_all_goods: true, groups: [] },
  };
  const none = { discount_today: 0, earned_today: 0 };
  it.each<[string[], Partial<Discount>]>([
    [[], {}],
    [['goods', 'hours'], { is_for_all_goods: false, from_time: '08:00', to_time: '11:00' }],
    [['hours'], { week_days: ['mon'] }],
    [['points'], { is_everywhere: false }],
    [['points'], { excluded_terminals: [{ id: '1', name: 'T0001' }] }],
    [['leastPrice'], { least_price: 100 }],
    [['customers'], { max_customer_amount: 100 }],
    [['customers', 'amount'], { rule: { type: 'single_bonus', bonus_amount: 500, min_amount: 1_000 } }],
    [
      ['amount'],
      {
        rule: {
          ...{ type: 'dynamic', by: 'amount', time_steps: [] },
          amount_steps: [{ from_amount: 50_000, percent_bp: 500 }],
        },
      },
    ],
    [
      ['hours'],
      {
        rule: {
          ...{ type: 'dynamic', by: 'time', amount_steps: [] },
          time_steps: [{ from_time: '18:00', to_time: '20:00', percent_bp: 500 }],
        },
      },
    ],
  ])('%j', (reasons, change) => {
    expect(likelyReasons({ ...plain, ...change }, none)).toEqual(reasons);
  });

  it('discounts that are on today may give as much', () => {
    expect(likelyReasons(plain, { discount_today: 0, earned_today: 5 })).toEqual(['today']);
  });
});
