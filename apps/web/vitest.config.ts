import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        define: { __DEV_PANEL__: 'false' },
        test: {
          name: 'app',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // The origin that the injecting fetch speaks for.
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: ['./src/app/test-support/setup.ts'],
          // Each test starts the app against a backend; two cores are shared with whatever else runs.
          testTimeout: 20_000,
        },
      },
      { test: { name: 'build', include: ['build/**/*.test.ts'], environment: 'node', testTimeout: 20_000 } },
    ],
  },
});
