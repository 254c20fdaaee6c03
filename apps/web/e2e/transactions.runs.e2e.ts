import { expect, type Page } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const LIST = '/transactions?period=all&status=approved&payment_form=card';
const RESULTS = 'Результати за оплатами';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Повернення коштів' });
const kopiykas = (written: string) => Number(written.replace(/[^\d,]/g, '').replace(',', ''));

test('two payments are chosen, looked at, refunded in one go, and opened from what became of them', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('cashier', '/terminals');
  await page.goto(LIST);
  const rows = rowsOf(page, 'Транзакції');
  await expect(rows).toHaveCount(10);
  await rows.nth(0).getByRole('checkbox').click();
  await rows.nth(1).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Повернути кошти' }).click();
  const items = dialog(page).getByRole('list', { name: 'Що буде повернуто' }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await checkAccessibility();
  const confirm = dialog(page).getByRole('button', { name: /^Повернути\s2 оплати на\s/ });
  const sum = kopiykas(((await confirm.textContent()) ?? '').replace(/^.*\sна\s/, ''));
  expect(sum).toBeGreaterThan(0);
  await confirm.click();
  await expect(dialog(page).getByRole('textbox', { name: /^Причина/ })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Повторна оплата' }).click();
  await confirm.dblclick();

  await page.waitForURL(/\/transactions\/runs\/[\da-f-]{36}$/);
  await page.reload();
  await expect(page.getByText('Завершено')).toBeVisible({ timeout: 60_000 });
  await expect(rowsOf(page, RESULTS).filter({ hasText: 'Повернуто' })).toHaveCount(2);
  const told = (await page.getByText(/^Повернуто .* з /).textContent()) ?? '';
  expect(
    told
      .replace(/^Повернуто\s/, '')
      .split(/\sз\s/)
      .map(kopiykas),
  ).toEqual([sum, sum]);
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await rowsOf(page, RESULTS).first().click();
  const beside = page.getByRole('complementary').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(beside.getByRole('list', { name: 'Перебіг оплати' })).toContainText('Повернуто');
  await page.goto('/transactions/runs');
  await expect(rowsOf(page, 'Масові повернення').first()).toContainText('Повторна оплата');
  await checkAccessibility();
});
