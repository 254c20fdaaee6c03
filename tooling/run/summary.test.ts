import { expect, test } from 'vitest';
import type { TestEntry } from './reports.mjs';
import { summaryOf } from './summary.mjs';

const told = (n: number): TestEntry => ({
  file: `/kasa/apps/web/e2e/story-${n}.e2e.ts`,
  line: n,
  name: `story ${n}`,
  message: 'waited in vain\n\n  for a button',
  pictures: ['/kasa/apps/web/test-results/picture.png'],
});
const step = (name: string, failures: TestEntry[], flaky: TestEntry[]) => ({
  name,
  ok: failures.length === 0,
  seconds: 2,
  tests: { passed: 10, skipped: 0, failures, flaky },
  said: 'much',
  log: 'test-results/run/step.log',
});

test('a green run ends with its steps and their sum', () => {
  const { text, flaky, ok } = summaryOf([step('test web', [], [])], '/kasa');
  expect(text).toBe('✓ test web     2.0 s  10 passed, 0 failed\n\n10 passed, 0 failed');
  expect([flaky, ok]).toEqual([[], true]);
});

test('what passed at a later try is named, and the run passes', () => {
  const { text, flaky, ok } = summaryOf([step('test web', [], [told(1)])], '/kasa');
  expect(text).toContain('\nflaky: apps/web/e2e/story-1.e2e.ts:1 story 1\n    waited in vain\n');
  expect(text).toMatch(/\n10 passed, 0 failed$/);
  expect(flaky).toEqual([
    {
      step: 'test web',
      file: 'apps/web/e2e/story-1.e2e.ts',
      line: 1,
      name: 'story 1',
      message: told(1).message,
    },
  ]);
  expect(ok).toBe(true);
});

test('five that flicker are borne, six are not', () => {
  const flickering = (count: number) => Array.from({ length: count }, (_, n) => told(n + 1));
  expect(summaryOf([step('test web', [], flickering(5))], '/kasa').ok).toBe(true);
  const { text, ok } = summaryOf([step('test ui', [], [told(9)]), step('web', [], flickering(5))], '/kasa');
  expect(text).toMatch(/\nfailed: 6 flaky tests, at most 5 are borne\n\n20 passed, 1 failed$/);
  expect(ok).toBe(false);
});

test('a failed test is told with its line, what it said, its picture and the log', () => {
  const { text, ok } = summaryOf([step('test web', [told(3)], [])], '/kasa');
  expect(text).toMatch(
    /\nfailed: apps\/web\/e2e\/story-3\.e2e\.ts:3 story 3\n {4}waited in vain\n {6}for a button\n {4}picture: apps\/web\/test-results\/picture\.png\n {4}\(log: test-results\/run\/step\.log\)\n\n10 passed, 1 failed$/,
  );
  expect(ok).toBe(false);
});

test('a step that failed without a test is told by the end of what it said', () => {
  const said = Array.from({ length: 60 }, (_, n) => `line ${n}`).join('\n');
  const failed = { ...step('check types', [], []), ok: false, tests: undefined, said };
  const { text } = summaryOf([failed], '/kasa');
  expect(text).not.toContain('line 19\n');
  expect(text).toMatch(
    /\nfailed: check types\n {4}line 20\n[\s\S]*line 59\n {4}\(log: .*\)\n\n0 passed, 1 failed$/,
  );
});
