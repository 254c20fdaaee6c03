import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Vitest would leave a core idle.
    maxWorkers: '100%',
    // No file replaces a module, so all share what a worker has read.
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ['@kasa/mock-server/http/test-support/seed-folder'],
  },
});
