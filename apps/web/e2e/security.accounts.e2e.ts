/**
 * U9 with real sign-ins: whoever signs in as another person in one tab is noticed in the other within a second, and
 * nothing is written there as the wrong person, not even by a tab that has not been told.
 *
 * Planted once: a renewal of the signing secret that does not ask whose session it is (the stale tab renamed the other
 * person), and a store that takes over another person without a word.
 */
import { expect, type Page } from '@playwright/test';
import { type Merchant, PASSWORD } from './support/merchant.ts';
import { test } from './support/test.ts';

const changed = (page: Page) => page.getByRole('alertdialog', { name: 'Увійшов інший користувач' });

async function fillIn(page: Page, phone: string) {
  await page.locator('input[name="phone"]').fill(phone);
  await page.locator('input[name="password"]').fill(PASSWORD);
}

/** The name of somebody as the server has it. */
async function nameOf(phone: string, baseURL: string | undefined): Promise<string> {
  const answer = await fetch(`${baseURL}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password: PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: { user: { full_name: string } } };
  return data.user.full_name;
}

/** Two tabs at sign-in; the second one's answer comes when the first one is in already, as somebody else. */
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
  // In the field itself: whichever tab was touched last.
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
  // By an event of the browser's, at once; how long a busy machine takes to show it says nothing of the product.
  await expect(changed(page)).toBeVisible();
  // The second tab had been let in as the first one's person, and must not mix the two.
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
  // As when the tab was frozen: what other tabs store is not told.
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  // A page looks once whether its session is still good: not just when there is none, as a frozen one would not either.
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
