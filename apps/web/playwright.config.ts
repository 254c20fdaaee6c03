import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';

/** The system's Chromium; without one Playwright says what to install. */
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (path) => path && existsSync(path),
);

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
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: './e2e',
  // Those of minutes run alone: `pnpm test:deep`. There the proofs that usually leave something out are whole, too.
  testMatch: isDeep
    ? ['**/*.deep.e2e.ts', '**/security.{foreign-pages,redirect,texts}.e2e.ts']
    : '**/*.e2e.ts',
  testIgnore: isDeep ? [] : '**/*.deep.e2e.ts',
  outputDir: './test-results',
  globalTeardown: './e2e/support/looked-at.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes at the second try has failed.
  retries: 0,
  workers: 2,
  // How long something takes is measured elsewhere (`pnpm bench`); here a busy machine must not look like a fault.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    viewport: { width: 1280, height: 800 },
    // A step that waits in vain names its line, long before the test's own limit.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
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
  },
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
