import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { changedFiles, stepsForChange } from './changed.mjs';
import { childEnv, root } from './env.mjs';
import { run } from './exec.mjs';
import { createInMemoryFolder } from './in-memory-folder.mjs';
import { install } from './install.mjs';
import { copyReports, countsOf, hasSucceeded, readReport } from './reports.mjs';
import { buildStep, checkSteps, testSteps, turbo } from './steps.mjs';
import { summaryOf } from './summary.mjs';
import { systemPrograms } from './system-packages.mjs';
import { UserFacingError } from './user-facing-error.mjs';

/** Programs and folders for the tests. @typedef {import('./system-packages.mjs').Programs & { temporary?: string | undefined }} Means */

const folder = join(root, 'test-results');
const flakyFile = join(folder, 'flaky.json');
const logs = join(folder, 'run');
const compiled = join(root, 'node_modules', '.cache', 'node-compile');

/** CI uses an empty turbo cache, so that every step runs. */
const freshCache = process.env.CI ? { TURBO_CACHE_DIR: join(logs, 'turbo') } : {};

/** `npm test`: everything CI runs. @param {string[]} names only steps whose name contains one of these */
export async function test(names) {
  const steps = chosen(testSteps, names);
  const isBuilt = steps.includes(buildStep) || !steps.some(({ built }) => built);
  return runTests(isBuilt ? steps : [buildStep, ...steps]);
}

/** `pnpm test:changed`. @param {string[]} args base commit (default: merge base with main) */
export async function changed([since]) {
  const change = changedFiles(since);
  const steps = stepsForChange(change);
  const told = steps.filter(({ task }) => task).map(({ name, args = [] }) => [name, ...args].join(' '));
  process.stdout.write(
    `Since ${change.since.slice(0, 7)}: ${change.files.length} files changed. Checks, and ${told.join(', ') || 'no tests'}.\n`,
  );
  return runTests(steps);
}

/** @param {import('./steps.mjs').Step[]} steps */
async function runTests(steps) {
  const began = performance.now();
  try {
    await install();
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    // The last line is still printed: CI reads it.
    return finish([unable('install packages', error.message, performance.now() - began)]);
  }
  const needed = new Set(steps.flatMap((step) => step.needs ?? []));
  const programs = needed.size > 0 ? await systemPrograms(needed) : {};
  const temporary = createInMemoryFolder();
  try {
    return finish(await runAll(steps, { ...programs, temporary }));
  } finally {
    if (temporary) rmSync(temporary, { recursive: true, force: true });
  }
}

/** `pnpm check`: steps without build, browser or database. @param {string[]} names */
export async function check(names) {
  await install();
  return finish(await runAll(chosen(checkSteps, names), {}));
}

/** Prints the summary and writes the flaky tests. @param {import('./summary.mjs').Result[]} results */
function finish(results) {
  const { text, flaky, ok } = summaryOf(results, root);
  // A partial run keeps the flaky tests of other steps.
  const others = flakyBefore().filter(({ step }) => !results.some(({ name }) => name === step));
  mkdirSync(folder, { recursive: true });
  writeFileSync(flakyFile, `${JSON.stringify([...others, ...flaky], null, 2)}\n`);
  process.stdout.write(`\n${text}\n`);
  return ok ? 0 : 1;
}

/** Flaky tests of earlier runs. @returns {{ step: string }[]} */
const flakyBefore = () => (existsSync(flakyFile) ? JSON.parse(readFileSync(flakyFile, 'utf8')) : []);

/** Path of a step's log and reports, without extension. @param {import('./steps.mjs').Step} step */
const logOf = ({ name }) => join(logs, name.replace(/[^a-z0-9]+/gi, '-').toLowerCase());

/** @param {import('./steps.mjs').Step[]} steps @param {string[]} names */
function chosen(steps, names) {
  if (names.length === 0) return steps;
  /** @param {string} name @param {import('./steps.mjs').Step} step */
  const isCalled = (name, step) => step.name.toLowerCase().includes(name.toLowerCase());
  const wrong = names.filter((name) => !steps.some((step) => isCalled(name, step)));
  if (wrong.length === 0) return steps.filter((step) => names.some((name) => isCalled(name, step)));
  throw new UserFacingError(
    `No step is called like ${wrong.join(', ')}. Steps:\n${steps.map((s) => `  ${s.name}`).join('\n')}`,
  );
}

/**
 * Runs steps in order; adjacent `light` ones two at a time, as the others use all cores.
 * @param {import('./steps.mjs').Step[]} steps
 * @param {Means} means
 */
async function runAll(steps, means) {
  if (process.env.CI) rmSync(logs, { recursive: true, force: true });
  for (const step of steps)
    for (const ending of ['log', 'json', 'xml']) rmSync(`${logOf(step)}.${ending}`, { force: true });
  mkdirSync(logs, { recursive: true });
  /** @type {import('./summary.mjs').Result[]} */
  const results = [];
  const waiting = [...steps];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 1);
    while (batch[0]?.light && waiting[0]?.light)
      batch.push(.../** @type {typeof batch} */ (waiting.splice(0, 1)));
    const lane = async () => {
      for (let step = batch.shift(); step; step = batch.shift()) {
        const lacking = step.needs && !means[step.needs];
        results.push(lacking ? unable(step.name, means.problem ?? '', 0) : await runStep(step, means));
      }
    };
    await Promise.all([lane(), lane()]);
  }
  return steps.flatMap((step) => results.filter((result) => result.name === step.name));
}

/**
 * @param {import('./steps.mjs').Step} step
 * @param {Means} means
 * @returns {Promise<import('./summary.mjs').Result>}
 */
async function runStep(step, { chromium, shell, temporary }) {
  const file = logOf(step);
  const log = `${file}.log`;
  const cwd = join(root, step.cwd ?? '.');
  // A task output that turbo restores on a cache hit.
  const reports = join(cwd, 'test-results', step.task?.replace(':', '-') ?? '');
  if (step.task) rmSync(reports, { recursive: true, force: true });
  const wanted = childEnv({
    ...freshCache,
    CI: 'true',
    NO_COLOR: '1',
    // The same build as `npm start`.
    KASA_DEV_PANEL: '1',
    ...(chromium ? { CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: shell ?? chromium } : {}),
    ...(step.report === 'playwright'
      ? {
          PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'report.json'),
          PLAYWRIGHT_JUNIT_OUTPUT_FILE: join(reports, 'junit.xml'),
        }
      : {}),
    // Every test file runs in its own process. Not for steps that test the start itself.
    ...(step.task ? { NODE_COMPILE_CACHE: compiled } : {}),
    // The runner's own tests create executables, and the in-memory file system may be mounted noexec.
    ...(step.task && step.cwd !== '.' && temporary ? { TMPDIR: temporary } : {}),
  });
  // The package's own tools first.
  const path = [join(cwd, 'node_modules', '.bin'), wanted.PATH].join(delimiter);
  const command = step.command ?? commandOf(step, reports);
  if (!step.light) process.stdout.write(`… ${step.name}  (${relative(root, log)})\n`);
  const began = performance.now();
  const result = await run(command, {
    cwd: step.task ? root : cwd,
    env: { ...wanted, PATH: path },
    log,
    timeoutMs: (step.minutes ?? 5) * 60_000,
  });
  const seconds = (performance.now() - began) / 1000;
  const tests = step.report && readReport(step.report, join(reports, 'report.json'));
  const ok = hasSucceeded(step, result.code, tests);
  if (step.task) copyReports(reports, file);
  const why = result.timedOut ? `\nended after ${step.minutes ?? 5} minutes` : '';
  const proof = !ok && result.code === 0 ? '\nno test has passed' : '';
  const { passed, failed } = countsOf(ok, tests);
  const counted = tests ? `  ${passed} passed, ${failed} failed` : '';
  const kept = step.task && result.output.includes('cache hit') ? ', from the cache' : '';
  process.stdout.write(`${ok ? '✓' : '✗'} ${step.name}  ${seconds.toFixed(1)} s${counted}${kept}\n`);
  return {
    name: step.name,
    ok,
    seconds,
    tests,
    said: `${result.output.trim()}${why}${proof}`,
    log: relative(root, log),
  };
}

/** The turbo command of a step. @param {import('./steps.mjs').Step} step @param {string} reports */
function commandOf({ name, task, cwd, report: kind, args = [] }, reports) {
  // Flaky steps ignore turbo's cache.
  const anew = flakyBefore().some(({ step }) => step === name) ? ['--force'] : [];
  const where = cwd === '.' ? [`//#${task}`] : [String(task), `--filter=./${cwd}`];
  const folder = relative(join(root, cwd ?? '.'), reports);
  return [
    ...turbo,
    'run',
    ...where,
    '--log-prefix=none',
    ...anew,
    '--',
    ...reporterArgs(kind, folder),
    ...args,
  ];
}

/** @param {'vitest' | 'playwright' | undefined} kind @param {string} folder relative to the package */
function reporterArgs(kind, folder) {
  if (kind === 'playwright') return ['--reporter=list,json,junit'];
  return [
    '--includeTaskLocation',
    '--reporter=default',
    `--reporter=${join(root, 'tooling/run/vitest-reporter.mjs')}`,
    `--outputFile.run=${folder}/report.json`,
    '--reporter=junit',
    `--outputFile.junit=${folder}/junit.xml`,
  ];
}

/** Reports a step that cannot run, as failed. @param {string} name @param {string} why @param {number} ms */
function unable(name, why, ms) {
  process.stdout.write(`✗ ${name}\n${why}\n\n`);
  return { name, ok: false, seconds: ms / 1000, tests: undefined, said: why, log: '' };
}
