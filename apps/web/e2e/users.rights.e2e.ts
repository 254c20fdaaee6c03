import { expect } from '@playwright/test';
import { expectNoOverflow } from './support/overflow.ts';
import { test } from './support/test.ts';

const CASHIER = 'Кравчук Марія Олегівна';
const DIRECTOR = 'Мельник Сергій Іванович';

test('an owner looks why a cashier may pay back, and compares her with the director by the keyboard', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/users');
  await page.getByRole('link', { name: CASHIER }).click();
  const drawer = page.getByRole('complementary', { name: CASHIER });
  const rights = drawer.getByRole('region', { name: 'Усі права' });
  await expect(rights.getByRole('listitem').filter({ hasText: 'Повернення коштів' })).toContainText(
    'З ролі «Касир»',
  );
  await checkAccessibility();
  await drawer.getByRole('button', { name: 'Інші дії' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Порівняти…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Порівняння прав' });
  await dialog.getByRole('button', { name: /З ким порівняти/ }).press('Enter');
  await page.getByRole('searchbox', { name: 'Пошук людини' }).fill('Мельник');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const only = dialog.getByRole('region', { name: `Лише ${DIRECTOR}` });
  await expect(only.getByText('Інкасація', { exact: true })).toBeVisible();
  await checkAccessibility();
  const swap = dialog.getByRole('button', { name: 'Поміняти місцями' });
  await swap.press('Enter');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Бачить і змінює',
    `Лише ${DIRECTOR}`,
    `Лише ${CASHIER}`,
    'Спільні права',
  ]);
  // The drawer beneath shows another person now: the focus stays in the dialog.
  await expect(swap).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(only.getByText('Інкасація', { exact: true })).toBeVisible();
  await expectNoOverflow(page);
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog', { name: DIRECTOR })).toBeVisible();
});

test('a director sees from a phone who may do what, unfolds a group and finds an action', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('director', '/users/rights');
  await expect(page.getByRole('list', { name: 'Хто це може: Додавання терміналів' })).toBeVisible();
  const group = page.getByRole('button', { name: 'Оплати й готівка' });
  await group.focus();
  await page.keyboard.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('list', { name: 'Хто це може: Перегляд готівки' })).toBeVisible();
  await expectNoOverflow(page);
  await checkAccessibility();
  await page.getByRole('searchbox', { name: 'Пошук дії' }).fill('частини');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Повернення частини суми']);
  await checkAccessibility();
});
