import { defineConfig } from 'vitest/config';

export default defineConfig({
  // No file replaces a module, so all share what a worker has read. The limit is against what hangs, not a busy machine.
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.deep.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
