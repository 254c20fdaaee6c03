import { defineConfig } from 'vitest/config';

// What measures, on a quiet machine: one file after another.
export default defineConfig({
  test: {
    include: ['src/redos.test.ts', 'src/**/*.deep.test.ts'],
    maxWorkers: 1,
    testTimeout: 600_000,
    env: { KASA_REDOS_MS: '50' },
  },
});
