import { describe, expect, it } from 'vitest';
import { priceReceipt } from './engine.ts';
import {
  amountOff,
  applied,
  cashback,
  discounts,
  every,
  known,
  line,
  past,
  percent,
  purchase,
  reasons,
} from './engine-examples.ts';
import type { AppliedRule } from './engine-values.ts';

it('a receipt without rules costs what it costs', () =>
  expect(priceReceipt(purchase([line(500)]), [])).toEqual({
    lines: [{ before: 500, discount: 0, rule_id: null, spent: 0, amount: 500 }],
    ...{ before: 500, discount: 0, spent: 0, amount: 500, earned: 0, rules: [] },
  }));

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
    const weighed = (quantity: number) => [line(1_250, { quantity, is_by_piece: false }), line(2_000)];
    for (const quantity of [1, 1_250, 7_000])
      expect(discounts(purchase(weighed(quantity), { customer: known() }), every(2, 'pieces'))).toEqual([
        ...[1_250, 0],
      ]);
  });

  it('least price is of pieces that are cheaper alone', () => {
    const customer = known({ past: past(0, 4) });
    const three = line(3_000, { quantity: 3_000 });
    const rule = (least_price: number) => every(5, 'pieces', { least_price });
    expect(discounts(purchase([three], { customer }), rule(400))).toEqual([600]);
    expect(reasons(purchase([three], { customer }), rule(1_000))).toEqual(['price_at_least']);
    const cheap = purchase([three, line(300)], { customer });
    expect(discounts(cheap, rule(400))).toEqual([0, 0]);
  });

  it('pieces of a line that does not divide evenly cost a kopiyka more or less', () => {
    const customer = known({ past: past(0, 1) });
    const three = line(1_000, { quantity: 3_000 });
    expect(discounts(purchase([three], { customer }), every(2, 'pieces'))).toEqual([666]);
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

it('a kopiyka that two lines could get goes to the one by the piece, in either order', () => {
  const lines = [line(100), line(100, { is_by_piece: false })];
  expect(discounts(purchase(lines), amountOff(1))).toEqual([1, 0]);
  expect(discounts(purchase(lines.toReversed()), amountOff(1))).toEqual([0, 1]);
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
    expect(bought(0, 0, { ...once, max_total_amount: 500 }).earned).toBe(500);
    expect(bought(0, 0, { ...once, max_total_amount: 501, given: 2 })).toMatchObject({
      ...{ earned: 0, rules: [{ reason: 'limit_reached' }] },
    });
    const seenBefore = purchase([line(1_000)], { customer: known({ past: past(3, 3) }) });
    expect(reasons(seenBefore, once)).toEqual(['applied']);
    const again = purchase([line(1_000)], { customer: known({ past: past(1, 1, 500) }) });
    expect(reasons(again, once)).toEqual(['given_already']);
  });
});
