import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from '../test-support/plant.ts';
import { countsOf, readReport } from './reports.mjs';

const report = (content: object) => join(plant({ 'report.json': JSON.stringify(content) }), 'report.json');

test('vitest: tests by outcome', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 });
  expect(readReport('vitest', file)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

test('playwright: a test that needed a second try counts as failed', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
  expect(readReport('playwright', file)).toEqual({ passed: 5, failed: 3, skipped: 0 });
});

test('a step that crashed without a failed test still counts as one failure', () => {
  expect(countsOf(false, { passed: 4, failed: 0, skipped: 0 })).toEqual({ passed: 4, failed: 1, skipped: 0 });
  expect(countsOf(false, readReport('vitest', '/nowhere/report.json'))).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

test('a step without tests counts itself', () => {
  expect(countsOf(true, undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
});
