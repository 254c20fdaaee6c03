import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Against what hangs, not against a busy machine.
  test: { include: ['src/**/*.test.ts'], testTimeout: 20_000 },
});
