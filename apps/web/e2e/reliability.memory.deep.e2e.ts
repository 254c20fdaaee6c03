/** U21: 500 screen changes in one tab leak neither memory nor listeners. */
import { type CDPSession, expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

/** Until hot code is compiled, which takes memory too. */
const WARM_UP = 100;
const CHANGES = 500;

/** Visits four lists by the menu, inside the page: the test framework's own memory must not count. */
const walk = (page: Page, changes: number) =>
  page.evaluate(async (count) => {
    const places = ['/Routes', '/Transports', '/Drivers', '/branches'];
    const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
    const isThere = (place: string) =>
      window.location.pathname === place &&
      document.querySelector('main [data-row-id]') !== null &&
      document.querySelector('main .kasa-skeleton') === null;
    for (let n = 0; n < count; n += 1) {
      const place = places[n % places.length] ?? '';
      document.querySelector<HTMLElement>(`nav a[href="${place}"]`)?.click();
      const limit = performance.now() + 20_000;
      do await pause();
      while (!isThere(place) && performance.now() < limit);
      if (!isThere(place)) throw new Error(`The screen ${place} did not come`);
      await pause();
    }
  }, changes);

async function held(cdp: CDPSession): Promise<{ heap: number; listeners: number; nodes: number }> {
  for (let n = 0; n < 3; n += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

test('five hundred changes of the screen leave nothing behind', async ({ page, signIn }) => {
  test.setTimeout(900_000);
  await signIn('dispatcher', '/Routes');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await walk(page, WARM_UP);
  const before = await held(cdp);
  await walk(page, CHANGES);
  const after = await held(cdp);
  const figures = JSON.stringify({ before, after });
  expect(after.heap / before.heap, figures).toBeLessThan(1.2);
  expect(after.listeners / before.listeners, figures).toBeLessThan(1.05);
  expect(after.nodes / before.nodes, figures).toBeLessThan(1.05);
});
