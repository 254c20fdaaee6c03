import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('the owner adds a customer, finds them by phone, changes the phone, and forgets them on request', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/Loyalty/customers');
  const table = page.getByRole('table', { name: 'Покупці' });
  await expect(table).toBeVisible();
  await checkAccessibility();

  await page.getByRole('link', { name: 'Додати покупця' }).click();
  await page.getByRole('textbox', { name: 'Телефон' }).fill('067 555 44 33');
  await page.getByRole('button', { name: 'Створити' }).click();
  await expect(page.getByText('Без згоди покупця додати його не можна')).toBeVisible();
  await checkAccessibility();
  await page.getByText('Покупець погоджується').click();
  await page.getByRole('button', { name: 'Створити' }).click();
  await expect(page.getByText('Покупця додано!')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Пошук покупця' }).fill('067 555 44 33');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('link', { name: '+380 67 555 44 33' }).click();
  const drawer = page.getByRole('complementary', { name: '+380 67 555 44 33' });
  await expect(drawer.getByText('Покупок з бонусами ще не було.')).toBeVisible();
  await checkAccessibility();

  await drawer.getByRole('link', { name: 'Змінити телефон' }).click();
  await page.getByRole('textbox', { name: 'Телефон' }).fill('067 555 44 34');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Телефон покупця змінено!')).toBeVisible();

  const changed = page.getByRole('complementary', { name: '+380 67 555 44 34' });
  await changed.getByRole('button', { name: 'Стерти дані' }).click();
  const question = page.getByRole('alertdialog', { name: 'Стерти дані покупця +380 67 555 44 34?' });
  await expect(question).toBeVisible();
  await checkAccessibility();
  await question.getByRole('button', { name: 'Стерти дані' }).click();
  await expect(page.getByText('Дані покупця стерто!')).toBeVisible();
  await expect(page.getByText('Телефон і картку стерто на прохання покупця.')).toBeVisible();
  await expect(table.getByRole('link', { name: '+380 67 555 44 34' })).toHaveCount(0);
  await checkAccessibility();
});

test('the owner looks into the history of bonuses', async ({ page, signIn, checkAccessibility }) => {
  await signIn('owner', '/Loyalty/customers?q=4820010017');
  await page.getByRole('table', { name: 'Покупці' }).getByRole('link', { name: '+380 67 111 22 33' }).click();
  const drawer = page.getByRole('complementary', { name: '+380 67 111 22 33' });
  const history = drawer.getByRole('list', { name: 'Історія бонусів' });
  await expect(history.getByText('Нараховано').first()).toBeVisible();
  await checkAccessibility();
  await drawer.getByRole('button', { name: 'Подія' }).click();
  await page.getByRole('option', { name: 'Витрачено' }).click();
  await expect(history.getByText('Нараховано')).toHaveCount(0);
  await checkAccessibility();
});
