import { defineConfig } from 'vitest/config';
import { appTestConfig } from './vitest.config.ts';

// `pnpm test:deep`: what takes minutes, one file after another.
export default defineConfig({
  ...appTestConfig,
  test: { ...appTestConfig.test, include: ['src/**/*.deep.test.tsx'], fileParallelism: false },
});
