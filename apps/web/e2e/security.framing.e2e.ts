/**
 * T23: foreign pages can neither frame the product nor control its window.
 * Planted faults: no `frame-ancestors`, no Cross-Origin-Opener-Policy, a chat link without `noopener`.
 */
import { expect } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { startOtherOrigin } from './support/other-origin.ts';
import { test } from './support/test.ts';

for (const site of ['sameSite', 'crossSite'] as const) {
  test(`no frame of another page shows the product (${site})`, async ({
    page,
    signIn,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(/frame-ancestors/);
    await signIn('owner', '/Routes');
    const targets = ['/Routes', '/signin', '/', '/docs', '/api/v1/auth/me', '/favicon.svg'];
    const frames = targets.flatMap((path) => [
      `<iframe src="${baseURL}${path}"></iframe>`,
      `<iframe sandbox="allow-scripts allow-same-origin" src="${baseURL}${path}"></iframe>`,
      `<object data="${baseURL}${path}"></object>`,
      `<embed src="${baseURL}${path}">`,
    ]);
    const foreign = await startOtherOrigin(`<!doctype html><title>elsewhere</title>${frames.join('')}`);
    try {
      await page.goto(foreign[site]);
      // Retried as a whole: the browser replaces refused frames.
      await expect(async () => {
        const inside = page.frames().filter((frame) => frame !== page.mainFrame());
        expect(inside.length).toBeGreaterThan(targets.length);
        for (const frame of inside) {
          expect(frame.url()).not.toContain(String(baseURL));
          const shown = await frame.evaluate(() => document.body?.textContent ?? '');
          expect(shown).not.toMatch(/Маршрут|Вхід|Каса|"code"/);
        }
      }).toPass();
    } finally {
      await foreign.close();
    }
  });
}

test('a page that opened the product has no hold on its window, and the product none on it', {
  tag: '@deep',
}, async ({ page, signIn, baseURL }) => {
  await signIn('owner', '/Routes');
  const foreign = await startOtherOrigin();
  try {
    await page.goto(foreign.sameSite);
    const opening = page.waitForEvent('popup');
    await page.evaluate((url) => Object.assign(window, { opened: window.open(url) }), `${baseURL}/Routes`);
    const product = await opening;
    await expect(product.getByRole('table')).toBeVisible();
    expect(await product.evaluate(() => window.opener)).toBeNull();
    // The opener's handle is severed: it has no effect.
    const isClosed = () => page.evaluate(() => (window as unknown as { opened: Window }).opened.closed);
    await expect.poll(isClosed).toBe(true);
    await page.evaluate(() => {
      const { opened } = window as unknown as { opened: Window };
      opened.location.href = 'about:blank';
      opened.close();
    });
    await expect(product).toHaveURL(`${baseURL}/Routes`);
    await expect(product.getByRole('table')).toBeVisible();
  } finally {
    await foreign.close();
  }
});

test('a chat that is opened from the drivers knows nothing of the page it came from', {
  tag: '@deep',
}, async ({ page, context, signIn }) => {
  await context.route('https://t.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
  );
  await page.setViewportSize({ width: 1920, height: 900 });
  await signIn('owner', '/Drivers');
  const opening = page.waitForEvent('popup');
  await rowsOf(page, 'Водії')
    .getByRole('link', { name: /^Написати/ })
    .first()
    .click();
  const chat = await opening;
  await expect(chat).toHaveTitle('chat');
  expect(await chat.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});
