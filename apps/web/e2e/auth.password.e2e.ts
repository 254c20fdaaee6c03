import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './support/merchant.ts';
import { test } from './support/test.ts';
import { codeSentTo, newPhone } from './support/text-messages.ts';

const NEW = 'зелений чайник';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Код із SMS' });

async function choose(page: Page, code: string, password: string) {
  await codeField(page).fill(code);
  await page.getByRole('textbox', { name: 'Новий пароль' }).fill(password);
  await page.getByRole('textbox', { name: 'Пароль ще раз' }).fill(password);
  await page.getByRole('button', { name: 'Змінити пароль' }).click();
}

test('a forgotten password is changed by a code, and leads to where one wanted to go', async ({
  page,
  merchant,
}) => {
  const phone = merchant.phoneOf('cashier');
  await page.goto('/Drivers?page=2');
  await page.getByLabel('Телефон').fill(phone);
  await page.getByRole('link', { name: 'Забули пароль?' }).click();
  await expect(heading(page, 'Забули пароль?')).toBeVisible();
  await page.getByRole('button', { name: 'Отримати код' }).click();
  await expect(heading(page, 'Новий пароль')).toBeVisible();
  await page.reload();
  await choose(page, await codeSentTo(page, phone), NEW);
  await expect(page.getByText('Пароль змінено!')).toBeVisible();
  await expect(heading(page, 'Вхід')).toBeVisible();
  await page.getByRole('textbox', { name: 'Пароль' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Увійти' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Неправильний телефон або пароль' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Пароль' }).fill(NEW);
  await page.getByRole('button', { name: 'Увійти' }).click();
  await page.waitForURL('**/Drivers?page=2');
});

test('a phone that nobody registered gets the same answer and no code', async ({
  page,
  checkAccessibility,
}) => {
  const phone = newPhone();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Отримати код' }).click();
  await expect(page.getByText("Поле обов'язкове")).toBeVisible();
  await checkAccessibility();
  await page.getByLabel('Телефон').fill(phone);
  await page.getByRole('button', { name: 'Отримати код' }).click();
  await expect(page.getByText(/Якщо номер зареєстровано, ми надіслали код/)).toBeVisible();
  const sent = await page.request.get('/__mock/messages', { params: { phone } });
  expect((await sent.json()).data.items).toEqual([]);
  await choose(page, '123456', NEW);
  await expect(page.getByText('Неправильний код')).toBeVisible();
  await checkAccessibility();
});
