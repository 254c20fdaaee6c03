import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Files share a worker's module cache, as none mocks a module. The timeout only catches hangs.
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.deep.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
