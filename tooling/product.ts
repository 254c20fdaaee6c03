import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { freePort } from './run/ports.mjs';
import { startServer } from './run/server.mjs';

/** The system's Chromium, headless in a container. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
};

/** Starts the built product with in-memory demo data. */
export async function startProduct(): Promise<{ base: string; stop: () => void }> {
  const port = await freePort();
  const server = startServer({ host: '127.0.0.1', port, dataDir: ':memory:' }, 'ignore');
  const base = `http://localhost:${port}`;
  for (let waited = 0; waited < 20_000; waited += 100) {
    if ((await fetch(`${base}/healthz`).catch(() => undefined))?.ok) {
      return { base, stop: () => void server.kill('SIGTERM') };
    }
    await sleep(100);
  }
  server.kill('SIGTERM');
  throw new Error('The server did not start within 20 s: is the product built?');
}

export async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/signin`);
  await page.locator('input[name="phone"]').fill('+380500000001');
  await page.locator('input[name="password"]').fill('kasa-demo');
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname !== '/signin');
}
