import { countsOf } from './reports.mjs';

/** @typedef {{ name: string, ok: boolean, seconds: number, tests: import('./reports.mjs').Report | undefined, said: string, log: string }} Result */

/** A run with more flaky tests fails. */
const MAX_FLAKY = 5;

/** Maximum output lines of a failed step without test results. */
const MAX_LINES = 40;

/**
 * The summary of a run: steps, flaky tests, failures, and `N passed, N failed`, which CI reads.
 * @param {Result[]} results
 * @param {string} root for relative paths
 */
export function summaryOf(results, root) {
  const counts = results.map(({ ok, tests }) => countsOf(ok, tests));
  const width = Math.max(...results.map((r) => r.name.length));
  const table = results.map(({ ok, name, seconds }, n) => {
    const { passed = 0, failed = 0, skipped = 0 } = counts[n] ?? {};
    return `${ok ? '✓' : '✗'} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  });
  const flaky = results.flatMap(({ name: step, tests }) =>
    (tests?.flaky ?? []).map((test) => ({ ...test, step })),
  );
  const tooMany = flaky.length > MAX_FLAKY;
  const told = [
    ...flaky.map((test) => lineOf('flaky', test, root)),
    ...results.filter((_, n) => counts[n]?.failed).map((result) => whyFailed(result, root)),
    ...(tooMany ? [`failed: ${flaky.length} flaky tests, at most ${MAX_FLAKY} are borne`] : []),
  ];
  const sum = (/** @type {'passed' | 'failed'} */ key) => counts.reduce((n, count) => n + count[key], 0);
  const failed = sum('failed') + (tooMany ? 1 : 0);
  const blocks = [table.join('\n'), ...(told.length > 0 ? [told.join('\n')] : [])];
  return {
    text: `${blocks.join('\n\n')}\n\n${sum('passed')} passed, ${failed} failed`,
    flaky: flaky.map(({ step, file, line, name, message }) => ({
      ...{ step, file: from(root, file), line, name, message },
    })),
    ok: failed === 0 && results.every(({ ok }) => ok),
  };
}

/** @param {string} root @param {string} path */
const from = (root, path) => path.replace(`${root}/`, '');

/** A step's failed tests, else the end of its output. @param {Result} result @param {string} root */
function whyFailed({ name, tests, said, log }, root) {
  const failures = tests?.failures ?? [];
  if (failures.length > 0) {
    return [...failures.map((test) => lineOf('failed', test, root)), `    (log: ${log})`].join('\n');
  }
  const tail = said.trim().split('\n').slice(-MAX_LINES);
  return [`failed: ${name}`, ...tail.map((line) => `    ${line}`), `    (log: ${log})`].join('\n');
}

/** @param {'failed' | 'flaky'} what @param {import('./reports.mjs').TestEntry} test @param {string} root */
function lineOf(what, { file, line, name, message, pictures }, root) {
  // Removes colour codes, which some messages contain despite NO_COLOR.
  const said = message.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '').split('\n');
  const kept = said.filter((text) => text.trim()).slice(0, what === 'failed' ? 8 : 1);
  return [
    `${what}: ${from(root, file)}:${line} ${name}`,
    ...kept.map((text) => `    ${text}`),
    ...pictures.map((path) => `    picture: ${from(root, path)}`),
  ].join('\n');
}
