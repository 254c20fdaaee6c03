import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('the owner opens a point beside the list and renames it', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/points');
  const table = page.getByRole('table', { name: 'Точки' });
  await expect(table).toBeVisible();
  await checkAccessibility();
  await table.getByRole('link', { name: 'Точка 1', exact: true }).click();
  const drawer = page.getByRole('complementary', { name: 'Точка 1' });
  await expect(drawer).toBeVisible();
  await checkAccessibility();
  await drawer.getByRole('link', { name: 'Редагувати' }).click();
  await checkAccessibility();
  await page.getByRole('textbox', { name: 'Назва' }).fill('Точка 1, змінено');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Зміни збережено!')).toBeVisible();
  await expect(table.getByRole('link', { name: 'Точка 1, змінено' })).toBeVisible();
});
