import { expect, test } from 'vitest';
import { budgetViolations, type Metrics, missedTargets, tooMuchWork } from './lighthouse-budget.ts';

const good: Metrics = { performance: 90, accessibility: 100, cls: 0.05, tbt: 200, lcp: 9_000, work: 800 };

test('a page just within its budgets passes', () => {
  expect(budgetViolations(good)).toEqual([]);
  expect(missedTargets(good)).toEqual([]);
});

test.each<[Partial<Metrics>, string]>([
  [{ accessibility: 99 }, 'accessibility is 99, budget 100'],
  [{ cls: 0.051 }, 'cls is 0.051, budget 0.05'],
  [{ accessibility: Number.NaN }, 'accessibility is NaN, budget 100'],
])('%o fails everywhere', (figures, problem) => {
  expect(budgetViolations({ ...good, ...figures })).toEqual([problem]);
});

test.each<[Partial<Metrics>, string]>([
  [{ performance: 89 }, 'performance < 90'],
  [{ tbt: 201 }, 'TBT > 200'],
])('%o is said', (figures, lack) => {
  expect(missedTargets({ ...good, ...figures })).toEqual([lack]);
  expect(budgetViolations({ ...good, ...figures })).toEqual([]);
});

const turns = (...works: number[]) => works.map((work) => ({ ...good, work }));

test.each([
  ['twice as much in the middle of its turns', turns(2_000, 1_600, 3_000), []],
  ['more', turns(2_000, 1_700, 9_000), ["its work is 2.5 times a bare page's, budget 2"]],
  ['nobody knows how much', turns(Number.NaN), ["its work is NaN times a bare page's, budget 2"]],
])('a page that may take twice the work of a bare one, and takes %s', (_name, ours, problems) => {
  expect(tooMuchWork(ours, turns(800, 800, 1_500), 2)).toEqual(problems);
});
