import { availableParallelism } from 'node:os';
import { isolatedTestFiles } from '@kasa/mock-server/http/test-support/isolated-test-files';
import { longestFirst } from '@kasa/mock-server/http/test-support/longest-first';
import { defineConfig } from 'vitest/config';

const include = ['src/**/*.test.{ts,tsx}'];
// Those of minutes: vitest.deep.config.ts.
const exclude = ['src/**/*.deep.test.tsx'];
const own = isolatedTestFiles(import.meta.dirname, include);

/** How the app is tested, whichever files. */
export const appTestConfig = {
  define: { __DEV_PANEL__: 'false' },
  test: {
    environment: 'jsdom',
    // The origin that the injecting fetch speaks for.
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['./src/app/test-support/disable-react-profiling.ts', './src/app/test-support/setup.ts'],
    globalSetup: ['@kasa/mock-server/http/test-support/seed-folder'],
    // Each test starts the app against a backend; two cores are shared with whatever else runs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};

export default defineConfig({
  test: {
    // What passes at a later try is named at the end of the run (tooling/run/summary.mjs).
    retry: process.env.CI ? 2 : 0,
    // All cores and one more, for tests wait now and then; vitest would leave a core idle.
    maxWorkers: availableParallelism() + 1,
    // Each screen, whatever becomes of its calls.
    sequence: { sequencer: longestFirst(['reliability/every-screen.test.tsx']) },
    projects: [
      {
        ...appTestConfig,
        test: { ...appTestConfig.test, name: 'app', include, exclude: [...exclude, ...own], isolate: false },
      },
      {
        ...appTestConfig,
        test: { ...appTestConfig.test, name: 'app, isolated modules', include: own, exclude },
      },
      { test: { name: 'build', include: ['build/**/*.test.ts'], environment: 'node', testTimeout: 20_000 } },
    ],
  },
});
