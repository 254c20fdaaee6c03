import { defineConfig } from 'vitest/config';

// The same test files, once on each database.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // On a quiet machine only, see vitest.deep.config.ts.
    exclude: ['src/**/*.deep.test.ts'],
    // A machine that runs other suites as well is slow; what must be quick measures itself.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'sqlite', env: { KASA_TEST_DB: 'sqlite' } } },
      {
        extends: true,
        test: {
          name: 'postgres',
          env: { KASA_TEST_DB: 'postgres' },
          globalSetup: 'src/db/test-support/global-setup.ts',
        },
      },
    ],
  },
});
