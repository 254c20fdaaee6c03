import { npxPnpm } from './env.mjs';

/**
 * A step of `npm test`: either a `command` or a turbo `task`.
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} [command]
 * @property {string} [task] the package.json script that runs the tests
 * @property {string[]} [args] extra arguments of that script
 * @property {'vitest' | 'playwright'} [report] the task's test runner
 * @property {string} [cwd] folder under the root
 * @property {boolean} [light] may run in parallel with another light step
 * @property {'chromium' | 'postgres'} [needs] a system program
 * @property {boolean} [built] needs the output of `build`
 * @property {number} [minutes] timeout (default 5)
 */

export const turbo = [...npxPnpm, 'exec', 'turbo'];
const script = (/** @type {string} */ file, /** @type {string[]} */ ...args) => [
  'node',
  `tooling/${file}`,
  ...args,
];

/** The steps of `pnpm check`, first in `npm test`: no build, browser or database. @type {Step[]} */
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
  { name: 'check banned words and hosts', command: script('checks/banned-text.ts'), light: true },
  { name: 'check supply chain', command: script('checks/supply-chain.ts'), light: true },
  { name: 'check licences, bill of materials', command: script('checks/licences.ts'), light: true },
  { name: 'check messages that nobody says', command: script('checks/unused-messages.ts'), light: true },
  { name: 'check locators of stories', command: script('checks/locators.ts'), light: true },
  { name: 'check contract drift', command: script('contract/drift.ts'), light: true },
  {
    name: 'check contract lint',
    command: ['redocly', 'lint', 'packages/contracts/openapi.json', '--config', 'tooling/redocly.yaml'],
    light: true,
  },
  {
    name: 'check contract lint by common rules',
    command: [
      'spectral',
      'lint',
      ...['--ruleset', 'tooling/spectral.yaml', '--fail-severity', 'warn'],
      ...['packages/contracts/openapi.json', 'packages/contracts/mock.openapi.json'],
    ],
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
  // Only against hanging tests: slow machines are fine.
  minutes: 30,
  ...more,
});

/** The build that all later steps use. @type {Step} */
export const buildStep = { name: 'build', command: [...turbo, 'run', 'build', '--output-logs=errors-only'] };

/** The steps of `npm test`, as in CI. @type {Step[]} */
export const testSteps = [
  // Mostly I/O, so it can run in parallel. Turbo caches its build for the step `build`.
  { name: 'check start from a clean copy', command: script('run/smoke.mjs'), minutes: 20, light: true },
  ...checkSteps,
  buildStep,
  { name: 'check bundle budget', command: script('checks/bundle.ts'), built: true },
  // Mostly waits for pages to settle, and checks no timings, so it can run in parallel.
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
