import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './env.mjs';
import { buildStep, checkSteps, testSteps } from './steps.mjs';
import { UserFacingError } from './user-facing-error.mjs';

/** Changed paths from the root, and the base commit. @typedef {{ since: string, files: string[] }} Change */

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** @param {string} name @returns {string | undefined} */
function commit(name) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    return undefined;
  }
}

/** Changed files, including uncommitted ones. @param {string} [since] default: merge base with main */
export function changedFiles(since) {
  const main = ['origin/HEAD', 'origin/main', 'main'].find(commit);
  const base = commit(since ?? (main ? git('merge-base', 'HEAD', main) : 'HEAD'));
  if (!base)
    throw new UserFacingError(`git knows no commit called ${since}. Usage: npm run test:changed -- [commit]`);
  // Renames count as both paths.
  const differing = git('diff', '--name-only', '--no-renames', '-z', base).split('\0');
  const unknown = git('ls-files', '--others', '--exclude-standard', '-z').split('\0');
  return { since: base, files: [...differing, ...unknown].filter(Boolean) };
}

/** Folders of a package and its workspace dependencies. @param {string} folder @returns {string[]} */
function dependencyFolders(folder) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    name.startsWith('@kasa/'),
  );
  const folders = names.map((name) => name.replace('@kasa/', ''));
  const found = folders.map((name) =>
    existsSync(join(root, 'apps', name)) ? `apps/${name}` : `packages/${name}`,
  );
  return [folder, ...found];
}

/** Prefixes of end-to-end tests that cover all domains. */
const EVERYWHERE = ['app', 'auth', 'reliability', 'security'];

/**
 * End-to-end tests that a change can break: those of its domain and of the whole app, or all.
 * @param {string[]} files
 * @returns {string[]} file patterns
 */
export function e2eTestsFor(files) {
  const e2eFiles = readdirSync(join(root, 'apps/web/e2e')).filter((name) => name.endsWith('.e2e.ts'));
  const domains = new Set(e2eFiles.map((name) => String(name.split('.')[0])));
  /** @type {Set<string>} */
  const selected = new Set();
  for (const file of files) {
    const e2eFile = /^apps\/web\/e2e\/([^/]+\.e2e\.ts)$/.exec(file)?.[1];
    if (e2eFile) {
      if (e2eFiles.includes(e2eFile) && !e2eFile.includes('.deep.')) selected.add(e2eFile);
    } else if (
      /^(packages|apps)\/[^/]+\/(src|public|build|e2e|index|vite\.|playwright|package\.json)/.test(file) &&
      !/\.(test|stories)\./.test(file)
    ) {
      const domain = file.split('/').find((part) => domains.has(part) && !EVERYWHERE.includes(part));
      for (const prefix of domain ? [domain, ...EVERYWHERE] : domains) selected.add(`${prefix}.`);
    }
  }
  return [...selected].map((name) => `/${name.replaceAll('.', '\\.')}`);
}

/** Changes to these can break anything. */
const EVERYTHING =
  /^(pnpm-|turbo\.json|package\.json|tooling\/(patches\/|tsconfig\.|run\/(test|steps|vitest-reporter)\.))/;

/** Packages whose tests depend on imports only: own changes run only the tests that import them. */
const BY_IMPORTS = ['packages/ui', 'apps/web'];

/** All checks, and the tests that a change can break. @param {Change} change */
export function stepsForChange({ since, files }) {
  if (files.length === 0) return checkSteps;
  if (files.some((file) => EVERYTHING.test(file))) return testSteps;
  const stories = e2eTestsFor(files);
  const tests = testSteps.flatMap((step) => {
    if (step.report === 'playwright') return stories.length > 0 ? [{ ...step, args: stories }] : [];
    if (step.built) return stories.length > 0 ? [step] : [];
    if (!step.task || !step.cwd) return [];
    // They read the whole repository; turbo's cache skips them if possible.
    if (step.cwd === '.') return [step];
    const ground = [...dependencyFolders(step.cwd), 'docs/product'];
    const reached = files.filter((file) => ground.some((folder) => file.startsWith(`${folder}/`)));
    if (reached.length === 0) return [];
    const isOwn = reached.every((file) => file.startsWith(`${step.cwd}/src/`) && /\.tsx?$/.test(file));
    return isOwn && BY_IMPORTS.includes(step.cwd)
      ? [{ ...step, args: ['--changed', since, '--passWithNoTests'] }]
      : [step];
  });
  return [...checkSteps, buildStep, ...tests];
}
