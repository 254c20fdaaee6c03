// Lighthouse budgets of the built product on a phone with a slow network (architecture §7, ADR 15).
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { startBarePage } from './bare-page.ts';
import {
  budgetViolations,
  type Metrics,
  median,
  missedTargets,
  tooMuchWork,
} from './checks/lighthouse-budget.ts';
import { reportProblems } from './checks/report.ts';
import { chromiumOptions, signIn, startProduct } from './product.ts';
import { freePort } from './run/ports.mjs';

/** A page fails when none of this many runs is within budget. */
const MAX_RUNS = 5;

/** Attempts to get a report: a busy machine sometimes loses a trace. */
const MAX_TRIES = 3;

async function reportOf(url: string, port: number, tries = MAX_TRIES): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  });
  const report = result?.lhr;
  if (report && !report.runtimeError) return report;
  if (tries > 1) return reportOf(url, port, tries - 1);
  throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
}

async function measure(url: string, port: number): Promise<Metrics> {
  const report = await reportOf(url, port);
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
    work: report.audits['mainthread-work-breakdown']?.numericValue ?? Number.NaN,
  };
}

/** Only `pnpm test:deep` also checks main-thread work relative to the bare page (ADR 15). */
const countsWork = process.argv.includes('--timed');

/** Alternating measurements of a page and the bare page; their median is compared. */
const TURNS = 5;

/** Maximum main-thread work relative to the bare React page: a quarter above the measured value (ADR 15). */
const PAGES: readonly (readonly [path: string, mostWork: number])[] = [
  ['/signin', 7.5],
  ['/', 11],
  ['/Routes', 8.5],
];

async function look(url: string, port: number): Promise<Metrics> {
  const figures = await measure(url, port);
  const { performance, accessibility, cls, tbt, lcp, work } = figures;
  const lacks = missedTargets(figures).join(', ');
  process.stdout.write(
    `${url.replace(/^https?:\/\/[^/]*/, '')}: performance ${performance}, accessibility ${accessibility}, CLS ${cls.toFixed(3)}, TBT ${tbt.toFixed(0)} ms, LCP ${lcp.toFixed(0)} ms, work ${work.toFixed(0)} ms${lacks && `   (${lacks})`}\n`,
  );
  return figures;
}

async function problemsOf(url: string, port: number): Promise<string[]> {
  let problems: string[] = [];
  for (let run = 1; run <= MAX_RUNS; run += 1) {
    problems = budgetViolations(await look(url, port)).map(
      (problem) => `${problem} (the last of ${run} runs)`,
    );
    if (problems.length === 0) break;
  }
  return problems;
}

async function problemsOfWork(url: string, bareUrl: string, port: number, most: number): Promise<string[]> {
  const ours: Metrics[] = [];
  const bare: Metrics[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    bare.push(await measure(bareUrl, port));
    ours.push(await look(url, port));
  }
  const [work, bareWork] = [ours, bare].map((all) => median(all.map((figures) => figures.work)));
  process.stdout.write(`${url}: work ${work?.toFixed(0)} ms, of a bare page ${bareWork?.toFixed(0)} ms\n`);
  return tooMuchWork(ours, bare, most);
}

const debugging = await freePort();
const profile = mkdtempSync(join(tmpdir(), 'kasa-lighthouse-'));
const browser = await chromium.launchPersistentContext(profile, {
  ...chromiumOptions,
  args: [`--remote-debugging-port=${debugging}`, ...chromiumOptions.args],
});
// After the browser's start, which keeps its priority: server and runner must not slow the page down.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { base, stop } = await startProduct();
const bare = countsWork ? await startBarePage() : undefined;
try {
  const problems: string[] = [];
  for (const [path, most] of PAGES) {
    if (path === '/') await signIn(browser.pages()[0] ?? (await browser.newPage()), base);
    const found = await problemsOf(base + path, debugging);
    if (bare) found.push(...(await problemsOfWork(base + path, bare.url, debugging, most)));
    problems.push(...found.map((problem) => `${path}: ${problem}`));
  }
  reportProblems('Lighthouse', problems, 'within budget');
} finally {
  await browser.close();
  stop();
  bare?.stop();
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
}
