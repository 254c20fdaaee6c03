import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Vitest would leave a core idle.
    maxWorkers: '100%',
    globalSetup: ['@kasa/mock-server/http/test-support/seed-folder'],
  },
});
