import { defineConfig } from 'vitest/config';
import usual, { onEachDatabase } from './vitest.config.ts';

// The tests that take minutes when done thoroughly. Not `mergeConfig`: it would add these files to the usual ones.
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: [
      'src/kill.test.ts',
      'src/http/fuzz.test.ts',
      'src/audit/export-volume.test.ts',
      'src/**/*.deep.test.ts',
    ],
    exclude: [],
    projects: onEachDatabase.map((database) => ({ extends: true, test: database })),
    // One after another: some of them measure.
    maxWorkers: 1,
    testTimeout: 600_000,
    env: {
      KASA_KILLS: '50',
      KASA_WRITERS: '16',
      KASA_RESTART_MS: '1000',
      KASA_FUZZ: '10000',
      KASA_EXPORT: '100000',
      KASA_SERVER: 'dist/server.js',
    },
  },
});
