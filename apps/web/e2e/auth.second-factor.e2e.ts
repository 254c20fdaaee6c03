import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './support/merchant.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { test } from './support/test.ts';
import { timeCodeOf } from './support/text-messages.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function signOut(page: Page) {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Вийти', exact: true }).click();
  await expect(heading(page, 'Вхід')).toBeVisible();
}

async function enterPassword(page: Page, phone: string) {
  await page.getByLabel('Телефон').fill(phone);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Увійти' }).click();
}

test('a cashier turns on the second factor, signs in by the app and by a recovery code, and turns it off', async ({
  page,
  merchant,
  signIn,
  checkAccessibility,
}) => {
  test.slow();
  const phone = merchant.phoneOf('cashier');
  await signIn('cashier', '/profile');
  await page.getByRole('link', { name: 'Увімкнути' }).click();
  await page.getByLabel('Поточний пароль').fill(PASSWORD);
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR-код для застосунку' })).toBeVisible();
  await checkAccessibility();
  await expectNoOverflow(page);
  await page.getByLabel('Код із застосунку').fill(await timeCodeOf(page, phone));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Резервні коди' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery] = await codes.allTextContents();
  await checkAccessibility();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Коди збережено' }).click();
  await expect(page.getByText('Лишилося 10 резервних кодів.')).toBeVisible();
  await checkAccessibility();

  await signOut(page);
  await enterPassword(page, phone);
  await expect(page.getByLabel('Код із застосунку')).toBeFocused();
  await checkAccessibility();
  await page.keyboard.type(await timeCodeOf(page, phone));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Вхід')).toBeHidden();

  await signOut(page);
  await enterPassword(page, phone);
  await page.getByRole('button', { name: 'Увійти резервним кодом' }).click();
  await page.getByLabel('Резервний код').fill(String(recovery));
  await page.getByRole('button', { name: 'Підтвердити' }).click();
  await expect(heading(page, 'Вхід')).toBeHidden();

  await page.goto('/profile');
  await expect(page.getByText('Лишилося 9 резервних кодів.')).toBeVisible();
  await page.getByRole('button', { name: 'Вимкнути' }).click();
  const dialog = page.getByRole('dialog');
  await checkAccessibility();
  await dialog.getByLabel('Поточний пароль').fill(PASSWORD);
  await dialog.getByLabel('Код із застосунку або резервний код').fill(await timeCodeOf(page, phone));
  await dialog.getByRole('button', { name: 'Вимкнути' }).click();
  await expect(page.getByRole('link', { name: 'Увімкнути' })).toBeVisible();
});
