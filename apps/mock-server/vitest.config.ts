import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './src/http/test-support/longest-first.ts';
import { ownModules } from './src/http/test-support/own-modules.ts';
import { reaching } from './src/http/test-support/reaching.ts';

const include = ['src/**/*.test.ts'];
// On a quiet machine only, see vitest.deep.config.ts.
const exclude = ['src/**/*.deep.test.ts'];
const own = ownModules(import.meta.dirname, include);
/**
 * What sends statements that other files send to PostgreSQL, with other values: the mock's own control, the fuzz, and
 * the suites of the contract but for examples, idempotency, races and kills. On PostgreSQL in the deep run alone.
 */
const SAME_STATEMENTS = /^src\/(?:mock\/|http\/request\/fuzz|contract-(?!examples|idempotency|races|kills))/;
/** Those of some test files that open a database: all others do on PostgreSQL what they do on SQLite. */
const openingDatabase = (patterns: readonly string[]) =>
  reaching(import.meta.dirname, patterns, 'src/db/test-support/open-test-database.ts');
/** Test files whose SQL or locks can differ on PostgreSQL. */
const differing = openingDatabase(include).filter((file) => !SAME_STATEMENTS.test(file));
/** Those that the deep run has on PostgreSQL besides some files of its own. */
export const deepOnPostgres = (patterns: readonly string[]) => [
  ...openingDatabase(patterns),
  ...openingDatabase(include).filter((file) => SAME_STATEMENTS.test(file)),
];

/** Those that compute and those that wait for processes by turns, for some run at once. */
const sequencer = longestFirst([
  'src/contract-canaries.test.ts',
  'src/server.test.ts',
  'src/contract-audit.test.ts',
  'events/servers.test.ts',
  'src/contract-codes.test.ts',
  'src/contract-examples.test.ts',
  'src/kill.test.ts',
  'src/contract-idempotency.test.ts',
  'src/contract-permissions.test.ts',
  'terminals/bulk/kill.test.ts',
  'src/contract-foreign-ids.test.ts',
]);

/** What tests run on: the name of a project, and what goes before all of them. */
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

/** Two projects, of files that share modules and of those with modules of their own. */
const projectsOn = (database: typeof sqlite, files: readonly string[]) => [
  // What is said here is added to what is said above, never in place of it.
  {
    extends: true as const,
    test: { ...database, include: [...files], exclude: [...exclude, ...own], isolate: false },
  },
  {
    extends: true as const,
    test: {
      ...database,
      name: `${database.name}, own modules`,
      include: own.filter((file) => files === include || files.includes(file)),
      exclude,
    },
  },
];

// The same test files, once on each database: `vitest run --project 'sqlite*'`.
export default defineConfig({
  test: {
    // All cores and one more, for some tests wait most of their time; vitest would leave a core idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer },
    // Against what hangs: how long something takes is judged in the deep run alone.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // How long a poll waits for what comes in the end, where the test does not say.
    expect: { poll: { timeout: 30_000 } },
    projects: [...projectsOn(sqlite, include), ...projectsOn(postgres, differing)],
  },
});
