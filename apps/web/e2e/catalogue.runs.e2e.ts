import { expect } from '@playwright/test';
import { filterBy, rowsOf } from './support/lists.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

test('the owner raises the prices of a group for Monday, and a product shows its planned price', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/products');
  await filterBy(page, 'Група', 'Напої');
  const products = rowsOf(page, 'Товари');
  await expect(products.filter({ hasText: 'Лимонад, 1 л' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Вибрати всі рядки' }).press('Space');
  await page.getByRole('button', { name: 'Дії з вибраними' }).click();
  await page.getByRole('menuitem', { name: 'Змінити ціни' }).click();
  const dialog = page.getByRole('dialog', { name: 'Змінити ціни' });
  await dialog.getByRole('textbox', { name: /^Відсоток/ }).fill('7,5');
  await dialog.getByRole('radio', { name: 'Із закінченням на 9' }).press('Space');
  await expect(dialog.getByText('Наприклад: 84,90 → 89,00')).toBeVisible();
  await dialog.getByRole('radio', { name: /^З понеділка/ }).press('Space');
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Переглянути зміни' }).click();

  const preview = page.getByRole('dialog', { name: 'Зміна ціни' });
  const items = preview.getByRole('list', { name: 'Що зміниться' }).getByRole('listitem');
  await expect(items.filter({ hasText: 'Лимонад, 1 л' })).toContainText('54,90');
  await expect(items.filter({ hasText: 'Лимонад, 1 л' })).toContainText('59,00');
  await expect(preview.getByText(/^\+7,5\s%, .*, основна ціна, з \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  await checkAccessibility();
  await preview.getByRole('button', { name: /^Запланувати ціну/ }).dblclick();

  await page.waitForURL(/\/products\/runs\/[\da-f-]{36}$/);
  await page.reload();
  await expect(page.getByText('Завершено')).toBeVisible({ timeout: 60_000 });
  const results = rowsOf(page, 'Результати за товарами');
  await expect(results.filter({ hasText: 'Лимонад, 1 л' })).toContainText('Змінено');
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Протокол XLSX' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);

  await results.filter({ hasText: 'Лимонад, 1 л' }).click();
  const drawer = page.getByRole('complementary', { name: 'Лимонад, 1 л' });
  await expect(drawer.getByRole('region', { name: 'Заплановані зміни' })).toContainText('59,00');
  await page.goto('/products/runs');
  await expect(rowsOf(page, 'Масові зміни товарів').first()).toContainText('Зміна ціни');
  await checkAccessibility();
});
