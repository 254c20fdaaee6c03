import { expect } from '@playwright/test';
import { test } from './support/test.ts';

const DRIVER = 'Бондаренко Андрій Васильович';

test('a code from a text message is copied out of the development panel', async ({
  page,
  context,
  merchant,
  checkAccessibility,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/reset-password');
  await page.getByLabel('Телефон').fill(merchant.phoneOf('cashier'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/confirm-password');
  await page.getByRole('button', { name: 'Панель розробника (Alt Shift D)' }).waitFor();
  await page.keyboard.press('Alt+Shift+KeyD');
  const copy = page.getByRole('button', { name: /Скопіювати код \d{6}/ }).first();
  await copy.click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(await copy.textContent()).toContain(code);
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
});

test('one click in the development panel signs in as somebody else', async ({ page, signIn }) => {
  await signIn('dispatcher', '/Routes');
  await page.getByRole('button', { name: 'Панель розробника (Alt Shift D)' }).click();
  await page.getByRole('tab', { name: 'Увійти як' }).click();
  await page
    .getByRole('button', { name: `Увійти: ${DRIVER}` })
    .first()
    .click();
  await expect(page.getByRole('button', { name: new RegExp(DRIVER) }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Створити маршрут' })).toHaveCount(0);
});
