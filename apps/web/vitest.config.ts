import { longestFirst } from '@kasa/mock-server/http/test-support/longest-first';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest would leave a core idle.
    maxWorkers: '100%',
    // Each screen, whatever becomes of its calls.
    sequence: { sequencer: longestFirst(['reliability/every-screen.test.tsx']) },
    projects: [
      {
        define: { __DEV_PANEL__: 'false' },
        test: {
          name: 'app',
          include: ['src/**/*.test.{ts,tsx}'],
          // Those of minutes: vitest.deep.config.ts.
          exclude: ['src/**/*.deep.test.tsx'],
          environment: 'jsdom',
          // The origin that the injecting fetch speaks for.
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: ['./src/app/test-support/setup.ts'],
          globalSetup: ['@kasa/mock-server/http/test-support/seed-folder'],
          // Each test starts the app against a backend; two cores are shared with whatever else runs.
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      { test: { name: 'build', include: ['build/**/*.test.ts'], environment: 'node', testTimeout: 20_000 } },
    ],
  },
});
