import { defineConfig } from 'vitest/config';

export default defineConfig({
  // No file replaces a module, so all share what a worker has read. The limit is against what hangs, not a busy machine.
  test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 20_000 },
});
