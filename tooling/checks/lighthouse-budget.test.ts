import { expect, test } from 'vitest';
import { type Figures, overBudget } from './lighthouse-budget.ts';

const good: Figures = { performance: 95, accessibility: 100, cls: 0.05, tbt: 100, lcp: 9_000 };

test('a page just within its budgets passes', () => {
  expect(overBudget(good, true)).toEqual([]);
});

test.each<[Partial<Figures>, string]>([
  [{ accessibility: 99 }, 'accessibility is 99, budget 100'],
  [{ cls: 0.051 }, 'cls is 0.051, budget 0.05'],
  [{ accessibility: Number.NaN }, 'accessibility is NaN, budget 100'],
])('%o fails everywhere', (figures, problem) => {
  expect(overBudget({ ...good, ...figures }, false)).toEqual([problem]);
  expect(overBudget({ ...good, ...figures }, true)).toEqual([problem]);
});

test.each<[Partial<Figures>, string]>([
  [{ performance: 94 }, 'performance is 94, budget 95'],
  [{ tbt: 101 }, 'tbt is 101, budget 100'],
])('%o fails where times are judged', (figures, problem) => {
  expect(overBudget({ ...good, ...figures }, false)).toEqual([]);
  expect(overBudget({ ...good, ...figures }, true)).toEqual([problem]);
});
