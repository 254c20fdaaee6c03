import { exampleBonusEntry } from '@kasa/contracts/loyalty/customers';
import { expect, it } from 'vitest';
import { customerName, entryWord, lastDay, searchedNumber, tellsLastDay } from './customer.ts';

it('calls a customer by phone, and one without a phone by number', () => {
  expect(customerName({ phone: '+380671112233', number: '4820010017' })).toBe('+380 67 111 22 33');
  expect(customerName({ phone: null, number: '4820010017' })).toBe('4820010017');
});

it('looks for a phone however it is typed', () => {
  for (const typed of ['+380 67 111 22 33', '+380 (67) 111-22-33', '+380\u00a067\u00a01112233']) {
    expect(searchedNumber(typed)).toBe('+380671112233');
  }
});

it.each([
  ['2027-11-18T22:00:00.000Z', '2027-11-18'],
  // The day of the change of clocks in autumn has 25 hours, the one in spring 23.
  ['2026-10-25T22:00:00.000Z', '2026-10-25'],
  ['2026-10-24T21:00:00.000Z', '2026-10-24'],
  ['2027-03-28T21:00:00.000Z', '2027-03-28'],
])('bonuses that are over from %s on can be spent on %s for the last time', (expiresAt, day) => {
  expect(lastDay(expiresAt)).toBe(day);
});

it('tells whether a return gave bonuses back or took them back', () => {
  const returned = { ...exampleBonusEntry, kind: 'returned' as const };
  expect(entryWord({ ...returned, available: 500, waiting: 0 })).toBe('givenBack');
  expect(entryWord({ ...returned, available: 0, waiting: -500 })).toBe('takenBack');
  expect(entryWord({ ...exampleBonusEntry, kind: 'spent', available: -500 })).toBe('spent');
});

it('says until when bonuses hold where the customer has them since', () => {
  const moved = (kind: 'activated' | 'spent' | 'returned', available: number, waiting: number) =>
    tellsLastDay({ ...exampleBonusEntry, kind, available, waiting });
  expect(tellsLastDay(exampleBonusEntry)).toBe(true);
  expect(moved('activated', 500, -500)).toBe(true);
  expect(moved('returned', 500, 0)).toBe(true);
  expect(moved('returned', -500, 0)).toBe(false);
  expect(moved('spent', -500, 0)).toBe(false);
});
