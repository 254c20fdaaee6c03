import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from './support/overflow.ts';
import { test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the shell is accessible: wide, narrow, and with its menus open', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/nowhere');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Тема' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Темна' })).toBeVisible();
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Ще' }).click();
  await expect(page.getByRole('dialog', { name: 'Головне меню' })).toBeVisible();
  await checkAccessibility();
});

test('the sign-in page is accessible and fits a phone', async ({ page, checkAccessibility }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/signin');
    await expect(heading(page, 'Вхід')).toBeVisible();
    await checkAccessibility();
    await expectNoOverflow(page);
  }
});

test('a keyboard reaches everything: skip link, menu, language', async ({ page, signIn }) => {
  await signIn('owner', '/nowhere');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Перейти до вмісту' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Мова' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menu', { name: 'Мова' }).getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Мова' })).toBeFocused();
});

test('the folded menu is remembered on this device, over a sign-out too', async ({ page, signIn }) => {
  await signIn('owner', '/nowhere');
  await page.getByRole('button', { name: 'Згорнути меню' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Розгорнути меню' })).toBeVisible();
  await page.getByRole('button', { name: /^Профіль/ }).click();
  await page.getByRole('menuitem', { name: 'Вийти' }).click();
  await expect(heading(page, 'Вхід')).toBeVisible();
  await signIn('owner', '/nowhere');
  await expect(page.getByRole('button', { name: 'Розгорнути меню' })).toBeVisible();
});

test('a screen that is slow to come shows the progress bar', async ({ page, signIn }) => {
  await signIn('dispatcher', '/nowhere');
  // Delays only the screen's chunk.
  const file = Promise.withResolvers<void>();
  await page.route('**/assets/vehicles-*.js', async (route) => {
    await file.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Транспорт' }).click();
  await expect(page.getByRole('progressbar', { name: 'Відкриваємо сторінку' })).toBeVisible();
  file.resolve();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('a file that a new version took away loads the page anew once, and then says what to do', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to fetch dynamically imported module|Loading module/);
  await signIn('dispatcher', '/nowhere');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/vehicles-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('link', { name: 'Транспорт' }).click();
  await expect.poll(() => loads).toBe(1);
  await page.getByRole('link', { name: 'Транспорт' }).click();
  await expect(page.getByRole('heading', { name: 'Вийшла нова версія' })).toBeVisible();
  expect(loads).toBe(1);
  await page.getByRole('link', { name: 'Маршрути' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a read that takes more than ten seconds says so and can be cancelled without a word', async ({
  page,
  merchant,
  signIn,
}) => {
  await signIn('dispatcher', '/nowhere');
  await merchant.fail('listTransports', 30_000, { times: 1 });
  await page.clock.install();
  await page.getByRole('link', { name: 'Транспорт' }).click();
  // Retried: the ten seconds start slightly after the table's frame is shown.
  await expect(async () => {
    await page.clock.fastForward(11_000);
    await expect(page.getByText('Усе ще працюємо…')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Скасувати запит' }).click();
  await expect(page.getByText('Усе ще працюємо…')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what somebody wrote into local storage does not stop the app', { tag: '@deep' }, async ({
  page,
  signIn,
}) => {
  const odd = ['{', 'null', '[]', '""', '0', '{}', '{"id":5}', 'true', 'x'.repeat(100_000)];
  for (const value of odd) {
    await page.goto('/favicon.svg');
    await page.evaluate((text) => {
      for (const key of ['user', 'user_roles', 'user_menu', 'user_menu_icons', 'route', 'locale', 'token']) {
        localStorage.setItem(key, text);
      }
    }, value);
    await page.goto('/Routes');
    await expect(heading(page, 'Вхід')).toBeVisible();
  }
  await signIn('owner', '/nowhere');
  await page.evaluate(() => {
    localStorage.setItem('user_roles', '"owner"');
    localStorage.setItem('user_menu', '{');
    localStorage.setItem('user_menu_icons', '[]');
  });
  await page.reload();
  await expect(heading(page, 'Такої сторінки немає')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Маршрути' })).toBeVisible();
});

// A preload is used only if the app's request is identical.
for (const [role, locale, steps] of [
  ['owner', 'uk', 1],
  ['owner', 'en', 1],
  ['accountant', 'uk', 0],
] as const) {
  test(`the first screen for whoever is signed in as ${role} reads everything once, in ${locale}`, async ({
    page,
    signIn,
  }) => {
    await signIn(role, '/nowhere');
    if (locale === 'en') await page.evaluate(() => localStorage.setItem('locale', 'en'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.locator('tr[data-row-id]')).not.toHaveCount(0);
    const times = (path: string) => asked.filter((one) => one === path).length;
    expect(
      ['/api/v1/terminals/terminals', '/api/v1/auth/views', '/api/v1/auth/first-steps'].map(times),
    ).toEqual([1, 1, steps]);
  });
}
