import { defineConfig } from 'vitest/config';
import usual from './vitest.config.ts';

const [app] = usual.test?.projects ?? [];
if (typeof app !== 'object' || !('test' in app)) throw new Error('The project "app" comes first');

// `pnpm test:deep`: what takes minutes, one file after another.
export default defineConfig({
  ...app,
  test: { ...app.test, include: ['src/**/*.deep.test.tsx'], exclude: [], fileParallelism: false },
});
