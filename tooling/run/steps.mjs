import { npxPnpm } from './env.mjs';

/**
 * One line of `npm test`: either a `command`, or a `task` of turbo's.
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} [command]
 * @property {string} [task] the name of a script of the folder's package.json that runs tests
 * @property {string[]} [args] for that script besides
 * @property {'vitest' | 'playwright'} [report] what runs the tests of a task
 * @property {string} [cwd] folder under the root
 * @property {boolean} [light] may run beside another light step
 * @property {'chromium' | 'postgres'} [needs] a program that the machine may lack
 * @property {boolean} [built] looks at what `build` has built
 * @property {number} [minutes] ended after that (default 5)
 */

export const turbo = [...npxPnpm, 'exec', 'turbo'];
const script = (/** @type {string} */ file, /** @type {string[]} */ ...args) => [
  'node',
  `tooling/${file}`,
  ...args,
];

/** What `pnpm check` runs, and `npm test` first: a minute and a half, no build, browser or database. @type {Step[]} */
export const checkSteps = [
  { name: 'check format and lint', command: ['biome', 'check', '--error-on-warnings', '.'], light: true },
  { name: 'check types', command: [...turbo, 'run', 'check', '--output-logs=errors-only'], light: true },
  { name: 'check types of tooling', command: ['tsc', '--noEmit', '-p', 'tooling'], light: true },
  { name: 'check boundaries between packages', command: [...turbo, 'boundaries'], light: true },
  {
    name: 'check imports inside packages',
    command: ['depcruise', '--config', 'tooling/dependency-cruiser.mjs', 'packages', 'apps', 'tooling'],
    light: true,
  },
  { name: 'check unused files, exports, dependencies', command: ['knip', '--no-progress'], light: true },
  { name: 'check workspace manifests', command: ['sherif', '--fail-on-warnings'], light: true },
  { name: 'check domains', command: script('checks/domains.ts'), light: true },
  { name: 'check budgets', command: script('checks/budgets.ts'), light: true },
  { name: 'check banned words and hosts', command: script('checks/words.ts'), light: true },
  { name: 'check supply chain', command: script('checks/supply-chain.ts'), light: true },
  { name: 'check licences, bill of materials', command: script('checks/licences.ts'), light: true },
  { name: 'check messages that nobody says', command: script('checks/messages.ts'), light: true },
  { name: 'check locators of stories', command: script('checks/locators.ts'), light: true },
  { name: 'check contract drift', command: script('contract/drift.ts'), light: true },
  {
    name: 'check contract lint',
    command: ['redocly', 'lint', 'packages/contracts/openapi.json', '--config', 'tooling/redocly.yaml'],
    light: true,
  },
  { name: 'check contract breaking changes', command: script('contract/breaking.ts'), light: true },
];

/** @param {string} name @param {string} cwd @param {string} task @param {Partial<Step>} [more] @returns {Step} */
const tests = (name, cwd, task, more = {}) => ({
  name,
  cwd,
  task,
  report: 'vitest',
  // Against what hangs; a slow machine is no fault.
  minutes: 30,
  ...more,
});

/** The one build that everything below looks at. @type {Step} */
export const buildStep = { name: 'build', command: [...turbo, 'run', 'build', '--output-logs=errors-only'] };

/** What `npm test` runs: everything that CI runs. @type {Step[]} */
export const testSteps = [
  // It waits for files and for the registry more than it computes. What it has built, turbo keeps for the step `build`.
  { name: 'check start from a clean copy', command: script('run/smoke.mjs'), minutes: 20, light: true },
  ...checkSteps,
  buildStep,
  { name: 'check bundle budget', command: script('checks/bundle.ts'), built: true },
  // It waits for pages to come to rest more than it computes, and what it judges is no time.
  {
    name: 'check lighthouse',
    command: script('lighthouse.ts'),
    built: true,
    needs: 'chromium',
    minutes: 15,
    light: true,
  },
  tests('test tooling', '.', 'test:tooling', { light: true }),
  tests('test contracts', 'packages/contracts', 'test', { light: true }),
  tests('test client', 'packages/client', 'test', { light: true }),
  tests('test ui', 'packages/ui', 'test', { needs: 'chromium' }),
  tests('test server on SQLite', 'apps/mock-server', 'test:sqlite'),
  tests('test server on PostgreSQL', 'apps/mock-server', 'test:postgres', { needs: 'postgres' }),
  tests('test web', 'apps/web', 'test'),
  tests('test end to end', 'apps/web', 'test:e2e', { report: 'playwright', needs: 'chromium' }),
];
