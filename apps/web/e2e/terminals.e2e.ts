import { readFile } from 'node:fs/promises';
import { readSheet } from '@kasa/mock-server/http/test-support/read-table';
import { expect, type Page } from '@playwright/test';
import { filterBy, firstTerminalNumber, rowsOf } from './support/lists.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';
import { runRowAction } from './support/transport.ts';

const rows = (page: Page) => rowsOf(page, 'Термінали');

test('/ shows the terminals: found, filtered, saved as a file, accessible, at every width', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Термінали' })).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  expect(new URL(page.url()).pathname).toBe('/');
  await checkAccessibility();

  await filterBy(page, 'Статус', 'Заблокований');
  await page.waitForURL(/status=blocked/);
  await expect(page.getByRole('button', { name: 'Прибрати фільтр: Статус' })).toBeVisible();
  // The old rows stay until the new ones have loaded.
  await expect(rows(page).filter({ hasNotText: 'Заблокований' })).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Експорт XLSX' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^terminals-\d{4}-\d\d-\d\d\.xlsx$/);
  const sheet = await readSheet(await readFile(await download.path()));
  const saved = sheet.filter(([number]) => /^S1\d{6}$/.test(String(number)));
  await expect(page.getByText(new RegExp(`^${saved.length} термінал`))).toBeVisible();
  for (const row of saved) expect(row).toContain('Заблокований');

  await expectNoOverflowAtWidths(page);
  await checkAccessibility();
  await page.goto('/terminals?q=nothing-like-this');
  await expect(page.getByText('Немає данних')).toBeVisible();
  await checkAccessibility();
});

test('a terminal of the list is activated, then edited', async ({ page, signIn, checkAccessibility }) => {
  await signIn('director', '/Terminal/Activate');
  const first = rowsOf(page, 'Зі списку').first();
  await expect(first).toBeVisible();
  await checkAccessibility();
  const number = await firstTerminalNumber(page, 'Зі списку');
  await first.getByRole('button', { name: /^Активувати/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Активувати' }).click();
  await expect(page.getByText('Термінал успішно активовано!')).toBeVisible();
  await expect(
    page.getByText(`Номер ${number}. Термінал прийматиме оплати, щойно вийде на зв’язок.`),
  ).toBeVisible();
  await checkAccessibility();

  await page.getByRole('link', { name: 'Відкрити термінал' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Термінал «/ })).toBeVisible();
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('textbox', { name: /^Назва/ }).fill('Каса біля входу');
  await page.getByRole('textbox', { name: 'Час очікування картки, с' }).fill('45');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Термінал успішно змінено!')).toBeVisible();
  await page.goto(`/terminals?q=${number}`);
  await runRowAction(page, `Каса біля входу, ${number}`, 'Редагувати');
  const waiting = page.getByRole('textbox', { name: 'Час очікування картки, с' });
  await expect(waiting).toHaveValue('45');
  await expect(page.getByRole('button', { name: /^Повернути .+: Час очікування картки, с$/ })).toBeVisible();
});

test('a number that cannot be added is explained at the field', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/terminals');
  const number = await firstTerminalNumber(page);
  await page.getByRole('link', { name: 'Додати термінал' }).click();
  await page.getByRole('textbox', { name: /^Номер термінала/ }).fill(number);
  await page.getByRole('textbox', { name: /^Код активації/ }).fill(`K7${number.slice(2)}`);
  await page.getByRole('button', { name: 'Додати термінал' }).click();
  await expect(page.getByText('Цей термінал уже є у вашому списку')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Номер термінала/ })).toBeFocused();
  await checkAccessibility();
  await page.getByRole('textbox', { name: /^Номер термінала/ }).fill('S1999999');
  await page.getByRole('button', { name: 'Додати термінал' }).click();
  await expect(
    page.getByText('Номер термінала або код активації не підходить. Звірте їх з наклейкою та аркушем'),
  ).toBeVisible();
});

test('whoever may not add or edit terminals is told so', { tag: '@deep' }, async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('cashier', '/profile');
  await page.goto('/terminals');
  await rows(page).first().click();
  await expect(page.getByText('Останній запуск')).toBeVisible();
  await page.keyboard.press('Escape');
  await checkAccessibility();
  const id = await rows(page).first().getAttribute('data-row-id');
  await page.goto(`/terminals/${id}/edit`);
  await expect(page.getByText('У вас немає дозволу на редагування налаштувань термінала')).toBeVisible();
  await checkAccessibility();
  await page.goto('/Terminal/Activate');
  await expect(page.getByText('У вас немає доступу до цієї сторінки!')).toBeVisible();
});
