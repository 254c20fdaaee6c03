import { expect } from '@playwright/test';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { numberOfTerminal, sell, switchOn } from './support/terminal-sales.ts';
import { test } from './support/test.ts';

test('after sales with a discount the owner sees what it gave, by day, and goes on to it and back', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  const name = 'Половина ціни';
  await signIn('owner', '/Loyalty');
  await switchOn(page, name, { type: 'fixed', percent_bp: 5_000, amount: null });
  const number = await numberOfTerminal(page);
  await sell(page, number);
  await sell(page, number);

  await page.getByRole('link', { name: 'Звіт про знижки' }).click();
  // Whatever the day of the month.
  await page.getByRole('button', { name: /^Період: / }).click();
  await page.getByRole('dialog', { name: 'Період' }).getByRole('button', { name: '30 днів' }).click();
  await page.keyboard.press('Escape');
  const days = page.getByRole('region', { name: 'Надано покупцям' });
  await expect(days.getByRole('listitem')).toHaveCount(30);
  await expect(page.getByText('Нічого незвичного немає.')).toBeVisible();
  await checkAccessibility();
  await days.getByRole('button', { name: 'Таблиця' }).click();
  await expect(days.getByRole('row', { name: /^Усього 2 100,00\s₴ 100,00\s₴/ })).toBeVisible();
  await checkAccessibility();

  await page.getByRole('table', { name: 'За знижками' }).getByRole('link', { name }).click();
  const chosen = page.getByRole('region', { name, exact: true });
  await expect(chosen.getByText(/^Знижка 50\s% на всі товари/)).toBeVisible();
  await checkAccessibility();
  await chosen.getByRole('link', { name: 'Відкрити знижку' }).click();
  const drawer = page.getByRole('complementary', { name });
  await drawer.getByRole('link', { name: 'Звіт про знижку' }).click();
  await chosen.getByRole('link', { name: 'Усі знижки' }).click();
  await expectNoOverflowAtWidths(page, 1280);
  await expect(page.getByRole('list', { name: 'За знижками' }).getByRole('link', { name })).toBeVisible();
  await checkAccessibility();

  await page.goto('/Loyalty/report?from=2005-03-01&to=2005-03-02');
  await expect(page.getByText('Покупок зі знижками чи бонусами немає')).toBeVisible();
  await checkAccessibility();
});
