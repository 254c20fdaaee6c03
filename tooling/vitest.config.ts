import { defineConfig } from 'vitest/config';

// Those of minutes run alone: `pnpm test:deep`.
const isDeep = process.env.KASA_DEEP === '1';

export default defineConfig({
  test: {
    include: [isDeep ? 'tooling/**/*.deep.test.ts' : 'tooling/**/!(*.deep).test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    environment: 'node',
  },
});
