import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './support/merchant.ts';
import { navigateInApp } from './support/screen-content.ts';
import { test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const atSignIn = (page: Page) => expect(heading(page, 'Вхід')).toBeVisible();

async function fillIn(page: Page, phone: string, password = PASSWORD) {
  await page.getByLabel('Телефон').fill(phone);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await page.getByRole('button', { name: 'Увійти' }).click();
}

test('a visitor is asked to sign in and then goes on, with the whole path', async ({ page, merchant }) => {
  await page.goto('/Transports?page=2&perPage=20#x');
  await atSignIn(page);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/Transports?page=2&perPage=20#x');
  await fillIn(
    page,
    `(0${merchant.phoneOf('dispatcher').slice(4, 6)}) ${merchant.phoneOf('dispatcher').slice(6)}`,
  );
  await page.waitForURL('**/Transports?page=2&perPage=20#x');
});

test('a session that ended is noticed on the way: sign-in leads to where people were going', async ({
  page,
  context,
  merchant,
  signIn,
}) => {
  await signIn('owner', '/nowhere');
  for (const [name, path] of [
    ['Маршрути', '/Routes'],
    ['Термінали', '/terminals'],
    ['Огляд', '/dashboard'],
  ] as const) {
    await context.clearCookies();
    // The screen's own read is refused before its code has come, when the address is still the old one.
    const refused = page.waitForResponse((response) => response.status() === 401);
    await page.route('**/assets/**', async (route) => {
      await refused;
      await route.continue();
    });
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await atSignIn(page);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(path);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await fillIn(page, merchant.phoneOf('owner'));
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('who may not activate terminals is led back to where they were, or home from sign-in', async ({
  page,
  context,
  merchant,
  signIn,
}) => {
  const refusal = page.getByText('У вас немає доступу до цієї сторінки!');
  await signIn('dispatcher', '/Transports?q=12');
  await navigateInApp(page, '/Terminal/Activate');
  await expect(refusal).toBeVisible();
  await expect(page).toHaveURL(/\/Transports\?q=12$/);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/Terminal/Activate');
  await atSignIn(page);
  await fillIn(page, merchant.phoneOf('dispatcher'));
  await expect(refusal).toBeVisible();
  await expect(page).toHaveURL(/\/Transports$/);
});

test('a wrong password is said at the form, and nothing is lost', async ({ page, merchant }) => {
  await page.goto('/signin');
  await fillIn(page, merchant.phoneOf('owner'), 'not-this-one');
  await expect(page.getByRole('alert')).toHaveText('Неправильний телефон або пароль');
  await expect(page.getByLabel('Телефон')).not.toHaveValue('');
  await fillIn(page, '+380671112233');
  await expect(page.getByRole('alert')).toHaveText('Неправильний телефон або пароль');
});

test('an empty form says which fields it needs and goes to the first', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Увійти' }).click();
  await expect(page.getByText("Поле обов'язкове")).toHaveCount(2);
  await expect(page.getByLabel('Телефон')).toBeFocused();
  await checkAccessibility();
});

test('signing out in one tab signs out the other', async ({ page, context, signIn }) => {
  await signIn('dispatcher', '/Routes');
  const other = await context.newPage();
  await other.goto('/Transports?page=2');
  await expect(other.locator('main')).toBeVisible();
  await page.getByRole('button', { name: /Диспетчер/ }).click();
  await page.getByRole('menuitem', { name: 'Вийти' }).click();
  await atSignIn(page);
  await expect(heading(other, 'Вхід')).toBeVisible();
  expect(new URL(other.url()).searchParams.get('redirect')).toBe('/Transports?page=2');
  expect(new URL(page.url()).search).toBe('');
  for (const tab of [page, other]) await expect.poll(() => tab.evaluate(() => localStorage.length)).toBe(0);
});

test('signing in in one tab lets the other one in', async ({ page, context, signIn }) => {
  await page.goto('/Transports?page=2');
  await atSignIn(page);
  await signIn('dispatcher', '/Routes', await context.newPage());
  await page.waitForURL('**/Transports?page=2');
});

test('another account in another tab stands in the way until the page is loaded anew', async ({
  page,
  context,
  merchant,
  playwright,
  baseURL,
  signIn,
}) => {
  await signIn('dispatcher', '/nowhere');
  // Another user's sign-in state is copied into this browser at once, by a tab without the app.
  const elsewhere = await playwright.request.newContext({ baseURL: String(baseURL) });
  const signedIn = await elsewhere.post('/api/v1/auth/sign-in', {
    data: { phone: merchant.phoneOf('owner'), password: PASSWORD },
  });
  const { data } = (await signedIn.json()) as { data: { user: object } };
  const { cookies } = await elsewhere.storageState();
  await elsewhere.dispose();
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await context.addCookies(cookies);
  await other.evaluate((user) => localStorage.setItem('user', user), JSON.stringify(data.user));
  const dialog = page.getByRole('alertdialog', { name: 'Увійшов інший користувач' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Оновити сторінку' }).last().click();
  await expect(page.getByRole('button', { name: /Власни/ })).toBeVisible();
});

test('an ended session leads to sign-in without a word, and back to the very place', async ({
  page,
  context,
  merchant,
  signIn,
}) => {
  await signIn('dispatcher', '/Transports?page=3');
  await context.clearCookies();
  await page.reload();
  await atSignIn(page);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/Transports?page=3');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await fillIn(page, merchant.phoneOf('dispatcher'));
  await page.waitForURL('**/Transports?page=3');
});

test('the language switches at once and stays', async ({ page, signIn, checkAccessibility }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Мова' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await checkAccessibility();
  await page.reload();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await signIn('owner', '/nowhere');
  await expect(heading(page, 'Page not found')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
});

test('the theme is there before the first paint, and after a sign-out', async ({ page, signIn }) => {
  await signIn('owner', '/nowhere');
  await page.getByRole('button', { name: 'Тема' }).click();
  await page.getByRole('menuitemradio', { name: 'Темна' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signin', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a lost connection is said, and work goes on by itself when it is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('dispatcher', '/nowhere');
  await context.setOffline(true);
  await expect(page.getByText('Немає зв’язку')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Немає зв’язку')).toBeHidden();
});

test('maintenance work shows its page, which goes when the work is done', async ({
  page,
  merchant,
  signIn,
  checkAccessibility,
}) => {
  await signIn('dispatcher', '/nowhere');
  await merchant.fail('listTransports', 'maintenance', { times: 1 });
  await merchant.fail('getMe', 'maintenance', { times: 1 });
  await page.goto('/Transports?page=2');
  const notice = heading(page, 'Вибачте, тривають технічні роботи');
  await expect(notice).toBeVisible();
  await checkAccessibility();
  const tryAgain = async () => {
    const answer = page.waitForResponse((response) => response.url().includes('/auth/me'));
    await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
    await answer;
  };
  await tryAgain();
  await expect(notice).toBeVisible();
  await tryAgain();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
  expect(page.url()).toContain('/Transports?page=2');
});
