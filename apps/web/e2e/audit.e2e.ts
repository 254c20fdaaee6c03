import { readFile } from 'node:fs/promises';
import { readCsv, readSheet } from '@kasa/mock-server/http/test-support/read-table';
import { expect, type Page } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';
import { runRowAction } from './support/transport.ts';

const ROUTE = 'Автобус №33';
const rows = (page: Page) => rowsOf(page, 'Журнал змін');
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

async function save(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('the journal shows who changed a route, before and after, and exports it', async ({ page, signIn }) => {
  await signIn('owner', '/Routes');
  await runRowAction(page, ROUTE, 'Редагувати');
  await page.getByRole('textbox', { name: 'Вартість проїзду' }).fill('19,50');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Маршрут успішно змінено!')).toBeVisible();

  await page.goto('/audit');
  await expect(row(page, /Маршрут змінено.*Автобус №33.*Коваль Олена Петрівна/)).toBeVisible();
  await page.getByRole('button', { name: `Подробиці: Маршрут змінено: ${ROUTE}` }).click();
  const fare = page.locator('dl > div', { hasText: 'Вартість проїзду' });
  await expect(fare).toContainText(/Було: 17,00\s₴/);
  await expect(fare).toContainText(/Стало: 19,50\s₴/);

  await runRowAction(page, `Маршрут змінено: ${ROUTE}`, 'Усі зміни цього об’єкта');
  await page.waitForURL(/object_id=/);
  await expect(page.getByRole('button', { name: `Об’єкт: ${ROUTE}` })).toBeVisible();
  await page.getByRole('button', { name: /^Період/ }).click();
  await page.getByRole('button', { name: 'Сьогодні' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 дія', { exact: true })).toBeVisible();

  const csv = await save(page, 'Експорт CSV');
  expect(csv.name).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readCsv(csv.bytes).map((cells) => cells.join(' | '));
  expect(lines.filter((line) => line.includes('Маршрут змінено'))).toEqual([
    expect.stringMatching(
      /Коваль Олена Петрівна \| .+ \| Маршрут змінено \| Маршрут \| Автобус №33 \| .+ \| 17,00 \| 19,50( \| )*$/,
    ),
  ]);
  const xlsx = await save(page, 'Експорт XLSX');
  expect(xlsx.name).toMatch(/^audit-\d{4}-\d\d-\d\d\.xlsx$/);
  const cells = (await readSheet(xlsx.bytes)).find((found) => found.includes('Маршрут змінено'));
  expect(cells?.slice(10, 12)).toEqual([17, 19.5]);
  expect(cells).toEqual(expect.arrayContaining(['Коваль Олена Петрівна', 'Маршрут', ROUTE]));

  await page.getByRole('link', { name: ROUTE }).click();
  await expect(page.getByRole('heading', { level: 1, name: ROUTE })).toBeVisible();
});

test('an export that fails says so, and no broken file is saved', async ({ page, merchant, signIn }) => {
  await signIn('accountant', '/audit');
  await expect(rows(page)).not.toHaveCount(0);
  await merchant.fail('exportAuditEntries', 'internal', { times: 1 });
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.getByRole('button', { name: 'Експорт XLSX' }).click();
  await expect(page.getByText('Щось пішло не так!')).toBeVisible();
  expect(downloads).toEqual([]);
  expect((await save(page, 'Експорт XLSX')).bytes.subarray(0, 2).toString()).toBe('PK');
});

test('what one operation changed is one row, which a click shows beside the list', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('accountant', '/audit?operation=openShift');
  const first = rows(page).filter({ hasText: '3 записи' }).filter({ hasText: 'Робоча зміна' }).first();
  await first.getByText('Робочу зміну відкрито').click();
  const vehicle = page.locator('dl > div', { hasText: 'Статус' }).filter({ hasText: 'На маршруті' });
  await expect(vehicle).toContainText('Було: На стоянці');
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
});

test('whoever lacks the right has no journal, and is told who can give it', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('dispatcher', '/audit');
  await expect(
    page.getByText(/Потрібне право «Перегляд журналу змін»\. Надати його .+Власниця/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Журнал змін' })).toHaveCount(0);
  await checkAccessibility();
});

test('the journal is accessible and fits every width, with its period and on a phone', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/audit?object_type=route');
  await expect(rows(page)).not.toHaveCount(0);
  await page.getByRole('button', { name: /^Період/ }).click();
  await expect(page.getByRole('dialog', { name: 'Період' }).getByRole('spinbutton')).not.toHaveCount(0);
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await expectNoOverflowAtWidths(page);
  const heights = await rows(page).evaluateAll((cards) => cards.map((card) => card.clientHeight));
  expect(Math.max(...heights), 'of cards, in which no date breaks').toBeLessThanOrEqual(84);
  await rows(page).first().click();
  await checkAccessibility();
  expect(page.url()).toContain('open=');
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Маршрут змінено' })).toBeVisible();
  await page.goto('/audit?from=2020-01-01&to=2020-01-02');
  await expect(page.getByText(/поза цим періодом/)).toBeVisible();
  await checkAccessibility();
});
