import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts the tests in a report file; undefined when the run died before writing one.
 * @param {'vitest' | 'playwright'} kind
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function readReport(kind, file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (kind === 'playwright') {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // A test that passes only at the second try is a failure: the suite must hold twenty times over.
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * What a finished step adds to the last line: its tests, or itself when it has none to count.
 * A step that fails although no test failed (a crash, a timeout, no report) still counts as one failure.
 * @param {boolean} ok
 * @param {Counts | undefined} tests
 * @returns {Counts}
 */
export function countsOf(ok, tests) {
  if (!tests) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  return { ...tests, failed: ok ? tests.failed : Math.max(tests.failed, 1) };
}
