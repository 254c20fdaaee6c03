import { defineConfig } from 'vitest/config';
import usual, { deepOnPostgres, postgres, sqlite } from './vitest.config.ts';

const include = [
  'src/kill.test.ts',
  'src/contract-kills.test.ts',
  'src/contract-canaries.test.ts',
  'src/http/request/fuzz.test.ts',
  'src/mock/demo-activity.test.ts',
  'src/audit/export-volume.test.ts',
  'src/**/*.deep.test.ts',
];

// Tests that take minutes. Not `mergeConfig`: it would add these files to the usual ones.
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    exclude: [],
    projects: [
      { extends: true, test: { ...sqlite, include } },
      { extends: true, test: { ...postgres, include: deepOnPostgres(include) } },
    ],
    // Sequential: some tests measure time.
    maxWorkers: 1,
    testTimeout: 600_000,
    env: {
      KASA_DEEP: '1',
      KASA_KILLS: '50',
      KASA_KILL_ROUNDS: '20',
      KASA_WRITERS: '16',
      KASA_RESTART_MS: '1000',
      KASA_FUZZ: '10000',
      KASA_ANSWER_MS: '1000',
      KASA_EXPORT: '100000',
      KASA_SERVER: 'dist/server.js',
    },
  },
});
