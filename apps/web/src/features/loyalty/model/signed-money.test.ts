import { expect, it } from 'vitest';
import { formatIn } from '../../../shared/i18n/format.ts';
import { signedMoney } from './signed-money.ts';

it.each([
  [1_250, '+12,50 ₴'],
  [-1_250, '−12,50 ₴'],
  [0, '0,00 ₴'],
])('%i is written as %s', (kopiykas, written) => {
  expect(signedMoney(kopiykas, formatIn('uk')).replace(/\s/g, ' ')).toBe(written);
});
