/**
 * U9: a sign-in as another user in one tab is detected in the others; none writes as the wrong user.
 * Planted faults: a key exchange that does not check the user, a store that switches users silently.
 */
import { expect, type Page } from '@playwright/test';
import { type Merchant, PASSWORD } from './support/merchant.ts';
import { test } from './support/test.ts';

const changed = (page: Page) => page.getByRole('alertdialog', { name: 'Увійшов інший користувач' });

async function fillIn(page: Page, phone: string) {
  await page.locator('input[name="phone"]').fill(phone);
  await page.locator('input[name="password"]').fill(PASSWORD);
}

async function nameOf(phone: string, baseURL: string | undefined): Promise<string> {
  const answer = await fetch(`${baseURL}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password: PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: { user: { full_name: string } } };
  return data.user.full_name;
}

/** Two tabs at sign-in; the second one's response arrives after the first tab signed in as another user. */
async function signInCrosswise(first: Page, second: Page, merchant: Merchant) {
  await first.goto('/signin?redirect=/profile');
  await second.goto('/signin?redirect=/Routes');
  await fillIn(first, merchant.phoneOf('dispatcher'));
  await fillIn(second, merchant.phoneOf('owner'));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    void second.route('**/auth/sign-in*', async (route) => {
      resolve();
      await held;
      await route.continue();
    });
  });
  // In the field itself, whichever tab has the focus.
  await second.locator('input[name="password"]').press('Enter');
  await asked;
  await first.locator('input[name="password"]').press('Enter');
  await expect(first.locator('input[name="full_name"]')).toBeVisible();
  return letGo;
}

test('two people who sign in in two tabs at once: the first tab stands still at once', async ({
  page,
  context,
  merchant,
  baseURL,
  checkAccessibility,
}) => {
  const second = await context.newPage();
  const letGo = await signInCrosswise(page, second, merchant);
  await page.locator('input[name="full_name"]').fill('Чужа Зміна Імені');
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'GET' || writes.push(request.url()));
  const answered = second.waitForResponse('**/auth/sign-in*');
  letGo();
  await answered;
  // By a storage event, at once; not timed, as the machine may be busy.
  await expect(changed(page)).toBeVisible();
  // The second tab must not mix the two users.
  await expect(changed(second)).toBeVisible();
  await checkAccessibility(second);
  for (const tab of [page, second]) {
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('button', { name: /Власни/ })).toBeVisible();
  }
  expect(writes.filter((url) => !url.includes('key-exchange'))).toEqual([]);
  expect(await nameOf(merchant.phoneOf('owner'), baseURL)).toBe('Коваль Олена Петрівна');
});

test('a tab that was not told of the other person writes nothing in their name', { tag: '@deep' }, async ({
  page,
  context,
  merchant,
  signIn,
  baseURL,
}) => {
  // As in a frozen tab: no storage events.
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  // A page checks its session once: before the sign-out, as a frozen tab would.
  const looked = page.waitForResponse('**/auth/me*');
  await signIn('dispatcher', '/profile');
  await looked;
  await page.locator('input[name="full_name"]').fill('Чужа Зміна Імені');
  const second = await context.newPage();
  await second.goto('/Routes');
  await second.getByRole('button', { name: /Диспетчер/ }).click();
  await second.getByRole('menuitem', { name: 'Вийти' }).click();
  await fillIn(second, merchant.phoneOf('owner'));
  await second.keyboard.press('Enter');
  await expect(second.getByRole('button', { name: /Власни/ })).toBeVisible();
  await expect.poll(() => second.evaluate(() => localStorage.getItem('signing_secret'))).not.toBeNull();

  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(changed(page)).toBeVisible();
  expect(await nameOf(merchant.phoneOf('owner'), baseURL)).toBe('Коваль Олена Петрівна');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Власни/ })).toBeVisible();
});
