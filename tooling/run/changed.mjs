import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './env.mjs';
import { Problem } from './problem.mjs';
import { buildStep, checkSteps, testSteps } from './steps.mjs';

/** @typedef {{ since: string, files: string[] }} Change paths from the repository's folder, and the commit that they are compared with */

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

/** What differs from a commit, not yet committed files too. @param {string} [since] default: where the branch left main */
export function changedFiles(since) {
  const main = ['origin/HEAD', 'origin/main', 'main'].find(commit);
  const base = commit(since ?? (main ? git('merge-base', 'HEAD', main) : 'HEAD'));
  if (!base) throw new Problem(`git knows no commit called ${since}`);
  const differing = git('diff', '--name-only', base).split('\n');
  const unknown = git('ls-files', '--others', '--exclude-standard').split('\n');
  return { since: base, files: [...differing, ...unknown].filter(Boolean) };
}

/** Folders of the packages that a package stands on, its own among them. @param {string} folder @returns {string[]} */
function groundOf(folder) {
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

/**
 * The stories in Chromium that a change can break: those of the domains that it lies in and the app's own; all of them
 * when it lies outside of domains.
 * @param {string[]} files
 * @returns {string[]} patterns of their files, none when no story can break
 */
export function storiesOf(files) {
  const stories = readdirSync(join(root, 'apps/web/e2e')).filter((name) => name.endsWith('.e2e.ts'));
  const domains = new Set(stories.map((name) => String(name.split('.')[0])));
  /** @type {Set<string>} */
  const played = new Set();
  for (const file of files) {
    const story = /^apps\/web\/e2e\/([^/]+\.e2e\.ts)$/.exec(file)?.[1];
    if (story) played.add(story);
    else if (
      /^(packages|apps)\/[^/]+\/(src|public|build|e2e|index|vite)/.test(file) &&
      !/\.(test|stories)\./.test(file)
    ) {
      const domain = file.split('/').find((part) => domains.has(part)) ?? '';
      for (const prefix of domain ? [domain, 'app'] : domains) played.add(`${prefix}.`);
    }
  }
  return [...played].map((name) => `/${name.replaceAll('.', '\\.')}`);
}

/** The steps for a change: all checks, and the tests that reach what was changed. @param {Change} change */
export function onlyChanged({ since, files }) {
  const tests = testSteps.flatMap((step) => {
    if (step.report === 'playwright') {
      const args = storiesOf(files);
      return args.length > 0 ? [{ ...step, args }] : [];
    }
    if (!step.task || !step.cwd) return [];
    const ground = step.cwd === '.' ? ['tooling', 'turbo.json', 'package.json', 'pnpm'] : groundOf(step.cwd);
    const reached = files.some((file) => ground.some((folder) => file.startsWith(folder)));
    return reached ? [{ ...step, args: ['--changed', since, '--passWithNoTests'] }] : [];
  });
  return [...checkSteps, ...(tests.length > 0 ? [buildStep] : []), ...tests];
}
