import { expect, test } from 'vitest';
import { readDecimal } from './numeric-text.ts';

const money = { fractionDigits: 2, allowNegative: false };

test.for([
  ['1234,50', 'uk-UA', '1234', '50'],
  ['1234.5', 'uk-UA', '1234', '5'],
  ['1 234,50 ₴', 'uk-UA', '1234', '50'],
  ['1\u00a0234\u202f567,00 грн.', 'uk-UA', '1234567', '00'],
  ['1.234,50', 'uk-UA', '1234', '50'],
  ['1,234.50', 'en-GB', '1234', '50'],
  ['1,234', 'en-GB', '1234', ''],
  ['1,23', 'en-GB', '1', '23'],
  [',5', 'uk-UA', '0', '5'],
  ['7,', 'uk-UA', '7', ''],
] as const)('%s in %s', ([text, locale, integer, fraction]) => {
  expect(readDecimal(text, { ...money, locale })).toEqual({ sign: '', integer, fraction });
});

test('nothing yet is null', () => {
  expect(readDecimal('  ', { ...money, locale: 'uk-UA' })).toBeNull();
  expect(readDecimal('-', { ...money, allowNegative: true, locale: 'uk-UA' })).toBeNull();
});

test.for(['abc', '1,234', '1,2,3', '-5', '1234567890123', '1.2.3', ','])(
  '%s can’t become an amount',
  (text) => {
    expect(readDecimal(text, { ...money, locale: 'uk-UA' })).toBeUndefined();
  },
);

test('a minus of either sort where it is allowed; no point where there is no fraction', () => {
  expect(readDecimal('−5', { ...money, allowNegative: true, locale: 'uk-UA' })).toMatchObject({ sign: '-' });
  expect(readDecimal('5,', { fractionDigits: 0, allowNegative: false, locale: 'uk-UA' })).toBeUndefined();
});
