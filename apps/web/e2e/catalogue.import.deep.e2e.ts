import { expect } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { rowsOf } from './support/lists.ts';
import { test } from './support/test.ts';

const ROWS = 20_000;
const EACH = 500;
/** Errors of price lists that people send each other. */
const planted = [
  { price: '12,345' },
  { unit: 'бочка' },
  { barcode: '4820001001098' },
  { name: '' },
  { article: '4,82E+12' },
];

/** A number as it is written, with a space between thousands. */
const numbered = (n: number) => new RegExp(`^${String(n).replace(/\B(?=(\d{3})+$)/, '\\s')}$`);

test('a spreadsheet of 20 000 rows is checked and imported, and each planted error of it is shown', async ({
  page,
  signIn,
}) => {
  test.setTimeout(600_000);
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const n = at + 1;
    const usual = {
      article: `ДВ-${n}`,
      name: `Товар № ${n}`,
      price: 10 + (n % 900) / 2,
      unit: 'шт.',
      barcode: '',
    };
    const wrong = n % EACH === 0 ? planted[(n / EACH) % planted.length] : {};
    const { article, name, price, unit, barcode } = { ...usual, ...wrong };
    return [article, name, price, unit, barcode, `Група ${n % 40}`];
  });
  const head = ['Артикул', 'Номенклатура', 'Ціна', 'Од.', 'Штрихкод', 'Категорія'];
  const bytes = await writeXlsx({ sheets: [{ name: 'Прайс', rows: [head, ...rows] }] });
  await signIn('owner', '/products/imports/create');
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: 'склад.xlsx', mimeType: '', buffer: Buffer.from(bytes) },
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: /Податок$/ })
    .click();
  await page.getByRole('option', { name: 'ПДВ 20 %' }).click();
  await page.getByRole('button', { name: /^Перевірити 20\s000 рядків$/ }).click();
  await page.waitForURL(/\/products\/imports\/[\da-f-]{36}$/, { timeout: 300_000 });
  await page.getByRole('link', { name: 'Показати рядки з помилками' }).click();
  const wrong = rowsOf(page, 'Що зробить імпорт');
  await expect(page.getByText(/^1–10 з 40$/)).toBeVisible();
  for (let first = 1; first <= ROWS / EACH; first += 10) {
    for (let n = first; n < first + 10; n += 1) {
      const at = page.getByRole('cell', { name: numbered(n * EACH + 1) });
      await expect(wrong.filter({ has: at })).toContainText('З помилкою');
    }
    if (first + 10 <= ROWS / EACH) await page.getByLabel('Наступна сторінка').click();
  }
  await page.getByRole('button', { name: /^Імпортувати 19\s960 товарів$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Імпортувати' }).click();
  await page.waitForURL(/\/products\/imports\/runs\/[\da-f-]{36}$/, { timeout: 120_000 });
  await expect(page.getByText('Завершено')).toBeVisible({ timeout: 300_000 });
  await expect(page.getByRole('main')).toContainText(/19\s960/);
});
