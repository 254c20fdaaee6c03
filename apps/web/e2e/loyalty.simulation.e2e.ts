import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('the owner makes a draft, sees what it would have cost last month, and compares it with another', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  const name = 'П’ятнадцять відсотків щодня';
  await signIn('owner', '/Loyalty/Create');
  await page.getByRole('textbox', { name: 'Назва' }).fill(name);
  await page.getByRole('radio', { name: /^Фіксована/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Відсоток', exact: true }).fill('15');
  await page.getByRole('button', { name: 'Створити' }).click();

  const drawer = page.getByRole('complementary', { name });
  await drawer.getByRole('link', { name: 'Спробувати на минулих чеках' }).click();
  const result = page.getByRole('region', { name });
  await expect(result.getByText(/ця знижка коштувала б [\d\s]+,\d\d\s₴/)).toBeVisible();
  await expect(result.getByText(/^Знижка 15\s% на всі товари/)).toBeVisible();
  const receipts = result.getByRole('list', { name: 'Чеки, що змінилися б найбільше' });
  await expect(receipts.getByRole('listitem')).toHaveCount(10);
  await expect(result.getByRole('table', { name: 'За точками' })).toBeVisible();
  await checkAccessibility();

  await page.getByRole('button', { name: /Порівняти з/ }).click();
  await page.getByRole('option', { name: 'Новорічна вечірка' }).click();
  await expect(page.getByText('Натисніть «Порахувати»')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Порахувати' }).click();
  await expect(page.getByText('«Новорічна вечірка» не змінила б жодного чека')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Новорічна вечірка' })).toBeVisible();
  await checkAccessibility();
});

test('a simulation is stopped while it is worked out, and begun again', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/Loyalty/simulation');
  await expect(page.getByText('Підійде чернетка або призупинена')).toBeVisible();
  await checkAccessibility();
  await page.route('**/loyalty/simulation?*', () => undefined);
  await page.getByRole('button', { name: /Знижка$/ }).click();
  await page.getByRole('option', { name: 'Новорічна вечірка' }).click();
  await page.getByRole('button', { name: 'Порахувати' }).click();
  await expect(page.getByRole('progressbar', { name: 'Переглянуто чеків' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Зупинити' }).click();
  await expect(page.getByText('Жодного чека ще не переглянуто.')).toBeVisible();
  await checkAccessibility();

  await page.unroute('**/loyalty/simulation?*');
  await page.getByRole('button', { name: 'Порахувати' }).click();
  await expect(page.getByText(/ця знижка не змінила б жодного/)).toBeVisible();
});
