import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Vitest's default leaves one core idle.
    maxWorkers: '100%',
    // No file mocks a module, so files can share a worker's module cache.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ['@kasa/mock-server/http/test-support/seed-folder'],
  },
});
