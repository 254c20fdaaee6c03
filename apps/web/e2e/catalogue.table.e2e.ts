import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

const TEA = 'Чай чорний «Карпати», 100 г';
const CHOCOLATE = 'Шоколад чорний, 90 г';
const ADDRESS = '/products/table?q=10019';
/** Name, code, barcode, group, price. */
const cell = (page: Page, name: string, column: 2 | 3 | 4 | 5) =>
  page.getByRole('row', { name }).locator(`[aria-colindex="${column}"]`);

test('the owner pastes rows of a spreadsheet into the table and undoes them', async ({
  page,
  context,
  signIn,
  checkAccessibility,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('owner', ADDRESS);
  await expect(page.getByRole('grid', { name: 'Таблиця товарів' })).toBeVisible();
  await checkAccessibility();
  await page.evaluate(() =>
    navigator.clipboard.writeText('Напої\t1 090,5 грн\tзайве\r\n"Немає такої"\t75,555\r\nЩе\t1\r\n'),
  );
  await cell(page, TEA, 4).click();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('Не вмістилося на сторінку: 1 рядок.')).toBeVisible();
  await expect(cell(page, TEA, 5)).toContainText(/1\s090,50.*|Збережено/);
  await expect(cell(page, CHOCOLATE, 4)).toContainText('Такої групи немає');
  await expect(cell(page, CHOCOLATE, 5)).toHaveAttribute('aria-invalid', 'true');
  await checkAccessibility();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.getByText('Скасовано: 4 клітинки')).toBeVisible();
  await expect(page.getByText('Усе збережено')).toBeVisible();
  await page.reload();
  await expect(cell(page, TEA, 4)).toContainText('Бакалія');
  await expect(cell(page, TEA, 5)).toContainText('84,90');

  await cell(page, TEA, 5).click();
  await page.keyboard.press('ControlOrMeta+C');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('84,90');
});

test('two people meet at a cell, and one of them chooses what stays', async ({
  page,
  context,
  signIn,
  checkAccessibility,
}) => {
  const other = await context.newPage();
  await signIn('owner', ADDRESS);
  await other.goto(ADDRESS);
  for (const [on, price] of [
    [other, '77'],
    [page, '50'],
  ] as const) {
    await cell(on, TEA, 5).click();
    await on.keyboard.type(price);
    await checkAccessibility(on);
    await on.keyboard.press('Enter');
    await expect(
      on.getByText(on === other ? 'Усе збережено' : 'Змінив хтось інший: 1 клітинка'),
    ).toBeVisible();
  }
  await expect(cell(page, TEA, 5)).toContainText('77,00');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Записати моє: 50,00' }).press('Enter');
  await expect(cell(page, TEA, 5)).toBeFocused();
  await expect(page.getByText('Усе збережено')).toBeVisible();
  await other.reload();
  await expect(cell(other, TEA, 5)).toContainText('50,00');
});
