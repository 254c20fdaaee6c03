import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './src/http/test-support/longest-first.ts';
import { ownModules } from './src/http/test-support/own-modules.ts';

const include = ['src/**/*.test.ts'];
// On a quiet machine only, see vitest.deep.config.ts.
const exclude = ['src/**/*.deep.test.ts'];
const own = ownModules(import.meta.dirname, include);

/** Those that compute and those that wait by turns, for some run at once. */
const sequencer = longestFirst([
  'events/servers.test.ts',
  'src/contract-audit.test.ts',
  'audit/running-exports.test.ts',
  'src/contract-canaries.test.ts',
  'src/contract-codes.test.ts',
  'src/kill.test.ts',
  'src/contract-examples.test.ts',
  'src/server.test.ts',
  'src/contract-stray-fields.test.ts',
  'src/contract-foreign-ids.test.ts',
  'http/slow-clients.test.ts',
  'terminals/bulk/kill.test.ts',
]);

const databases = {
  sqlite: ['src/http/test-support/seed-folder.ts'],
  postgres: ['src/db/test-support/global-setup.ts', 'src/http/test-support/seeded-template.ts'],
};
/** What tests run on: the name of a project, and what goes before all of them. */
export const onEachDatabase = Object.entries(databases).map(([name, globalSetup]) => ({
  name,
  env: { KASA_TEST_DB: name },
  globalSetup,
}));

// The same test files, once on each database: `vitest run --project 'sqlite*'`.
export default defineConfig({
  test: {
    // A machine that runs other suites as well is slow; what must be quick measures itself.
    // All cores and one more, for some tests wait most of their time; vitest would leave a core idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: onEachDatabase.flatMap((database) => [
      // What is said here is added to what is said above, never in place of it.
      { extends: true, test: { ...database, include, exclude: [...exclude, ...own], isolate: false } },
      { extends: true, test: { ...database, name: `${database.name}, own modules`, include: own, exclude } },
    ]),
  },
});
