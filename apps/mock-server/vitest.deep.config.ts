import { defineConfig, mergeConfig } from 'vitest/config';
import usual from './vitest.config.ts';

// The tests that take minutes when done thoroughly.
export default mergeConfig(
  usual,
  defineConfig({
    test: {
      include: ['src/kill.test.ts', 'src/http/fuzz.test.ts', 'src/**/*.deep.test.ts'],
      env: { KASA_KILLS: '50', KASA_FUZZ: '10000' },
    },
  }),
);
