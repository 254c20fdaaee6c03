/** U15, U18: back, forward and reload around a form; lost connections. */
import { expect } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { test } from './support/test.ts';
import { createDriver } from './support/transport.ts';

test('ten times back from a form that was begun, and nothing is lost or sent', { tag: '@deep' }, async ({
  page,
  signIn,
}) => {
  const writes: string[] = [];
  await signIn('dispatcher', '/Drivers');
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(request.url());
  });
  await page.getByRole('link', { name: 'Додати водія' }).click();
  const name = page.getByRole('textbox', { name: 'Прізвище' });
  await name.fill('Мандрівна Ганна Петрівна');
  for (let walk = 0; walk < 10; walk += 1) {
    await page.evaluate(() => history.back());
    const asked = page.getByRole('alertdialog', { name: 'Вийти без збереження?' });
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: 'Залишитися' }).click();
    await expect(asked).toBeHidden();
    await expect(name).toHaveValue('Мандрівна Ганна Петрівна');
    await expect(page).toHaveURL(/\/Drivers\/Create$/);
  }
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Вийти без збереження' }).click();
  await expect(page).toHaveURL(/\/Drivers$/);
  await expect(page.getByRole('heading', { name: 'Водії', level: 1 })).toBeVisible();
  await page.goForward();
  await expect(name).toHaveValue('');
  expect(writes).toEqual([]);
});

test('reload asks while something is unsaved; what was sent is not sent again by walking', async ({
  page,
  signIn,
}) => {
  const writes: string[] = [];
  await signIn('dispatcher', '/branches');
  await page.goto('/Drivers/Create');
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(new URL(request.url()).pathname);
  });
  await page.getByRole('textbox', { name: 'Прізвище' }).fill('Недописаний');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await createDriver(page, { name: 'Мандрівний Іван Ілліч', number: '990117' });
  await expect(page).toHaveURL(/\/Drivers$/);
  for (let walk = 0; walk < 5; walk += 1) {
    // Back skips the sent form, which would create another driver.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Депо' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Депо' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Водії' })).toBeVisible();
  }
  expect(writes).toEqual(['/api/v1/transport/drivers']);
});

test('a connection that is lost ten times is told each time, and found again by itself', {
  tag: '@deep',
}, async ({ page, context, signIn }) => {
  await signIn('dispatcher', '/Drivers');
  await expect(rowsOf(page, 'Водії')).toHaveCount(10);
  const notice = page.getByText('Немає зв’язку', { exact: true });
  for (let cycle = 0; cycle < 10; cycle += 1) {
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expect(rowsOf(page, 'Водії')).toHaveCount(10);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  }
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Сторінка 2' }).click();
  await expect(page.getByText(/^Не вдалося завантажити дані\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Спробувати ще раз' })).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText(/^11–20 з/)).toBeVisible();
  await expect(notice).toBeHidden();
});

test('an area that cannot come without a connection comes by itself when there is one', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('owner', '/users');
  await expect(rowsOf(page, 'Користувачі')).not.toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Маршрути' }).click();
  await expect(page.getByText('Дані з’являться самі, щойно зв’язок відновиться.')).toBeVisible();
  await expect(page.getByText('Вийшла нова версія')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Маршрути' })).toBeVisible();
});
