import { expect } from '@playwright/test';
import { filterBy, rowsOf } from './support/lists.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

test('who took a payment leads to how they sold that day, which comes to the same as the payments behind it', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('accountant', '/transactions?period=all&status=approved');
  await filterBy(page, 'Касир');
  const chip = page.getByRole('button', { name: /^Касир: / });
  await expect(chip).not.toContainText('…');
  const name = (await chip.textContent())?.replace('Касир: ', '') ?? '';
  const rows = rowsOf(page, 'Транзакції');
  await expect(rows).not.toHaveCount(0);
  await rows.first().click();
  const facts = page.getByRole('region', { name: 'Подробиці' });
  const cashier = facts.getByRole('link', { name });
  await expect(cashier).toBeVisible();
  await checkAccessibility();

  await cashier.click();
  await expect(page).toHaveURL(/\/users\/statistics\/[\da-f-]{36}\?date_from=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const figures = page.getByLabel('Підсумки за період').locator('> div');
  const sales = figures.filter({ hasText: /^Оборот/ }).getByRole('link');
  await expect(sales).toHaveText(/\d/);
  const amount = (await sales.textContent()) ?? '';
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
  await checkAccessibility();
  await page.setViewportSize({ width: 1280, height: 800 });

  await sales.click();
  await expect(chip).toHaveAccessibleName(`Касир: ${name}`);
  const turnover = page.getByRole('region', { name: 'Підсумки' }).locator('div');
  await expect(turnover.filter({ hasText: /^Оборот/ })).toContainText(amount);
});
