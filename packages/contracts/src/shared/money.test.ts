import { describe, expect, it } from 'vitest';
import { formatKopiykas, parseKopiykas } from './money.ts';
import { Kopiykas, KopiykasDifference, PositiveKopiykas } from './money-schema.ts';

describe('showing an amount', () => {
  it.each([
    [123450, '1 234,50 ₴', '₴1,234.50'],
    [123456750, '1 234 567,50 ₴', '₴1,234,567.50'],
    [0, '0,00 ₴', '₴0.00'],
    [5, '0,05 ₴', '₴0.05'],
    [-500, '-5,00 ₴', '-₴5.00'],
  ])('%d kopiykas: %s, %s', (amount, uk, en) => {
    expect(formatKopiykas(amount, 'uk').replace(/\s/g, ' ')).toBe(uk);
    expect(formatKopiykas(amount, 'en')).toBe(en);
  });
});

describe('reading an amount', () => {
  it.each([
    ['1 234,5', 123450],
    ['1234.50', 123450],
    ['1\u00a0234,50\u00a0₴', 123450],
    ['₴ 1 234', 123400],
    ['17 грн', 1700],
    ['17 грн.', 1700],
    ['0,01', 1],
    ['0', 0],
    ['-0', 0],
    ['-5,5', -550],
  ])('takes %j', (typed, amount) => {
    expect(parseKopiykas(typed)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '₴',
    'abc',
    '1,234.50',
    '1.234,50',
    '1,005',
    '1e3',
    '--5',
    '1-',
    '.5',
    '5.',
    '1 грн 50',
    '12345678901234',
  ])('does not take %j', (typed) => {
    expect(parseKopiykas(typed)).toBeNull();
  });

  it('reads what is shown, in Ukrainian', () => {
    for (const amount of [0, 1, 99, 100, 1700, 123456789, -123456]) {
      expect(parseKopiykas(formatKopiykas(amount, 'uk'))).toBe(amount);
    }
  });
});

it.each([
  [Kopiykas, [0, 1, 1_000_000_000_000], [-1, 0.5, 1_000_000_000_001, Number.NaN, '5', null, 2 ** 53]],
  [PositiveKopiykas, [1, 1_000_000_000_000], [0, -1, 0.5]],
  [KopiykasDifference, [-1_000_000_000_000, 0, 1_000_000_000_000], [-1_000_000_000_001, 0.5]],
])('bounds of an amount, %#', (schema, valid, invalid) => {
  for (const value of valid) expect(schema.safeParse(value).success, String(value)).toBe(true);
  for (const value of invalid) expect(schema.safeParse(value).success, String(value)).toBe(false);
});
