import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('the owner adds a product with a barcode, and finds it by that barcode', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/products');
  const table = page.getByRole('table', { name: 'Товари' });
  await expect(table).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Додати товар' }).click();
  await page.getByRole('textbox', { name: 'Назва' }).fill('Сир твердий «Карпати», 200 г');
  await page.getByRole('textbox', { name: /^Код(?! УКТЗЕД)/ }).fill('777001');
  const barcode = page.getByRole('textbox', { name: 'Штрихкод' });
  await barcode.fill('4006381333932');
  await expect(page.getByText('Остання цифра не сходиться')).toBeVisible();
  await checkAccessibility();
  await barcode.fill('4006381333931');
  await page.getByRole('textbox', { name: /^Ціна за одиницю/ }).fill('169');
  await page.getByRole('button', { name: /Податок/ }).click();
  await page.getByRole('option', { name: 'ПДВ 20 %' }).click();
  await page.getByRole('checkbox', { name: 'На всіх точках' }).press('Space');
  await page.getByRole('button', { name: /Точки/ }).click();
  await page.getByRole('option', { name: /Затишок на Городоцькій/ }).click();
  await page.getByRole('button', { name: 'Створити' }).click();
  const drawer = page.getByRole('complementary', { name: 'Сир твердий «Карпати», 200 г' });
  await expect(drawer.getByRole('link', { name: 'Затишок на Городоцькій' })).toBeVisible();
  await checkAccessibility();

  await page.goto('/products');
  await page.getByRole('button', { name: 'Знайти за штрихкодом' }).click();
  const dialog = page.getByRole('dialog', { name: 'Знайти за штрихкодом' });
  await checkAccessibility();
  await dialog.getByRole('textbox', { name: 'Штрихкод' }).fill('4006381333931');
  await dialog.getByRole('button', { name: 'Знайти', exact: true }).click();
  await expect(drawer).toBeVisible();
});

test('the owner raises a price from next week on, and cancels it', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/products?q=100191');
  await page.getByRole('link', { name: 'Чай чорний «Карпати», 100 г' }).click();
  const drawer = page.getByRole('complementary', { name: 'Чай чорний «Карпати», 100 г' });
  await drawer.getByRole('link', { name: 'Історія цін' }).click();
  // The drawer's button of the same name stands until the page does.
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Змінити ціну' }).click();
  const dialog = page.getByRole('dialog', { name: 'Змінити ціну' });
  await dialog.getByRole('textbox', { name: /Нова ціна/ }).fill('99,90');
  await dialog.getByRole('radio', { name: 'З дня' }).press('Space');
  const monday = new Date(Date.now() + (8 - (new Date().getUTCDay() || 7)) * 86_400_000);
  const digits = monday.toISOString().slice(0, 10).split('-').reverse().join('');
  await dialog
    .getByRole('group', { name: /День/ })
    .getByRole('spinbutton', { name: /день, /i })
    .click();
  await page.keyboard.type(digits);
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Зберегти' }).click();
  const planned = page.getByRole('region', { name: 'Заплановані зміни' });
  await expect(planned).toContainText('99,90');
  await planned.getByRole('button', { name: /Скасувати зміну/ }).click();
  await expect(planned).toBeHidden();
  await expect(page.getByRole('table', { name: 'Історія цін' })).toContainText('Скасовано');
  await checkAccessibility();
});

test('a product goes to the archive and comes back', async ({ page, signIn }) => {
  await signIn('owner', '/products?q=100193');
  await page.getByRole('link', { name: 'Мед липовий, 500 г' }).click();
  const drawer = page.getByRole('complementary', { name: 'Мед липовий, 500 г' });
  await drawer.getByRole('button', { name: 'В архів' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'В архів' }).click();
  await expect(drawer.getByText('В архіві')).toBeVisible();
  await drawer.getByRole('button', { name: 'Повернути' }).click();
  await expect(drawer.getByText('У продажу')).toBeVisible();
});
