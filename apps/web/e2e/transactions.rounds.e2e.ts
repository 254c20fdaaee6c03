import { expect, type Page } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const beside = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('heading') });

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
  await page.setViewportSize({ width: 1440, height: 900 });
  await terminals.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(beside(page)).toContainText('Останні інкасації');
  await checkAccessibility();
  await page.keyboard.press('j');
  await expect(terminals.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(terminals.nth(1)).toBeFocused();
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
  await expect(stops.nth(0)).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await stops.nth(1).press('Enter');
  const drawer = beside(page);
  await checkAccessibility();
  await drawer.getByRole('button', { name: 'Пропустити…' }).press('Enter');
  await page.getByRole('textbox', { name: /^Причина пропуску/ }).fill('Точку зачинено');
  await page.keyboard.press('Enter');
  await expect(stops.nth(1)).toContainText('Пропущено');
  await page.keyboard.press('Escape');
  await expect(stops.nth(1)).toBeFocused();

  await page.goto('/cash/rounds');
  const rounds = rowsOf(page, 'Обходи інкасації');
  await rounds.nth(0).press('Enter');
  await expect(drawer).toContainText('Термінали обходу');
  await checkAccessibility();
  await drawer.getByRole('button', { name: 'Інші дії' }).click();
  await page.getByRole('menuitem', { name: 'Редагувати' }).click();
  const edit = page.getByRole('dialog', { name: /^Редагувати обхід № / });
  await checkAccessibility();
  await edit.getByRole('spinbutton', { name: /^день/ }).click();
  await page.keyboard.type('24122026');
  await edit.getByRole('button', { name: 'Зберегти' }).click();
  await expect(rounds.nth(0)).toContainText('24.12.2026');
  await drawer.getByRole('link', { name: 'Відкрити сторінку' }).click();
  await expect(page.getByText(/^на 24\.12\.2026 · /)).toBeVisible();

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
