/** U13: a new version removes the chunks of a screen not opened yet. */
import { expect, type Page } from '@playwright/test';
import { navigateInApp } from './support/screen-content.ts';
import { test } from './support/test.ts';
import { fillInRoute } from './support/transport.ts';

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Головне меню' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

/** Waits for the chunks that load some time after the first screen. */
async function allScripts(page: Page): Promise<Set<string>> {
  let known = 0;
  await expect
    .poll(
      async () => {
        const before = known;
        known = (await scripts(page)).length;
        return known - before;
      },
      // Longer than the delay of the background loading.
      { intervals: [3_000] },
    )
    .toBe(0);
  return new Set(await scripts(page));
}

test('a screen whose file is gone: the page is loaded anew once, then says what to do', {
  tag: '@deep',
}, async ({ page, signIn, checkAccessibility, expectedErrors }) => {
  expectedErrors.push(/./);
  await signIn('dispatcher', '/Routes');
  await page.goto('/Routes');
  await expect(heading(page, 'Маршрути')).toBeVisible();
  // The screen's own chunks load only on navigation.
  const before = await allScripts(page);
  await menu(page, 'Водії').click();
  await expect(heading(page, 'Водії')).toBeVisible();
  const gone = (await scripts(page)).filter((path) => !before.has(path));
  expect(gone.length).toBeGreaterThan(0);

  await page.goto('/Routes');
  await expect(heading(page, 'Маршрути')).toBeVisible();
  await page.route(
    ({ pathname }) => gone.includes(pathname),
    (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  await page.goto('/Routes');
  await expect(heading(page, 'Маршрути')).toBeVisible();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const isNew = page.waitForEvent('load');
  await menu(page, 'Водії').click();
  await isNew;
  // Reloads at the target of the navigation; without success it is not repeated.
  await expect(heading(page, 'Вийшла нова версія')).toBeVisible();
  await checkAccessibility();
  await expect(menu(page, 'Маршрути')).toBeVisible();
  expect(loads).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Оновити сторінку' }).click();
  await expect(heading(page, 'Водії')).toBeVisible();
});

test('a route is made while a new version comes: its list is shown, and not the empty form again', {
  tag: '@deep',
}, async ({ page, signIn, expectedErrors }) => {
  expectedErrors.push(/./);
  await signIn('dispatcher', '/Routes/Create');
  await expect(heading(page, 'Новий маршрут')).toBeVisible();
  const before = await allScripts(page);
  let gone = 0;
  await page.route(
    ({ pathname }) => pathname.endsWith('.js') && !before.has(pathname),
    async (route) => {
      gone += 1;
      if (gone > 1) return route.continue();
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
    },
  );
  await fillInRoute(page, 'Автобус №97');
  const isNew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Створити' }).click();
  await isNew;
  await expect(heading(page, 'Транспорт')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/Transports');
});

test('a screen that throws says so, in words that everybody can read', async ({
  page,
  signIn,
  checkAccessibility,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  await signIn('owner', '/nowhere');
  await page.evaluate(() => {
    Intl.DateTimeFormat.prototype.formatToParts = Intl.DateTimeFormat.prototype.format = () => {
      throw new Error('planted');
    };
  });
  await navigateInApp(page, '/audit');
  await expect(page.getByText(/^Номер помилки/)).toBeVisible();
  await checkAccessibility();
});
