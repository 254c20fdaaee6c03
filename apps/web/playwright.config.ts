import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';

/** How one of these browsers is started, the first that is there; without any Playwright says what to install. */
const launched = (...paths: (string | undefined)[]) => {
  const executablePath = paths.find((path) => path && existsSync(path));
  return { launchOptions: { args, ...(executablePath ? { executablePath } : {}) } };
};
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** What people have. */
const whole = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
/** The same without windows, a third quicker: it keeps no passwords and asks nobody for a camera. */
const windowless = [
  process.env.CHROMIUM_SHELL_PATH,
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
];

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

// The configuration is read once more in every worker: all must speak of the same server.
process.env.KASA_E2E_PORT ??= String(await freePort());
const port = process.env.KASA_E2E_PORT;
const isDeep = process.env.KASA_DEEP === '1';
/** What takes long and seldom breaks: `pnpm test:deep`. */
const onlyDeep = isDeep ? [] : [/@deep/];
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  // The deep run plays all stories, and leaves out nothing of them.
  testIgnore: isDeep ? [] : '**/*.deep.e2e.ts',
  outputDir: './test-results/test-e2e',
  globalTeardown: './e2e/support/axe-coverage.ts',
  fullyParallel: true,
  forbidOnly: true,
  // What passes at a later try is named at the end of the run (tooling/run/summary.mjs).
  retries: process.env.CI && !isDeep ? 2 : 0,
  workers: 2,
  // How long something takes is measured elsewhere (`pnpm bench`); here a busy machine must not look like a fault.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    viewport: { width: 1280, height: 800 },
    // A step that waits in vain names its line, long before the test's own limit.
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'windowless',
      grepInvert: [/@whole-browser/, ...onlyDeep],
      use: launched(...windowless, ...whole),
    },
    { name: 'whole', grep: /@whole-browser/, grepInvert: onlyDeep, use: launched(...whole) },
  ],
  // The product as `npm start` runs it, built before, over a database in memory.
  webServer: {
    command: `"${process.execPath}" ../mock-server/dist/server.js`,
    url: `${baseURL}/healthz`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: ':memory:',
      REQUESTS_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
      // Each test comes from an address of its own (support/test.ts): limits for an address are not shared by all.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
