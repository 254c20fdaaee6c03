import { readFile } from 'node:fs/promises';
import { readSheet } from '@kasa/mock-server/http/test-support/read-table';
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { act } from './support/transport.ts';

const rows = (page: Page) => page.locator('tr[data-row-id]');

/** No line of the page is wider than the window. */
async function fitsEveryWidth(page: Page): Promise<void> {
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 780 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** A terminal of the test's own merchant: its numbers are not known beforehand. */
async function someNumber(page: Page): Promise<string> {
  const number = page.getByText(/^S1\d{6}$/).first();
  await expect(number).toBeVisible();
  return (await number.textContent()) ?? '';
}

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

  await page.getByRole('button', { name: 'Фільтр' }).click();
  await page.getByRole('menuitem', { name: 'Статус' }).click();
  await page
    .getByRole('button', { name: /Статус/ })
    .last()
    .click();
  await page.getByRole('option', { name: 'Заблоковано' }).click();
  await page.waitForURL(/status=blocked/);
  await expect(page.getByRole('button', { name: 'Прибрати фільтр: Статус' })).toBeVisible();
  // The old rows stay until the new ones are there.
  await expect(rows(page).filter({ hasNotText: 'Заблоковано' })).toHaveCount(0);
  const total = page.getByText(/^\d+ термінал/);
  const count = Number.parseInt((await total.textContent()) ?? '', 10);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Експорт XLSX' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^terminals-\d{4}-\d\d-\d\d\.xlsx$/);
  const sheet = await readSheet(await readFile(await download.path()));
  const saved = sheet.filter(([number]) => /^S1\d{6}$/.test(String(number)));
  expect(saved).toHaveLength(count);
  for (const row of saved) expect(row).toContain('Заблоковано');

  await fitsEveryWidth(page);
  await checkAccessibility();
  await page.goto('/terminals?q=nothing-like-this');
  await expect(page.getByText('Немає данних')).toBeVisible();
  await checkAccessibility();
});

test('a terminal of the list is activated, then edited', async ({ page, signIn, checkAccessibility }) => {
  await signIn('director', '/Terminal/Activate');
  const first = rows(page).first();
  await expect(first).toBeVisible();
  await checkAccessibility();
  const number = await someNumber(page);
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
  await fitsEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('textbox', { name: /^Назва/ }).fill('Каса біля входу');
  await page.getByRole('textbox', { name: 'Час очікування картки, с' }).fill('45');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Термінал успішно змінено!')).toBeVisible();
  await page.goto(`/terminals?q=${number}`);
  await act(page, `Каса біля входу, ${number}`, 'Редагувати');
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
  const number = await someNumber(page);
  await page.getByRole('link', { name: 'Додати термінал' }).click();
  await page.getByRole('textbox', { name: /^Номер термінала/ }).fill(number);
  await page.getByRole('button', { name: 'Додати термінал' }).click();
  await expect(page.getByText('Цей термінал уже є у вашому списку')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Номер термінала/ })).toBeFocused();
  await checkAccessibility();
  await page.getByRole('textbox', { name: /^Номер термінала/ }).fill('S1999999');
  await page.getByRole('button', { name: 'Додати термінал' }).click();
  await expect(page.getByText('Термінала з таким номером немає. Звірте номер з наклейкою')).toBeVisible();
});

test('whoever may not add or edit terminals is told so', async ({ page, signIn, checkAccessibility }) => {
  await signIn('cashier', '/Drivers');
  await page.goto('/terminals');
  await expect(rows(page).first()).toBeVisible();
  await rows(page).first().click();
  await expect(page.getByText('Останній запуск')).toBeVisible();
  await checkAccessibility();
  const id = await rows(page).first().getAttribute('data-row-id');
  await page.goto(`/terminals/${id}/edit`);
  await expect(page.getByText('У вас немає дозволу на редагування налаштувань термінала')).toBeVisible();
  await checkAccessibility();
  await page.goto('/Terminal/Activate');
  await expect(page.getByText('У вас немає доступу до цієї сторінки!')).toBeVisible();
});
