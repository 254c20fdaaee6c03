import { expect } from '@playwright/test';
import { test } from './support/test.ts';

const DRIVER = 'Бондаренко Андрій Васильович';
const written = (phone: string) => phone.replace(/(\d\d)(\d{3})(\d\d)(\d\d)$/, ' $1 $2 $3 $4');

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
  // Other tests receive messages at the same time.
  const message = page.getByRole('listitem').filter({ hasText: written(merchant.phoneOf('cashier')) });
  const copy = message.getByRole('button', { name: /Скопіювати код \d{6}/ });
  const code = (await copy.textContent())?.match(/\d{6}/)?.[0];
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
});

test('one click in the development panel signs in as somebody else', async ({ page, signIn }) => {
  await signIn('dispatcher', '/Routes');
  await page.getByRole('button', { name: 'Панель розробника (Alt Shift D)' }).click();
  await page.getByRole('tab', { name: 'Увійти як' }).click();
  await page.getByRole('button', { name: `Увійти: ${DRIVER}` }).click();
  const menu = page.getByRole('navigation', { name: 'Головне меню' });
  await expect(menu.getByRole('button', { name: new RegExp(DRIVER) })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Створити маршрут' })).toHaveCount(0);
});
