// Lighthouse budgets (architecture §7) of the built product, as a phone on a slow network sees it: the page that
// everyone meets first, and a screen with a table behind sign-in.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { chromium, type Page } from 'playwright-core';
import { finish } from './checks/report.ts';
import { freePort } from './run/ports.mjs';
import { startServer } from './run/server.mjs';

/** Scores from 0 to 100; CLS without a unit; TBT in milliseconds. */
const budget = { performance: 95, accessibility: 100, cls: 0.05, tbt: 100 } as const;
/** LCP has no budget of its own, but says where a lost point went. */
type Figures = Record<keyof typeof budget | 'lcp', number>;
/** The machine's own noise is larger than a point or two: the median of this many runs counts. */
const runs = 3;

async function measure(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  });
  const report = result?.lhr;
  if (!report || report.runtimeError)
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
  if (new URL(report.finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  }
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    cls: report.audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
    tbt: report.audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY,
    lcp: report.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function problemsOf(url: string, port: number): Promise<string[]> {
  const measured: Figures[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measure(url, port));
  const of = (key: keyof Figures) => median(measured.map((figures) => figures[key]));
  const path = new URL(url).pathname;
  const said = `performance ${of('performance')}, accessibility ${of('accessibility')}, CLS ${of('cls').toFixed(3)}, TBT ${of('tbt').toFixed(0)} ms, LCP ${of('lcp').toFixed(0)} ms`;
  process.stdout.write(`${path}: ${said}\n`);
  return [
    ...(['performance', 'accessibility'] as const).filter((key) => of(key) < budget[key]),
    ...(['cls', 'tbt'] as const).filter((key) => of(key) > budget[key]),
  ].map((key) => `${path}: ${key} is ${of(key)}, budget ${budget[key]}`);
}

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/signin`);
  await page.locator('input[name="phone"]').fill('+380500000001');
  await page.locator('input[name="password"]').fill('kasa-demo');
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname !== '/signin');
}

async function waitForHealth(base: string): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 100) {
    if ((await fetch(`${base}/healthz`).catch(() => undefined))?.ok) return;
    await sleep(100);
  }
  throw new Error('The server did not start within 20 s: is the product built?');
}

const port = await freePort();
const debugging = await freePort();
const base = `http://localhost:${port}`;
const profile = mkdtempSync(join(tmpdir(), 'kasa-lighthouse-'));
const server = startServer({ host: '127.0.0.1', port, dataDir: ':memory:' }, 'ignore');
try {
  await waitForHealth(base);
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${debugging}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
    ],
  });
  const problems = await problemsOf(`${base}/signin`, debugging);
  await signIn(browser.pages()[0] ?? (await browser.newPage()), base);
  problems.push(...(await problemsOf(`${base}/Routes`, debugging)));
  await browser.close();
  finish('Lighthouse', problems, 'within budget');
} finally {
  server.kill('SIGTERM');
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
}
