import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { childEnv, root } from './env.mjs';
import { run } from './exec.mjs';
import { install } from './install.mjs';
import { Problem } from './problem.mjs';
import { countsOf, readReport } from './reports.mjs';
import { checkSteps, testSteps } from './steps.mjs';
import { systemPrograms } from './system-packages.mjs';

const logs = join(root, 'test-results', 'run');
const compiled = join(root, 'node_modules', '.cache', 'node-compile');

/** @typedef {{ name: string, ok: boolean, seconds: number, counts: import('./reports.mjs').Counts }} Result */

/** `npm test`: everything that CI runs. @param {string[]} names only the steps whose name contains one of these */
export async function test(names) {
  const steps = chosen(testSteps, names);
  const began = performance.now();
  try {
    await install();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Without packages nothing can run; CI still reads its last line.
    return report([unable('install packages', error.message, performance.now() - began)]);
  }
  const needed = new Set(steps.flatMap((step) => step.needs ?? []));
  const programs = needed.size > 0 ? await systemPrograms(needed) : {};
  return report(await runAll(steps, programs));
}

/** `pnpm check`: the steps that need no build, browser or database. @param {string[]} names */
export async function check(names) {
  await install();
  return report(await runAll(chosen(checkSteps, names), {}));
}

/** @param {import('./steps.mjs').Step[]} steps @param {string[]} names */
function chosen(steps, names) {
  const found =
    names.length === 0 ? steps : steps.filter((step) => names.some((name) => step.name.includes(name)));
  if (found.length > 0) return found;
  throw new Problem(
    `No step is called like ${names.join(', ')}. Steps:\n${steps.map((s) => `  ${s.name}`).join('\n')}`,
  );
}

/**
 * Runs steps in their order: neighbours marked `light` two at a time, the others alone, since some measure time.
 * @param {import('./steps.mjs').Step[]} steps
 * @param {import('./system-packages.mjs').Programs} programs
 */
async function runAll(steps, programs) {
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  /** @type {Result[]} */
  const results = [];
  const waiting = [...steps];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 1);
    while (batch[0]?.light && waiting[0]?.light)
      batch.push(.../** @type {typeof batch} */ (waiting.splice(0, 1)));
    const lane = async () => {
      for (let step = batch.shift(); step; step = batch.shift()) {
        const lacking = step.needs && !programs[step.needs];
        results.push(
          lacking ? unable(step.name, programs.problem ?? '', 0) : await runStep(step, programs.chromium),
        );
      }
    };
    await Promise.all([lane(), lane()]);
  }
  return steps.flatMap((step) => results.filter((result) => result.name === step.name));
}

/**
 * @param {import('./steps.mjs').Step} step
 * @param {string | undefined} chromium
 * @returns {Promise<Result>}
 */
async function runStep(step, chromium) {
  const slug = step.name.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
  const reportFile = join(logs, `${slug}.json`);
  const log = join(logs, `${slug}.log`);
  const cwd = join(root, step.cwd ?? '.');
  const wanted = childEnv({
    CI: 'true',
    NO_COLOR: '1',
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    // Every test file has a process of its own, and all read the same packages. Not where a start is measured.
    ...(step.report === 'vitest' ? { NODE_COMPILE_CACHE: compiled } : {}),
    ...step.env,
  });
  // The package's own tools first: its vitest sees the package's jsdom and browser provider, the root's does not.
  const path = [join(cwd, 'node_modules', '.bin'), wanted.PATH].join(delimiter);
  const command = [...step.command, ...reporterArgs(step.report, reportFile)];
  const began = performance.now();
  const result = await run(command, {
    cwd,
    env: { ...wanted, PATH: path },
    log,
    timeoutMs: (step.minutes ?? 5) * 60_000,
  });
  const seconds = (performance.now() - began) / 1000;
  const ok = result.code === 0;
  const tests = step.report ? readReport(step.report, reportFile) : undefined;
  const counts = countsOf(ok, tests);
  process.stdout.write(
    `${ok ? '✓' : '✗'} ${step.name}  ${seconds.toFixed(1)} s${tests ? `, ${tests.passed} tests` : ''}\n`,
  );
  if (!ok) {
    const why = result.timedOut ? `ended after ${step.minutes ?? 5} minutes\n` : '';
    const tail = result.output.trim().split('\n').slice(-80).join('\n');
    process.stdout.write(
      `${why}$ ${command.join(' ')}   (in ${relative(root, cwd) || '.'})\n${tail}\n(all of it: ${relative(root, log)})\n\n`,
    );
  }
  return { name: step.name, ok, seconds, counts };
}

/** A step that cannot run: said at once, counted as failed. @param {string} name @param {string} why @param {number} ms */
function unable(name, why, ms) {
  process.stdout.write(`✗ ${name}\n${why}\n\n`);
  return { name, ok: false, seconds: ms / 1000, counts: countsOf(false, undefined) };
}

/** @param {'vitest' | 'playwright' | undefined} kind @param {string} file */
function reporterArgs(kind, file) {
  if (kind === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  if (kind === 'playwright') return ['--reporter=list,json'];
  return [];
}

/** The table at the end; the last line is what CI reads. @param {Result[]} results @returns {number} exit code */
function report(results) {
  const width = Math.max(...results.map((r) => r.name.length));
  const lines = results.map((r) => {
    const { passed, failed, skipped } = r.counts;
    return `${r.ok ? '✓' : '✗'} ${r.name.padEnd(width)} ${r.seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  });
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((n, r) => n + r.counts[key], 0);
  process.stdout.write(`\n${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  return results.every((r) => r.ok) && sum('failed') === 0 ? 0 : 1;
}
