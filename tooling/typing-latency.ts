// `pnpm bench:typing`: latency of a key press in the largest form and the smallest, on a simulated phone.
import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { chromiumOptions, signIn, startProduct } from './product.ts';

/** CPU throttling factor. */
const SLOWER = 4;
/** Maximum latency of a key press, milliseconds (INP is good up to 200). */
const BUDGET = 100;
const KEYS = 30;
/** Milliseconds between keys: faster than anyone types, slow enough for deferred work to finish. */
const PACE = 150;

interface Typing {
  /** CPU time per key including deferred work, milliseconds. */
  cpu: number;
  /** Slowest key press to paint, milliseconds. */
  slowest: number;
}

/** Busy time of the page's main thread, milliseconds. */
async function busy(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

const observeKeys = () => {
  const seen: number[] = [];
  Object.assign(window, { seenKeys: seen });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};
const takeKeys = () => (window as unknown as { seenKeys: number[] }).seenKeys.splice(0);

async function typeInto(page: Page, cdp: CDPSession, field: Locator): Promise<Typing> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.waitForTimeout(1000);
  await page.evaluate(takeKeys);
  const before = await busy(cdp);
  await page.keyboard.type('a'.repeat(KEYS), { delay: PACE });
  await page.waitForTimeout(1000);
  const cpu = ((await busy(cdp)) - before) / KEYS;
  return { cpu, slowest: Math.max(0, ...(await page.evaluate(takeKeys))) };
}

function say(name: string, { cpu, slowest }: Typing, smallest: Typing): void {
  const ratio = `${(cpu / smallest.cpu).toFixed(1)} ×`;
  const verdict = slowest < BUDGET ? `< ${BUDGET} ✓` : `≥ ${BUDGET} ✗`;
  process.stdout.write(
    `  ${name.padEnd(40)}${cpu.toFixed(1).padStart(7)}${ratio.padStart(8)}   slowest ${slowest} ${verdict}\n`,
  );
}

const { base, stop } = await startProduct();
const browser = await chromium.launch(chromiumOptions);
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(observeKeys);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  await page.goto(`${base}/signin`);
  const smallest = await typeInto(page, cdp, page.locator('input[name="password"]'));
  await signIn(page, base);
  await page.goto(`${base}/terminals?kind=acquiring&status=active`);
  const id = await page.locator('tr[data-row-id]').first().getAttribute('data-row-id');
  await page.goto(`${base}/terminals/${id}/edit`);
  const field = (name: string) => page.locator(`[data-field="${name}"] :is(input, textarea)`);
  await field('settings.callback_endpoint').fill('https://shop.example.com/paid');
  await page.locator('figure', { hasText: 'POST https://shop.example.com/paid' }).waitFor();

  process.stdout.write(`Milliseconds for a key, ${SLOWER} times slower than this machine\n`);
  say('sign-in, password', smallest, smallest);
  for (const [label, name] of [
    ['terminal, name', 'name'],
    ['terminal, receipt with its preview', 'settings.receipt_template'],
    ['terminal, callback with its preview', 'settings.callback_body_template'],
    ['terminal, note', 'extra_info'],
  ] as const) {
    say(label, await typeInto(page, cdp, field(name)), smallest);
  }
} finally {
  await browser.close();
  stop();
}
