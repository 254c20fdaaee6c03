import { mockControl } from '@kasa/client/mock/control';
import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('an owner trades on while the tax service is away, and the register comes back by itself', async ({
  page,
  signIn,
  merchant,
  baseURL,
  checkAccessibility,
}) => {
  const control = mockControl({ baseUrl: String(baseURL) });
  const behave = (behaviour: 'down' | 'registers') =>
    control.setTaxService({ body: { behaviour, after_seconds: 0, merchant_id: merchant.id } });
  await signIn('owner', '/points/list?q=Кінг Кросі');
  await page.getByRole('link', { name: /Кінг Кросі/ }).click();
  const shift = page.getByRole('region', { name: 'Зміна', exact: true });
  const clock = page.getByRole('region', { name: 'Фіскальний годинник' });
  await shift.getByRole('button', { name: 'Відкрити зміну' }).click();
  await expect(shift.getByText('Відкрита')).toBeVisible();

  await behave('down');
  await shift.getByRole('button', { name: 'Службове внесення' }).click();
  const dialog = page.getByRole('dialog', { name: 'Службове внесення' });
  await dialog.getByRole('textbox', { name: 'Сума' }).fill('500');
  await dialog.getByRole('button', { name: 'Внести' }).click();
  await expect(shift.getByText(/^500,00/)).toBeVisible();
  await expect(clock.getByText('Податкова не відповідає, каса працює офлайн')).toBeVisible();
  await checkAccessibility();
  await page.reload();
  await expect(clock.getByText(/чекають 2 документи/)).toBeVisible();

  await behave('registers');
  await expect(clock.getByText('Онлайн')).toBeVisible({ timeout: 30_000 });
  await expect(shift.getByText(/^500,00/)).toBeVisible();
});
