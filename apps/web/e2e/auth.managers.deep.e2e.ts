import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { newPhone } from './support/text-messages.ts';

/** Chromium's message for a password field outside a form (level "verbose"). */
const ofStray = ['[DOM] Password field is not contained in a form'];

function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('[DOM]')) said.push(text.replace(/: \(More info.*$/, ''));
  });
  return said;
}

/** Adds a stray field as a sentinel: its message comes after all others. */
async function expectNoComplaints(page: Page, said: string[]): Promise<void> {
  await page.evaluate(() => {
    const stray = document.createElement('input');
    stray.type = 'password';
    document.body.append(stray);
  });
  await expect.poll(() => said, { message: page.url() }).toEqual(ofStray);
  said.length = 0;
  await page.evaluate(() => document.body.lastElementChild?.remove());
}

const fieldsOf = (page: Page) =>
  page
    .locator('form:has(button[type=submit])')
    .locator('input:not([type=checkbox])')
    .evaluateAll((inputs) =>
      inputs.map((input) => [input.getAttribute('name'), input.getAttribute('autocomplete')]),
    );

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const newPassword = [
  ['password', 'new-password'],
  ['password_repeat', 'new-password'],
];

test('signing in, registering and a forgotten password are understood by password managers', {
  tag: '@whole-browser',
}, async ({ page }) => {
  const said = listen(page);
  await page.goto('/signin');
  await heading(page, 'Вхід');
  await expect
    .poll(() => fieldsOf(page))
    .toEqual([
      ['phone', 'username'],
      ['password', 'current-password'],
    ]);
  await expectNoComplaints(page, said);

  await page.goto('/signup');
  await heading(page, 'Реєстрація');
  await expect
    .poll(() => fieldsOf(page))
    .toEqual([['full_name', 'name'], ['phone', 'username'], ['tax_number', 'off'], ...newPassword]);
  await expectNoComplaints(page, said);

  await page.goto('/reset-password');
  await heading(page, 'Забули пароль?');
  await expect.poll(() => fieldsOf(page)).toEqual([['phone', 'username']]);
  const phone = newPhone();
  await page.getByLabel('Телефон').fill(phone);
  await page.getByRole('button', { name: 'Отримати код' }).click();
  await heading(page, 'Новий пароль');
  await expect
    .poll(() => fieldsOf(page))
    .toEqual([['code', 'one-time-code'], ['phone', 'username'], ...newPassword]);
  // A hidden field that tells the password manager the account.
  await expect(page.locator('input[name=phone]')).toHaveValue(phone);
  await expect(page.locator('input[name=phone]')).toBeHidden();
  await expectNoComplaints(page, said);
});

test('changing the password is understood by password managers', { tag: '@whole-browser' }, async ({
  page,
  signIn,
  merchant,
}) => {
  const said = listen(page);
  await signIn('cashier', '/profile/password');
  await heading(page, 'Змінити пароль');
  await expect
    .poll(() => fieldsOf(page))
    .toEqual([['username', 'username'], ['current_password', 'current-password'], ...newPassword]);
  await expect(page.locator('input[name=username]')).toHaveValue(merchant.phoneOf('cashier'));
  await expectNoComplaints(page, said);
});
