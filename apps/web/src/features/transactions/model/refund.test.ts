import { describe, expect, it } from 'vitest';
import { choosesSum, missingRefundRight, nothingLeft, soughtPayment, sumAfterChange } from './refund.ts';

const payment = (
  status: 'approved' | 'authorized' | 'reversing' | 'reversed' | 'declined',
  refunded = 0,
) => ({
  status,
  amount: 35_000,
  refund_amount: refunded,
});
const rights = (full: boolean, sum: boolean) => ({ full, sum });

describe('what somebody may refund', () => {
  it.each([
    [rights(true, false), payment('approved'), false, undefined],
    [rights(false, true), payment('approved'), true, undefined],
    [rights(false, false), payment('approved'), false, 'facq_transac_reversal'],
    // Only all of it can be given up.
    [rights(true, true), payment('authorized'), false, undefined],
    [rights(false, true), payment('authorized'), false, 'facq_transac_reversal'],
  ])('%o of %o', (has, of, choosing, missing) => {
    expect(choosesSum(of, has)).toBe(choosing);
    expect(missingRefundRight(of, has)).toBe(missing);
  });
});

it.each([
  [payment('approved'), null],
  [payment('approved', 35_000), 'all'],
  [payment('reversed', 35_000), 'all'],
  [payment('reversing', 5_000), 'open'],
  [payment('declined'), 'unpaid'],
])('of %o nothing is left because it is %s', (of, why) => {
  expect(nothingLeft(of)).toBe(why);
});

it.each<[number | null, number | null, string]>([
  [35_000, 30_000, 'all of it stays all of it'],
  [32_000, 30_000, 'more than is left becomes what is left'],
  [10_000, 10_000, 'a part stays'],
  [null, null, 'nothing stays nothing'],
])('a sum of %s is %s once 300 of 350 are left: %s', (typed, after) => {
  expect(sumAfterChange(typed, 35_000, 30_000)).toBe(after);
});

it.each([
  [' 632405990417 ', '632405990417'],
  ['6324 0599 0417', '632405990417'],
  ['261120-000123', '261120-000123'],
  ['1234', '1234'],
  [
    'https://cabinet.tax.gov.ua/cashregs/check?id=3184710691&date=20261120&fn=4000123456&sm=350.00',
    '3184710691',
  ],
  ['4111 1111 1111 1111', 'card'],
  ['   ', undefined],
])('%s is searched as %s', (typed, sought) => {
  expect(soughtPayment(typed)).toBe(sought);
});
