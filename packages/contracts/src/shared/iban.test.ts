import { expect, it } from 'vitest';
import { formatIban, Iban, isIban, mfoOfIban, parseIban } from './iban.ts';

const valid = [
  'UA883220010000026002380058311',
  'UA933220010000026205312221935',
  'UA083052990000026002026222487',
  'UA223052990000026001234567890',
  'UA053220010000026001234567890',
  'UA503004650000026001234567890',
  'UA373348510000026001234567890',
];

it.each(valid)('%s is valid', (code) => {
  expect(isIban(code)).toBe(true);
  expect(Iban.safeParse(code).success).toBe(true);
});

it.each([
  'UA883220010000026002380058312',
  'UA893220010000026002380058311',
  'UA882320010000026002380058311', // two digits swapped
  'UA88322001000002600238005831',
  'UA8832200100000260023800583110',
  'PL883220010000026002380058311',
  'ua883220010000026002380058311',
  'UA88 3220 0100 0002 6002 3800 58311',
  'UA883220010000026002380058311\n',
  '',
])('%j is not', (code) => {
  expect(Iban.safeParse(code).success).toBe(false);
});

it('finds any single wrong digit', () => {
  const [code = ''] = valid;
  for (let at = 2; at < code.length; at += 1) {
    const wrong = code.slice(0, at) + ((Number(code[at]) + 1) % 10) + code.slice(at + 1);
    expect(isIban(wrong), wrong).toBe(false);
  }
});

it('names the bank', () => {
  expect(mfoOfIban('UA083052990000026002026222487')).toBe('305299'); // ПриватБанк
});

it.each([
  'UA223052990000026001234567890',
  'ua22 3052 9900 0002 6001 2345 6789 0',
  ' UA22\u00a03052 9900\t00026001234567890\n',
])('reads %j as people write it', (typed) => {
  expect(parseIban(typed)).toBe('UA223052990000026001234567890');
});

it('reads nothing from what is no IBAN, and shows one in groups of four', () => {
  expect(parseIban('UA22 3052 9900 0002 6001 2345 6789 1')).toBeNull();
  expect(parseIban('')).toBeNull();
  expect(formatIban('UA223052990000026001234567890')).toBe('UA22 3052 9900 0002 6001 2345 6789 0');
});
