import { defineConfig } from 'vitest/config';
import { ofApp } from './vitest.config.ts';

// `pnpm test:deep`: what takes minutes, one file after another.
export default defineConfig({
  ...ofApp,
  test: { ...ofApp.test, include: ['src/**/*.deep.test.tsx'], fileParallelism: false },
});
