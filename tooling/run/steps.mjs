import { npxPnpm } from './env.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {string} [cwd] folder under the root
 * @property {Record<string, string>} [env] besides the usual one
 * @property {boolean} [light] may run beside another light step
 * @property {'vitest' | 'playwright'} [report] how its tests are counted; without it the step itself counts
 * @property {'chromium' | 'postgres'} [needs] a program that the machine may lack
 * @property {number} [minutes] ended after that (default 5)
 */

const turbo = [...npxPnpm, 'exec', 'turbo'];
const script = (/** @type {string} */ file, /** @type {string[]} */ ...args) => [
  'node',
  `tooling/${file}`,
  ...args,
];

/** What `pnpm check` runs, and `npm test` first: seconds each, no build, browser or database. @type {Step[]} */
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
  { name: 'check contract drift', command: script('contract/drift.ts'), light: true },
  {
    name: 'check contract lint',
    command: ['redocly', 'lint', 'packages/contracts/openapi.json', '--config', 'tooling/redocly.yaml'],
    light: true,
  },
  { name: 'check contract breaking changes', command: script('contract/breaking.ts'), light: true },
];

/** Tests of one package by its own vitest. @param {string} name @param {string} cwd @param {Partial<Step>} [more] @returns {Step} */
const vitest = (name, cwd, more = {}) => ({
  name,
  cwd,
  command: ['vitest', 'run'],
  report: 'vitest',
  // Against what hangs; a slow machine is no fault.
  minutes: 15,
  ...more,
});

/** Where a test starts the server as a process of its own, it is the one that was built. */
const builtServer = { KASA_SERVER: 'dist/server.js' };

/** What `npm test` runs: everything that CI runs. @type {Step[]} */
export const testSteps = [
  // It waits for files and for the registry more than it computes, and measures nothing.
  { name: 'check start from a clean copy', command: script('run/smoke.mjs'), minutes: 10, light: true },
  ...checkSteps,
  vitest('test tooling', '.', { command: ['vitest', 'run', '--config', 'tooling/vitest.config.ts'] }),
  { name: 'build', command: [...turbo, 'run', 'build', '--output-logs=errors-only'] },
  { name: 'check bundle budget', command: script('checks/bundle.ts') },
  { name: 'check server start', command: script('checks/startup.ts') },
  vitest('test contracts', 'packages/contracts'),
  vitest('test ui', 'packages/ui', { needs: 'chromium' }),
  vitest('test client', 'packages/client'),
  vitest('test server on SQLite', 'apps/mock-server', {
    command: ['vitest', 'run', '--project', 'sqlite*'],
    env: builtServer,
  }),
  vitest('test server on PostgreSQL', 'apps/mock-server', {
    command: ['vitest', 'run', '--project', 'postgres*'],
    env: builtServer,
    needs: 'postgres',
  }),
  vitest('test web', 'apps/web'),
  { name: 'check lighthouse', command: script('lighthouse.ts'), needs: 'chromium', minutes: 6 },
  {
    name: 'build with the development panel',
    command: [...turbo, 'run', 'build', '--output-logs=errors-only'],
    env: { KASA_DEV_PANEL: '1' },
  },
  {
    name: 'test end to end',
    cwd: 'apps/web',
    command: ['playwright', 'test'],
    report: 'playwright',
    needs: 'chromium',
    minutes: 20,
  },
];
