import { expect, it } from 'vitest';
import { soldPerHryvnia } from './report.ts';

it.each([
  [{ amount: 148_500, discount_amount: 16_500, earned: 4_200 }, 717],
  [{ amount: 9_000, discount_amount: 1_000, earned: 0 }, 900],
  [{ amount: 500, discount_amount: 0, earned: 1_000 }, 50],
  [{ amount: 500, discount_amount: 0, earned: 0 }, null],
])('what %o sold for each hryvnia given', (sums, expected) => {
  expect(soldPerHryvnia(sums)).toBe(expected);
});
