import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compareBlocks } from './src/story-kit/compare-blocks.ts';

const { CHROMIUM_SHELL_PATH, CHROMIUM_PATH } = process.env;
/** The system's Chromium, headless shell first; undefined: Playwright's own. */
const executablePath = [
  CHROMIUM_SHELL_PATH,
  CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path));

/** Starts the slowest files first. A copy of the server's `longest-first.ts`: this package depends on no other. */
const LONGEST = /\/(?:stories|code-photo|toaster)\.test\.tsx$/;
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => isLong(other) - isLong(one));
  }
}
const isLong = ({ moduleId }: TestSpecification) => Number(LONGEST.test(moduleId));

const isDeep = process.env.KASA_DEEP === '1';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Pre-bundled: a dependency discovered during a run would reload the page.
  optimizeDeps: {
    include: [
      '@internationalized/date',
      '@storybook/react-vite',
      'axe-core',
      'input-otp',
      'leaflet',
      'lucide-react',
      'qr',
      'qr/decode.js',
      'react',
      'react-aria-components',
      'react-dom',
      'react-dom/client',
      'react-toastify/unstyled',
      'react/jsx-dev-runtime',
      'zxing-wasm/reader',
    ],
  },
  test: {
    // Pictures are compared apart, as another Chromium may draw them otherwise: `pnpm test:deep`.
    include: isDeep ? ['src/**/*.deep.test.tsx'] : ['src/**/*.test.{ts,tsx}'],
    exclude: isDeep ? [] : ['src/**/*.deep.test.tsx'],
    setupFiles: ['./src/story-kit/setup.ts'],
    // One worker more than cores, as some tests only wait for a toast; vitest's default leaves a core idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Generous, so that a busy machine causes no failures; performance is measured elsewhere.
    testTimeout: 60_000,
    attachmentsDir: 'test-results/test/pictures',
    expect: { poll: { timeout: 10_000 } },
    retry: process.env.CI ? 2 : 0,
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
        contextOptions: { reducedMotion: 'reduce', locale: 'uk-UA', timezoneId: 'Europe/Kyiv' },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'blocks',
          comparatorOptions: { allowed: 0.005 },
          comparators: { blocks: compareBlocks },
          resolveScreenshotPath: ({ root, arg, ext }) => `${root}/pictures/${arg}${ext}`,
        },
      },
    },
  },
});
