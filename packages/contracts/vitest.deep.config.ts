import { defineConfig } from 'vitest/config';

// Time measurements: one file at a time, on a quiet machine.
export default defineConfig({
  test: {
    include: ['src/redos.test.ts', 'src/**/*.deep.test.ts'],
    maxWorkers: 1,
    testTimeout: 600_000,
    env: { KASA_REDOS_MS: '50' },
  },
});
