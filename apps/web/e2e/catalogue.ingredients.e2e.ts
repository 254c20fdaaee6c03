import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('an ingredient is added, goes into a template, and a product is composed from it', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/ingredients');
  await expect(page.getByRole('table', { name: 'Інгредієнти' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Додати інгредієнт' }).click();
  await page.getByRole('textbox', { name: 'Назва' }).fill('Какао терте');
  await page.getByRole('button', { name: /Одиниця/ }).click();
  await page.getByRole('option', { name: 'кг', exact: true }).click();
  await page.getByRole('textbox', { name: 'Ціна за одиницю' }).fill('400');
  await page.getByRole('textbox', { name: 'Залишок' }).fill('1,25');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Створити' }).click();
  const ingredient = page.getByRole('complementary', { name: 'Какао терте' });
  await expect(ingredient.getByText('1,25 кг')).toBeVisible();
  await checkAccessibility();

  await page.goto('/ingredients/templates/create');
  await page.getByRole('textbox', { name: 'Назва' }).fill('Какао з молоком');
  await page.getByRole('button', { name: 'Додати інгредієнт' }).click();
  await page.getByRole('button', { name: /Інгредієнт, рядок 1/ }).click();
  await page.getByRole('option', { name: /^Какао терте/ }).click();
  await page.getByRole('textbox', { name: 'Кількість, рядок 1' }).fill('0,03');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Створити' }).click();
  await expect(page.getByRole('complementary', { name: 'Какао з молоком' })).toBeVisible();
  await checkAccessibility();

  await page.goto('/products?q=Лате');
  await page.getByRole('table').getByRole('link', { name: 'Лате, 300 мл' }).click();
  const product = page.getByRole('complementary', { name: 'Лате, 300 мл' });
  await product.getByRole('link', { name: 'Редагувати' }).click();
  await page.getByRole('button', { name: 'Змінити склад' }).click();
  const dialog = page.getByRole('dialog', { name: 'Склад товару «Лате, 300 мл»' });
  await dialog.getByRole('button', { name: /З шаблону/ }).click();
  await page.getByRole('option', { name: /^Какао з молоком/ }).click();
  await expect(dialog.getByText('12,00 ₴')).not.toHaveCount(0);
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Зберегти' }).click();
  const section = page.getByRole('region', { name: 'Склад і собівартість' });
  await expect(section.getByText('Какао терте – 0,03 кг')).toBeVisible();
});
