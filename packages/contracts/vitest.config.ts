import { defineConfig } from 'vitest/config';

export default defineConfig({
  // No file mocks a module, so files share a worker's module cache. The timeout catches hangs, not a busy
  // machine.
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.deep.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
