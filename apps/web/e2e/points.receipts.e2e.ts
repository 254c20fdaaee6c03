import { mockControl } from '@kasa/client/mock/control';
import { expect, type Page } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import type { Merchant } from './support/merchant.ts';
import { test } from './support/test.ts';

/** Somebody pays at a terminal of the point. @returns the number of the terminal */
async function pay(page: Page, baseURL: string | undefined, amount: number): Promise<string> {
  const query = new URLSearchParams({ q: 'Кінг Кросі', status: 'active', kind: 'acquiring', perPage: '10' });
  const found = await page.request.get(`/api/v1/terminals/terminals?${query}`);
  const { number } = (await found.json()).data.items.find((one: { test_mode: boolean }) => !one.test_mode);
  const control = mockControl({ baseUrl: String(baseURL) });
  await control.makePayment({ body: { number, amount, in_cash: true } });
  return number;
}

const behave = (baseURL: string | undefined, merchant: Merchant, behaviour: 'refuses' | 'registers') =>
  mockControl({ baseUrl: String(baseURL) }).setTaxService({
    body: { behaviour, after_seconds: 0, merchant_id: merchant.id },
  });

test('an owner sees what was sold in X, and Z counts it', async ({
  page,
  signIn,
  baseURL,
  checkAccessibility,
}) => {
  await signIn('owner', '/points/list?q=Кінг Кросі');
  await pay(page, baseURL, 35_000);
  await page.getByRole('link', { name: /Кінг Кросі/ }).click();
  const shift = page.getByRole('region', { name: 'Зміна', exact: true });
  const press = (name: string) => shift.getByRole('button', { name }).click();
  await expect(shift.getByText('Відкрита')).toBeVisible();
  await press('X-звіт');
  const x = page.getByRole('dialog', { name: 'X-звіт' });
  await expect(x.getByText('Реалізація')).toBeVisible();
  await expect(x.getByText(/^350,00/).first()).toBeVisible();
  await expect(x.getByText('Автоматично, з першим чеком')).toBeVisible();
  await checkAccessibility();
  await x.getByRole('button', { name: 'Закрити' }).last().click();

  await press('Закрити зміну');
  await page
    .getByRole('alertdialog', { name: 'Закрити зміну?' })
    .getByRole('button', { name: 'Закрити зміну' })
    .click();
  await expect(shift.getByText('Закрита')).toBeVisible();
  await press('Z-звіт');
  const z = page.getByRole('dialog', { name: 'Z-звіт' });
  await expect(z.getByText(/^350,00/).first()).toBeVisible();
});

test('an owner registers the receipt of a payment on a phone, which the tax service had refused', async ({
  page,
  signIn,
  merchant,
  baseURL,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('owner', '/points/list?q=Кінг Кросі&sort=name');
  await pay(page, baseURL, 10_000);
  await behave(baseURL, merchant, 'refuses');
  const number = await pay(page, baseURL, 12_600);
  await page.goto(`/transactions?q=${number}&has_receipt=false&status=approved`);
  const rows = rowsOf(page, 'Транзакції');
  await expect(rows).toHaveCount(1);
  await rows.nth(0).click();
  const register = page.getByRole('button', { name: 'Зареєструвати чек' });
  const steps = page.getByRole('list', { name: 'Перебіг оплати' });
  const receipt = steps.getByText(/Фіскальний чек №/);
  await register.click();
  await expect(page.getByText(/Податкова відхилила чек/)).toBeVisible();
  await checkAccessibility();

  await behave(baseURL, merchant, 'registers');
  await register.click();
  await expect(receipt).toBeVisible();
  await expect(register).toBeHidden();
  await page.reload();
  await expect(receipt).toBeVisible();
});
