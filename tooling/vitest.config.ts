import { configDefaults, defineConfig } from 'vitest/config';

// Deep tests take minutes and run separately: `pnpm test:deep`.
const others = process.env.KASA_DEEP === '1' ? '**/!(*.deep).test.ts' : '**/*.deep.test.ts';

export default defineConfig({
  test: {
    include: ['tooling/**/*.test.ts'],
    exclude: [...configDefaults.exclude, others],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    environment: 'node',
  },
});
