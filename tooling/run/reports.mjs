import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test in the summary; absolute paths. @typedef {{ file: string, line: number, name: string, message: string, pictures: string[] }} TestEntry */
/** Test results of a step; `flaky` tests passed on a retry and count as passed. @typedef {{ passed: number, skipped: number, failures: TestEntry[], flaky: TestEntry[] }} Report */
/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** The used part of Playwright's JSON report. @typedef {{ message?: string, location?: { file: string, line: number } }} Problem */
/** @typedef {{ errors: Problem[], attachments: { contentType: string, path?: string }[] }} Attempt */
/** @typedef {{ specs: { title: string, file: string, line: number, tests: { status: string, results: Attempt[] }[] }[], suites?: Suite[] }} Suite */
/** @typedef {{ stats: { expected: number, flaky: number, skipped: number }, suites: Suite[], errors: Problem[], config: { rootDir: string } }} PlaywrightReport */

/**
 * Reads a report file; undefined if missing or incomplete.
 * @param {'vitest' | 'playwright'} kind `vitest`: as vitest-reporter.mjs writes it
 * @param {string} file
 * @returns {Report | undefined}
 */
export function readReport(kind, file) {
  if (!existsSync(file)) return undefined;
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  return kind === 'vitest' ? report : readPlaywright(report);
}

/**
 * @param {PlaywrightReport} report
 * @returns {Report}
 */
function readPlaywright({ stats, suites, errors, config }) {
  /** @type {Report} */
  const read = { passed: stats.expected + stats.flaky, skipped: stats.skipped, failures: [], flaky: [] };
  /** @param {Suite} suite */
  const visit = (suite) => {
    for (const { title, file, line, tests } of suite.specs) {
      for (const { status, results } of tests) {
        if (status !== 'unexpected' && status !== 'flaky') continue;
        const path = join(config.rootDir, file);
        const tried = results.filter((result) => result.errors.length > 0).at(-1);
        const frame = tried?.errors.find(({ location }) => location?.file === path)?.location;
        const pictures = tried?.attachments.flatMap((made) =>
          made.contentType === 'image/png' && made.path ? [made.path] : [],
        );
        read[status === 'flaky' ? 'flaky' : 'failures'].push({
          file: path,
          line: frame?.line ?? line,
          name: title,
          message: tried?.errors[0]?.message ?? '',
          pictures: pictures ?? [],
        });
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of suites) visit(suite);
  for (const { location, message = '' } of errors) {
    const at = { file: location?.file ?? config.rootDir, line: location?.line ?? 1 };
    read.failures.push({ ...at, name: 'outside of all tests', message, pictures: [] });
  }
  return read;
}

/**
 * A step's contribution to the last line. A failed step without failed tests counts as one failure.
 * @param {boolean} ok
 * @param {Report | undefined} report
 * @returns {Counts}
 */
export function countsOf(ok, report) {
  if (!report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const { passed, skipped, failures } = report;
  return { passed, skipped, failed: Math.max(failures.length, ok ? 0 : 1) };
}

/**
 * A test step without passed tests has not succeeded.
 * @param {import('./steps.mjs').Step} step
 * @param {number} code exit code
 * @param {Report | undefined} report
 */
export function hasSucceeded({ report: kind, args = [] }, code, report) {
  if (code !== 0) return false;
  // `--passWithNoTests`: the change may reach no test.
  return !kind || args.includes('--passWithNoTests') || (report?.passed ?? 0) > 0;
}

/** Copies reports beside the log. @param {string} folder of the reports @param {string} file without extension */
export function copyReports(folder, file) {
  for (const [name, ending] of [
    ['report.json', 'json'],
    ['junit.xml', 'xml'],
  ]) {
    const from = join(folder, String(name));
    if (existsSync(from)) copyFileSync(from, `${file}.${ending}`);
  }
}
