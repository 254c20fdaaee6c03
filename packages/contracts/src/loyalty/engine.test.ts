import { describe, expect, it } from 'vitest';
import { weekDays } from '../shared/week-days.ts';
import type { DiscountRuleFields } from './discount-rules.ts';
import { priceReceipt } from './engine.ts';
import { momentOf } from './engine-conditions.ts';
import type { AppliedRule, KnownCustomer, Purchase, PurchaseLine } from './engine-values.ts';

const applied = (rule: DiscountRuleFields, changes: Partial<AppliedRule> = {}): AppliedRule => ({
  ...{ id: 'rule', rule, from_day: null, to_day: null, week_days: [...weekDays] },
  ...{ from_time: null, to_time: null, is_everywhere: true, point_ids: [], excluded_terminal_ids: [] },
  ...{ is_for_all_goods: true, product_ids: [], group_ids: [], least_price: 0, given: 0 },
  ...{ max_receipt_amount: null, max_customer_amount: null, max_total_amount: null, ...changes },
});
const percent = (percent_bp: number, changes?: Partial<AppliedRule>) =>
  applied({ type: 'fixed', percent_bp, amount: null }, changes);
const amountOff = (amount: number, changes?: Partial<AppliedRule>) =>
  applied({ type: 'fixed', percent_bp: null, amount }, changes);
const every = (n: number, counts: 'receipts' | 'pieces', changes?: Partial<AppliedRule>) =>
  applied({ type: 'by_purchase_count', every: n, counts, percent_bp: 10_000 }, changes);
const cashback = (percent_bp: number, spend_percent_bp: number, changes?: Partial<AppliedRule>) =>
  applied({ type: 'purchase_bonus', percent_bp, spend_percent_bp, lifetime_days: null }, changes);

const line = (amount: number, changes: Partial<PurchaseLine> = {}): PurchaseLine => ({
  ...{ product_id: 'coffee', group_id: 'drinks', quantity: 1_000, amount, ...changes },
});
const known = (changes: Partial<KnownCustomer> = {}): KnownCustomer => ({ balance: 0, past: {}, ...changes });
const past = (receipts: number, pieces = 0, given = 0) => ({ rule: { receipts, pieces, given } });
/** A Saturday, 11:30 in Kyiv. */
const at = new Date('2026-11-28T09:30:00Z');
const purchase = (lines: PurchaseLine[], changes: Partial<Purchase> = {}): Purchase => ({
  ...{ at, point_id: 'point', terminal_id: 'terminal', lines, customer: null, spend: 0, ...changes },
});
const discounts = (bought: Purchase, ...rules: AppliedRule[]) =>
  priceReceipt(bought, rules).lines.map(({ discount }) => discount);
const reasons = (bought: Purchase, ...rules: AppliedRule[]) =>
  priceReceipt(bought, rules).rules.map(({ reason }) => reason);

it('tells the day and the clock of Kyiv, in winter and in summer', () => {
  expect(momentOf(new Date('2026-11-28T22:30:59Z'))).toEqual({
    day: '2026-11-29',
    weekday: 'sun',
    time: '00:30',
  });
  expect(momentOf(new Date('2026-07-06T20:59:00Z'))).toEqual({
    day: '2026-07-06',
    weekday: 'mon',
    time: '23:59',
  });
});

it('a receipt without rules costs what it costs', () =>
  expect(priceReceipt(purchase([line(500)]), [])).toEqual({
    lines: [{ before: 500, discount: 0, rule_id: null, spent: 0, amount: 500 }],
    ...{ before: 500, discount: 0, spent: 0, amount: 500, earned: 0, rules: [] },
  }));

describe('a rule holds', () => {
  it.each([
    [{}, 'applied'],
    [{ from_day: '2026-11-28', to_day: '2026-11-28' }, 'applied'],
    [{ from_day: '2026-11-29' }, 'before_period'],
    [{ to_day: '2026-11-27' }, 'after_period'],
    [{ week_days: ['mon', 'fri'] }, 'other_day'],
    [{ from_time: '11:30', to_time: '11:31' }, 'applied'],
    [{ from_time: '08:00', to_time: '11:30' }, 'other_time'],
    [{ from_time: '11:30', to_time: '11:30', week_days: ['sat'] }, 'applied'],
    [{ from_time: '11:31', to_time: '11:31', week_days: ['sat'] }, 'other_day'],
    [{ is_everywhere: false, point_ids: ['point'] }, 'applied'],
    [{ is_everywhere: false, point_ids: ['other'] }, 'other_point'],
    [{ excluded_terminal_ids: ['terminal'] }, 'terminal_excluded'],
    [{ is_for_all_goods: false, product_ids: ['coffee'] }, 'applied'],
    [{ is_for_all_goods: false, group_ids: ['drinks'] }, 'applied'],
    [{ is_for_all_goods: false, product_ids: ['tea'], group_ids: ['food'] }, 'no_goods'],
    [{ max_customer_amount: 1_000 }, 'no_customer'],
    [{ max_total_amount: 1_000, given: 1_000 }, 'limit_reached'],
    [{ least_price: 1_000 }, 'price_at_least'],
    [{ from_day: '2026-11-29', week_days: ['mon'] }, 'before_period'],
  ] as [Partial<AppliedRule>, string][])('with %j: %s', (changes, reason) =>
    expect(reasons(purchase([line(1_000)]), percent(1_000, changes))).toEqual([reason]),
  );

  it('at a terminal that stands nowhere only where it holds everywhere', () => {
    const nowhere = purchase([line(1_000)], { point_id: null });
    const here = percent(1_000, { is_everywhere: false, point_ids: ['point'] });
    expect(reasons(nowhere, percent(1_000), here)).toEqual(['applied', 'other_point']);
  });

  it('after midnight on the day on which its hours began', () => {
    const night = { from_time: '22:00', to_time: '02:00' };
    const sunday = purchase([line(1_000)], { at: new Date('2026-11-28T23:30:00Z') });
    expect(reasons(sunday, percent(1_000, { ...night, week_days: ['sat'] }))).toEqual(['applied']);
    expect(reasons(sunday, percent(1_000, { ...night, week_days: ['sun'] }))).toEqual(['other_day']);
    expect(reasons(sunday, percent(1_000, { ...night, to_day: '2026-11-28' }))).toEqual(['applied']);
    expect(reasons(sunday, percent(1_000, { ...night, from_day: '2026-11-29' }))).toEqual(['before_period']);
  });

  it('for what is not in the catalogue only where it holds for all goods', () => {
    const nameless = purchase([line(1_000, { product_id: null, group_id: null })]);
    const named = percent(1_000, { is_for_all_goods: false, product_ids: ['coffee'], group_ids: ['drinks'] });
    expect(reasons(nameless, percent(1_000), named)).toEqual(['applied', 'no_goods']);
  });
});

describe('a fixed discount', () => {
  it('is rounded once for all its lines, half a kopiyka upwards', () => {
    expect(discounts(purchase([line(5), line(5), line(5)]), percent(1_000))).toEqual([1, 1, 0]);
    expect(discounts(purchase([line(5)]), percent(1_000))).toEqual([1]);
    expect(reasons(purchase([line(4)]), percent(1_000))).toEqual(['too_small']);
  });

  it('is an amount, spread by what lines cost, at most what they cost', () => {
    expect(discounts(purchase([line(300), line(100)]), amountOff(100))).toEqual([75, 25]);
    expect(discounts(purchase([line(300), line(100)]), amountOff(1_000))).toEqual([300, 100]);
  });

  it('spares lines of other goods', () => {
    const bought = purchase([line(1_000), line(1_000, { product_id: 'tea' })]);
    expect(discounts(bought, percent(5_000, { is_for_all_goods: false, product_ids: ['coffee'] }))).toEqual([
      500, 0,
    ]);
  });

  it('stops at the least price of a unit, rounded up', () => {
    const apples = line(1_001, { quantity: 1_001 });
    expect(discounts(purchase([apples]), percent(5_000, { least_price: 900 }))).toEqual([1_001 - 901]);
    expect(discounts(purchase([line(500)]), percent(5_000, { least_price: 900 }))).toEqual([0]);
  });

  it('stops at its limits, which all its lines share', () => {
    const bought = purchase([line(3_000), line(1_000)], { customer: known({ past: past(0, 0, 60) }) });
    expect(discounts(bought, percent(5_000, { max_receipt_amount: 100 }))).toEqual([75, 25]);
    expect(discounts(bought, percent(5_000, { max_customer_amount: 100 }))).toEqual([30, 10]);
    expect(discounts(bought, percent(5_000, { max_total_amount: 100, given: 80 }))).toEqual([15, 5]);
    expect(reasons(bought, percent(5_000, { max_customer_amount: 60 }))).toEqual(['limit_reached']);
  });

  it('is exact for the largest amounts', () => {
    const most = 1_000_000_000_000;
    expect(discounts(purchase([line(most), line(most), line(1)]), percent(3_333))).toEqual([
      ...[333_300_000_000, 333_300_000_000, 0],
    ]);
  });
});

describe('a dynamic discount', () => {
  const steps = [
    { from_amount: 1_000, percent_bp: 500 },
    { from_amount: 2_000, percent_bp: 1_000 },
  ];
  const bySum = applied({ type: 'dynamic', by: 'amount', amount_steps: steps, time_steps: [] });
  it.each([
    [999, 0, 'below_amount'],
    [1_000, 50, 'applied'],
    [1_999, 100, 'applied'],
    [2_000, 200, 'applied'],
  ])('takes the highest step that %i reaches', (amount, discount, reason) => {
    expect(discounts(purchase([line(amount)]), bySum)).toEqual([discount]);
    expect(reasons(purchase([line(amount)]), bySum)).toEqual([reason]);
  });

  it('takes the hours that the clock is in', () => {
    const time_steps = [
      { from_time: '08:00', to_time: '11:00', percent_bp: 500 },
      { from_time: '11:00', to_time: '12:00', percent_bp: 1_000 },
    ];
    const byClock = applied({ type: 'dynamic', by: 'time', amount_steps: [], time_steps });
    const late = purchase([line(1_000)], { at: new Date('2026-11-28T10:00:00Z') });
    expect(discounts(purchase([line(1_000)]), byClock)).toEqual([100]);
    expect(reasons(late, byClock)).toEqual(['other_time']);
  });
});

describe('every N-th', () => {
  it('receipt of a customer is cheaper, all its goods are', () => {
    const bought = (receipts: number) =>
      priceReceipt(purchase([line(700), line(300)], { customer: known({ past: past(receipts) }) }), [
        every(3, 'receipts'),
      ]);
    expect(bought(1)).toMatchObject({ discount: 0, rules: [{ reason: 'not_yet', missing: 1 }] });
    expect(bought(2)).toMatchObject({
      discount: 1_000,
      amount: 0,
      rules: [{ reason: 'applied', missing: 3 }],
    });
  });

  it('piece is free, the cheapest of a receipt first', () => {
    const lines = [line(6_000, { quantity: 3_000 }), line(4_500, { quantity: 3_000 })];
    const customer = known({ past: past(9, 7) });
    const outcome = priceReceipt(purchase(lines, { customer }), [every(5, 'pieces')]);
    expect(outcome.lines.map(({ discount }) => discount)).toEqual([0, 1_500]);
    expect(outcome.rules).toMatchObject([{ missing: 2, counted: { receipts: 10, pieces: 13 } }]);
    expect(discounts(purchase(lines, { customer: known({ past: past(9, 4) }) }), every(2, 'pieces'))).toEqual(
      [...[0, 4_500]],
    );
  });

  it('what is sold by weight is one piece', () => {
    const lines = [line(1_250, { quantity: 1_250 }), line(2_000, { quantity: 1_000 })];
    expect(discounts(purchase(lines, { customer: known() }), every(2, 'pieces'))).toEqual([1_250, 0]);
  });

  it('gives nothing where nobody is known, and counts nothing', () =>
    expect(priceReceipt(purchase([line(700)]), [every(2, 'pieces')]).rules).toMatchObject([
      { reason: 'no_customer', missing: null, counted: { receipts: 0, pieces: 0 } },
    ]));

  it('counts only what it holds for', () => {
    const customer = known({ past: past(4, 4) });
    const rule = every(5, 'receipts', { is_for_all_goods: false, product_ids: ['tea'] });
    expect(priceReceipt(purchase([line(700)], { customer }), [rule]).rules).toMatchObject([
      { reason: 'no_goods', missing: 1, counted: { receipts: 4, pieces: 4 } },
    ]);
  });
});

describe('several discounts', () => {
  it('give each line the one that is most', () => {
    const tea = line(1_000, { product_id: 'tea' });
    const outcome = priceReceipt(purchase([line(1_000), tea]), [
      percent(1_000, { id: 'all' }),
      percent(2_000, { id: 'teas', is_for_all_goods: false, product_ids: ['tea'] }),
    ]);
    expect(outcome.lines.map(({ discount, rule_id }) => [discount, rule_id])).toEqual([
      ...[
        [100, 'all'],
        [200, 'teas'],
      ],
    ]);
    expect(outcome.rules.map(({ discount }) => discount)).toEqual([100, 200]);
  });

  it('that are equal: the first', () =>
    expect(reasons(purchase([line(1_000)]), percent(1_000), amountOff(100))).toEqual([
      'applied',
      'better_rule',
    ]));
});

describe('bonuses', () => {
  const bought = (balance: number, spend: number, ...rules: AppliedRule[]) =>
    priceReceipt(purchase([line(1_000)], { customer: known({ balance }), spend }), rules);

  it('are spent as far as the customer has and wishes, and the rule allows', () => {
    expect(bought(5_000, 5_000, cashback(500, 3_000))).toMatchObject({ spent: 300, amount: 700, earned: 35 });
    expect(bought(200, 5_000, cashback(500, 3_000)).spent).toBe(200);
    expect(bought(5_000, 100, cashback(500, 3_000)).spent).toBe(100);
    expect(bought(5_000, 5_000, cashback(500, 0)).spent).toBe(0);
    expect(bought(5_000, 5_000, percent(1_000)).spent).toBe(0);
  });

  it('leave a kopiyka to pay, and the least price', () => {
    expect(bought(5_000, 5_000, cashback(500, 10_000)).amount).toBe(1);
    expect(bought(5_000, 5_000, cashback(500, 10_000, { least_price: 400 })).amount).toBe(400);
  });

  it('are counted from what is paid, and by one rule for a line', () => {
    const outcome = bought(
      0,
      0,
      percent(1_000, { id: 'off' }),
      cashback(500, 0),
      cashback(1_000, 0, { id: 'more' }),
    );
    expect(outcome).toMatchObject({ discount: 100, amount: 900, earned: 90 });
    expect(outcome.rules.map(({ reason }) => reason)).toEqual(['applied', 'better_rule', 'applied']);
  });

  it('stop at limits, while those of before can still be spent', () => {
    expect(bought(0, 0, cashback(5_000, 0, { max_receipt_amount: 20 })).earned).toBe(20);
    const spentUp = cashback(500, 3_000, { max_total_amount: 100, given: 100 });
    expect(bought(0, 0, spentUp).rules).toMatchObject([{ reason: 'limit_reached' }]);
    expect(bought(300, 300, spentUp).rules).toMatchObject([{ reason: 'applied', spent: 300, earned: 0 }]);
  });

  it('that are given once are given once, from their least sum on', () => {
    const once = applied({ type: 'single_bonus', bonus_amount: 500, min_amount: 1_000 });
    expect(bought(0, 0, once)).toMatchObject({ earned: 500, amount: 1_000 });
    expect(bought(0, 0, percent(1, { id: 'off' }), once).earned).toBe(500);
    expect(bought(0, 0, percent(100, { id: 'off' }), once).rules[1]).toMatchObject({
      reason: 'below_amount',
    });
    const seenBefore = purchase([line(1_000)], { customer: known({ past: past(3, 3) }) });
    expect(reasons(seenBefore, once)).toEqual(['applied']);
    const again = purchase([line(1_000)], { customer: known({ past: past(1, 1, 500) }) });
    expect(reasons(again, once)).toEqual(['given_already']);
  });
});
