import { expect } from '@playwright/test';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { numberOfTerminal, sell, switchOn } from './support/terminal-sales.ts';
import { test } from './support/test.ts';

test('a terminal sells with a discount and for bonuses; the owner sees both on the payment, refunds a half, and sees what came back', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/Loyalty');
  await switchOn(page, 'П’ята частина', { type: 'fixed', percent_bp: 2_000, amount: null });
  const back = { type: 'purchase_bonus', percent_bp: 1_000, spend_percent_bp: 5_000, lifetime_days: null };
  await switchOn(page, 'Десята на рахунок', back);
  const number = await numberOfTerminal(page);
  await sell(page, number);
  const id = await sell(page, number, { spend: 500 });

  await page.goto(`/transactions?period=all&open=${id}`);
  const payment = page.getByRole('complementary', { name: /^75,00/ });
  const steps = payment.getByRole('list', { name: 'Перебіг оплати' }).getByRole('listitem');
  await expect(steps.filter({ hasText: /^Сплачено бонусами\s5,00/ })).toHaveCount(1);
  await expect(steps.filter({ hasText: /^Нараховано бонусів на\s7,50/ })).toHaveCount(1);
  const discounts = page.getByRole('region', { name: 'Знижки й бонуси' });
  await expect(discounts).toContainText(/Без знижок100,00.*дешевше на\s20,00.*Оплачено75,00/);
  await expect(discounts.getByRole('link')).toHaveText(['П’ята частина', 'Десята на рахунок']);
  await checkAccessibility();

  await payment.getByRole('button', { name: 'Повернути', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Повернення покупцеві' });
  await dialog.getByRole('button', { name: 'Покупець повернув товар' }).click();
  await dialog.getByRole('textbox', { name: /^Сума/ }).fill('37,50');
  await dialog.getByRole('button', { name: /^Повернути\s37,50/ }).click();
  await expect(dialog).toBeHidden();
  await expect(steps.filter({ hasText: /^Покупцеві повернуто бонусів на\s2,50/ })).toHaveCount(1);
  await expect(steps.filter({ hasText: /^Списано нарахованих бонусів на\s3,75/ })).toHaveCount(1);
  await checkAccessibility();
  await expectNoOverflowAtWidths(page, 1440);

  await discounts.getByRole('link', { name: 'П’ята частина' }).click();
  await expect(page.getByRole('dialog', { name: 'П’ята частина' })).toBeVisible();
});
