import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './src/http/test-support/longest-first.ts';

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

// The same test files, once on each database.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // On a quiet machine only, see vitest.deep.config.ts.
    exclude: ['src/**/*.deep.test.ts'],
    // A machine that runs other suites as well is slow; what must be quick measures itself.
    // All cores and one more, for some tests wait most of their time; vitest would leave a core idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          env: { KASA_TEST_DB: 'sqlite' },
          globalSetup: ['src/http/test-support/seed-folder.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          env: { KASA_TEST_DB: 'postgres' },
          globalSetup: ['src/db/test-support/global-setup.ts', 'src/http/test-support/seeded-template.ts'],
        },
      },
    ],
  },
});
