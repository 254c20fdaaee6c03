import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { importersOf } from './src/http/test-support/importers-of.ts';
import { isolatedTestFiles } from './src/http/test-support/isolated-test-files.ts';
import { longestFirst } from './src/http/test-support/longest-first.ts';

const include = ['src/**/*.test.ts'];
const exclude = ['src/**/*.deep.test.ts'];
const own = isolatedTestFiles(import.meta.dirname, include);
/** Test files that repeat statements of others with other values; on PostgreSQL only in the deep run. */
const SAME_STATEMENTS = /^src\/(?:mock\/|http\/request\/fuzz|contract-(?!examples|idempotency|races|kills))/;
const openingDatabase = (patterns: readonly string[]) =>
  importersOf(import.meta.dirname, patterns, 'src/db/test-support/open-test-database.ts');
/** Test files whose SQL or locks can differ on PostgreSQL. */
const differing = openingDatabase(include).filter((file) => !SAME_STATEMENTS.test(file));
export const deepOnPostgres = (patterns: readonly string[]) => [
  ...openingDatabase(patterns),
  ...openingDatabase(include).filter((file) => SAME_STATEMENTS.test(file)),
];

/** Alternates tests that use the CPU with tests that wait for processes. */
const sequencer = longestFirst([
  'src/contract-canaries.test.ts',
  'src/server.test.ts',
  'src/contract-audit.test.ts',
  'events/several-servers.test.ts',
  'src/contract-codes.test.ts',
  'src/contract-examples.test.ts',
  'src/kill.test.ts',
  'src/contract-idempotency.test.ts',
  'src/contract-permissions.test.ts',
  'terminals/bulk/kill.test.ts',
  'transactions/reversal-runs/kill.test.ts',
  'catalogue/imports/kill.test.ts',
  'src/contract-foreign-ids.test.ts',
]);

export const sqlite = {
  name: 'sqlite',
  env: { KASA_TEST_DB: 'sqlite' },
  globalSetup: ['src/http/test-support/seed-folder.ts'],
};
export const postgres = {
  name: 'postgres',
  env: { KASA_TEST_DB: 'postgres' },
  globalSetup: ['src/db/test-support/global-setup.ts', 'src/http/test-support/seeded-template.ts'],
};

const projectsOn = (database: typeof sqlite, files: readonly string[]) => [
  // With `extends`, these options are merged with those below, not replaced.
  {
    extends: true as const,
    test: { ...database, include: [...files], exclude: [...exclude, ...own], isolate: false },
  },
  {
    extends: true as const,
    test: {
      ...database,
      name: `${database.name}, isolated modules`,
      include: own.filter((file) => files === include || files.includes(file)),
      exclude,
    },
  },
];

// The same test files on each database: `vitest run --project 'sqlite*'`.
export default defineConfig({
  test: {
    // One more than the cores: some tests mostly wait, and vitest's default leaves a core idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer },
    // One that passes only then is listed as flaky, and five at most are borne (tooling/run/summary.mjs).
    retry: process.env.CI ? 1 : 0,
    // Only against hanging tests: durations are checked in the deep run.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [...projectsOn(sqlite, include), ...projectsOn(postgres, differing)],
  },
});
