import { expect } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

test('a terminal is looked at beside the list: one after another, by its address, with what one may see', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('accountant', '/terminals?kind=ptks&status=active&test_mode=false');
  const rows = rowsOf(page, 'Термінали');
  await expect(rows).toHaveCount(10);
  const names = await rows.getByRole('link').allTextContents();
  const drawer = (n: number) => page.getByRole('complementary', { name: names[n] ?? '' });
  await rows.nth(0).click();
  await expect(drawer(0)).toBeFocused();
  await expect(drawer(0).getByText('Готівка всередині')).toBeVisible();
  const payments = drawer(0).getByRole('region', { name: 'Останні оплати' }).getByRole('listitem');
  await expect(payments).not.toHaveCount(0);
  await expect(drawer(0).getByRole('link', { name: 'Відкрити сторінку' })).toHaveCount(0);
  await checkAccessibility();

  await page.keyboard.press('j');
  await expect(drawer(1)).toBeFocused();
  await page.reload();
  await expect(drawer(1)).toBeVisible();
  await expectNoOverflowAtWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await drawer(1).getByRole('button', { name: 'Попередній рядок' }).click();
  await expect(drawer(0)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(0)).toHaveCount(0);
  await expect(rows.nth(0)).toBeFocused();
});
