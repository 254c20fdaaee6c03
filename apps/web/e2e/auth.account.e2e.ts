import { expect, type Page } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { PASSWORD } from './support/merchant.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const userMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Головне меню' }).getByRole('button', { name: /^(Коваль|Профіль)/ });
const sessions = (page: Page) => page.getByRole('list', { name: 'Ваші сеанси' });
const banner = (page: Page) => page.getByText(/^Ви переглядаєте Касу в ролі «[^»]+»\./);

test('an owner sees the app as a cashier, can change nothing, and returns', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('owner', '/terminals');
  const menu = page.getByRole('navigation', { name: 'Головне меню' });
  await expect(menu.getByRole('link', { name: 'Журнал змін' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/Transports');
  await expect(other.getByRole('table')).toBeVisible();

  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: 'Касир' }).click();
  await expect(banner(page)).toHaveText('Ви переглядаєте Касу в ролі «Касир». Змінювати дані не можна.');
  await expect(menu.getByRole('link', { name: 'Журнал змін' })).toBeHidden();
  await expect(banner(other)).toBeVisible();

  await page.reload();
  await expect(banner(page)).toBeVisible();
  await rowsOf(page, 'Термінали').first().click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: /Редагувати/ })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.goto('/Routes/Create');
  await expect(page.getByText('Потрібне право «Керування транспортом»')).toBeVisible();
  await page.goto('/audit');
  await expect(page.getByText('Потрібне право «Перегляд журналу змін»')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Зберегти' })).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: 'Вийти з перегляду' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Журнал змін' })).toBeVisible();
  await expect(page.getByText('У вас є всі права.')).toBeVisible();
  await expect(banner(other)).toBeHidden();
});

test('a revoked session is signed out with its next step', async ({ page, browser, signIn, merchant }) => {
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' });
  const phone = await elsewhere.newPage();
  await signIn('owner', '/Transports?page=2', phone);
  await expect(phone.getByRole('table')).toBeVisible();
  const neighbour = await elsewhere.newPage();
  await neighbour.goto('/Drivers');
  await expect(neighbour.getByRole('table')).toBeVisible();

  await signIn('owner', '/profile');
  await expect(sessions(page).getByText('Цей сеанс')).toBeVisible();
  await page.getByRole('button', { name: 'Завершити сеанс: Firefox 145 · Windows' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Завершити' }).click();
  await expect(page.getByText('Сеанс завершено!')).toBeVisible();
  await expect(sessions(page).getByText('Firefox 145 · Windows')).toBeHidden();

  // Without a reload it would notice with its next request.
  await phone.reload();
  await expect(heading(phone, 'Вхід')).toBeVisible();
  expect(new URL(phone.url()).searchParams.get('redirect')).toBe('/Transports?page=2');
  await expect(heading(neighbour, 'Вхід')).toBeVisible();
  await phone.locator('input[name="phone"]').fill(merchant.phoneOf('owner'));
  await phone.locator('input[name="password"]').fill(PASSWORD);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('table')).toBeVisible();
  await elsewhere.close();
});

test('a changed password ends all other sessions, and signs in from then on', { tag: '@deep' }, async ({
  page,
  browser,
  signIn,
  merchant,
  checkAccessibility,
}) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn('owner', '/Routes', other);
  await signIn('owner', '/profile/password');
  const fill = async (present: string) => {
    await page.locator('input[name="current_password"]').fill(present);
    await page.locator('input[name="password"]').fill('довгий-і-новий-27');
    await page.locator('input[name="password_repeat"]').fill('довгий-і-новий-27');
    await page.getByRole('button', { name: 'Змінити пароль' }).click();
  };
  await fill('not-this-one');
  await expect(page.getByText('Неправильний пароль')).toBeVisible();
  await expect(page.locator('input[name="current_password"]')).toBeFocused();
  await checkAccessibility();
  await fill(PASSWORD);
  await expect(page.getByText('Пароль змінено!')).toBeVisible();
  await expect(page.getByText(/всі інші сеанси завершено/)).toBeVisible();
  // The next change is signed with the new session's secret.
  await page.locator('input[name="full_name"]').fill('Коваль Олена Андріївна');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Профіль збережено!')).toBeVisible();

  await other.reload();
  await expect(heading(other, 'Вхід')).toBeVisible();
  await other.locator('input[name="phone"]').fill(merchant.phoneOf('owner'));
  await other.locator('input[name="password"]').fill(PASSWORD);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('alert')).toHaveText('Неправильний телефон або пароль');
  await other.locator('input[name="password"]').fill('довгий-і-новий-27');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('table')).toBeVisible();
  await elsewhere.close();
});

test('the profile fits every width and is accessible, with its menu', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/profile');
  await expect(sessions(page)).toBeVisible();
  await expectNoOverflowAtWidths(page, 1440);
  await checkAccessibility();
  await page.goto('/profile/terminal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAccessibility();
  await page.goto('/profile');
  await page.setViewportSize({ width: 1280, height: 780 });
  await userMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Профіль' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('menuitemradio', { name: 'Касир' }).click();
  await expect(banner(page)).toBeVisible();
  await checkAccessibility();
});
