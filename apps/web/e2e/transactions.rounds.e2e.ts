import { expect } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

test('a round is planned of the terminals with most cash, made, checked off and printed', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('director', '/Drivers');
  await page.goto('/cash');
  const terminals = rowsOf(page, 'Інкасація');
  await expect(terminals).not.toHaveCount(0);
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
  for (const n of [0, 1]) {
    await terminals.nth(n).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Спланувати обхід' }).click();
  const plan = page.getByRole('dialog', { name: 'Спланувати обхід' });
  await expect(plan).toContainText('До обходу ввійдуть 2 термінали.');
  await checkAccessibility();
  await plan.getByRole('button', { name: 'Спланувати обхід' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Обхід № \d+$/ })).toBeVisible();
  const stops = rowsOf(page, 'Термінали обходу');
  await expect(stops).toHaveCount(2);
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);

  await stops
    .nth(0)
    .getByRole('button', { name: /^Інкасувати: / })
    .press('Enter');
  const form = page.getByRole('dialog', { name: /^Інкасація: / });
  await form.getByRole('button', { name: /^Вилучити / }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Вилучити / })
    .click();
  await expect(page.getByRole('dialog', { name: /^Чек інкасації № / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(stops.nth(0)).toContainText('Інкасовано');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Надрукувати' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Головне меню' })).toBeHidden();
  const paper = page.getByRole('table').filter({ hasText: 'Разом' });
  await expect(paper.getByRole('columnheader', { name: 'Очікувана сума' })).toBeVisible();
  await expect(paper.getByRole('row')).toHaveCount(5);
});
