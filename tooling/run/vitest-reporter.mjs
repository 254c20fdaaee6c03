import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Vitest reporter for `npm test`: counts, and failed and flaky tests with lines, which vitest's JSON lacks.
 * Writes to `--outputFile.run=<file>`.
 */
// biome-ignore lint/style/noDefaultExport: vitest calls the default one
export default class RunReporter {
  /** @type {import('vitest/node').Vitest | undefined} */
  #vitest;

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.#vitest = vitest;
  }

  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<import('vitest').SerializedError>} errors outside tests
   */
  onTestRunEnd(modules, errors) {
    const { root, outputFile } = this.#vitest?.config ?? {};
    const file = typeof outputFile === 'object' ? outputFile.run : undefined;
    if (!root || !file) throw new Error('Say where to write: --outputFile.run=<file>');
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const broken = modules.flatMap((module) =>
      module.errors().map((error) => testEntry({ file: module.moduleId, name: 'the whole file', error })),
    );
    const hooks = modules.flatMap((module) =>
      [...module.children.allSuites()].flatMap((suite) =>
        suite
          .errors()
          .map((error) =>
            testEntry({ file: module.moduleId, line: suite.location?.line, name: suite.fullName, error }),
          ),
      ),
    );
    const stray = errors.map((error) => {
      const [at] = error.stacks ?? [];
      return testEntry({ file: at?.file ?? root, line: at?.line, name: 'outside of all tests', error });
    });
    const inState = (/** @type {string} */ state) => tests.filter((test) => test.result().state === state);
    const report = {
      passed: inState('passed').length,
      skipped: inState('skipped').length,
      failures: [...broken, ...hooks, ...stray, ...inState('failed').map(entryOf)],
      flaky: inState('passed')
        .filter((test) => test.diagnostic()?.flaky)
        .map(entryOf),
    };
    const path = resolve(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(report));
  }
}

/** @param {import('vitest/node').TestCase} test @returns {import('./reports.mjs').TestEntry} */
function entryOf(test) {
  // The last attempt's error: its screenshot is shown.
  const error = test.result().errors?.at(-1);
  const pictures = test.artifacts().flatMap((artifact) => {
    if (artifact.type !== 'internal:failureScreenshot') return [];
    return artifact.attachments.flatMap(({ originalPath }) => originalPath ?? []);
  });
  const name = test.project.name ? `${test.project.name}: ${test.fullName}` : test.fullName;
  return testEntry({
    file: test.module.moduleId,
    line: test.location?.line,
    name,
    error,
    pictures: pictures.slice(-1),
  });
}

/**
 * Uses the line of the test file in the error's stack, else the test's first line.
 * @param {{ file: string, line?: number | undefined, name: string, error: Partial<import('vitest').SerializedError> | undefined, pictures?: string[] }} what
 * @returns {import('./reports.mjs').TestEntry}
 */
function testEntry({ file, line, name, error, pictures = [] }) {
  const frame = error?.stacks?.find((at) => at.file === file);
  return { file, line: frame?.line ?? line ?? 1, name, message: error?.message ?? '', pictures };
}
