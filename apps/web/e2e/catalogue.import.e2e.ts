import { expect, type Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { rowsOf } from './support/lists.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

/** Ukrainian text as Excel on Windows saves it: code page 1251. */
function windows1251(text: string): Buffer {
  const characters = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, n) => n));
  return Buffer.from([...text].map((character) => characters.indexOf(character)));
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: '', buffer });
const pick = async (page: Page, field: RegExp, option: string) => {
  await page.getByRole('main').getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** A shop's price list: its own headings, a title above them, decimal commas, and four planted errors. */
const goods = Array.from({ length: 40 }, (_, n) => `М-${100 + n};Крупа № ${n + 1};${40 + n},50;Крупи;кг`);
const planted = [
  'М-200;Олія соняшникова;12,345;Олія;шт',
  'М-201;Олія лляна;90,00;Олія;бочка',
  'М-202;;55,00;Олія;шт',
  'М-100;Крупа № 1 ще раз;40,50;Крупи;кг',
];
const PRICE_LIST = [
  'Прайс-лист магазину «Їжа»;;;;',
  'Шифр;Найменування товару;Роздрібна ціна;Категорія;Од. вим.',
  ...goods,
  ...planted,
].join('\r\n');

test('a shop moves in: matches the columns, mends what is wrong, imports, and takes it all back', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/products/imports');
  await expect(rowsOf(page, 'Імпорти товарів').first()).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Імпортувати з файлу' }).click();
  await choose(page, 'прайс.csv', windows1251(PRICE_LIST));
  await expect(page.getByText('Рядок над назвами стовпців не імпортуємо.')).toBeVisible();
  await pick(page, /Стовпець «Шифр»/, 'Код');
  await pick(page, /Податок$/, 'ПДВ 20 %');
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Перевірити 44 рядки' }).dblclick();

  await page.waitForURL(/\/products\/imports\/[\da-f-]{36}$/);
  const rows = rowsOf(page, 'Що зробить імпорт');
  await page.getByRole('link', { name: 'Показати рядки з помилками' }).click();
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: 'Олія соняшникова' })).toContainText('Ціна');
  await expect(rows.filter({ hasText: 'Олія лляна' })).toContainText('Одиниця');
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // Mended one after another, and the repeated one left out.
  await rows.filter({ hasText: 'Олія соняшникова' }).getByRole('button', { name: 'Дії' }).click();
  await page.getByRole('menuitem', { name: 'Виправити' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Ціна/ }).fill('123,45');
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Зберегти', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveCount(4);
  await rows.filter({ hasText: 'ще раз' }).getByRole('button', { name: 'Дії' }).click();
  await page.getByRole('menuitem', { name: 'Пропустити' }).click();
  await expect(rows).toHaveCount(2);

  await page.getByRole('button', { name: 'Імпортувати 41 товар' }).click();
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText('Нові товари: 41');
  await expect(ask).toContainText('з помилкою – 2');
  await ask.getByRole('button', { name: 'Імпортувати' }).dblclick();

  await page.waitForURL(/\/products\/imports\/runs\/[\da-f-]{36}$/);
  await page.reload();
  await expect(page.getByText('Завершено')).toBeVisible({ timeout: 60_000 });
  await expect(rowsOf(page, 'Результати за рядками').filter({ hasText: 'Крупа № 1' }).first()).toContainText(
    'Виконано',
  );
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/products?q=М-100');
  await expect(rowsOf(page, 'Товари').filter({ hasText: 'Крупа № 1' })).toContainText('40,50');

  await page.goto('/products/imports');
  await rowsOf(page, 'Імпорти товарів').filter({ hasText: 'прайс.csv' }).click();
  await page.getByRole('button', { name: 'Скасувати імпорт' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Скасувати імпорт' }).click();
  await page.waitForURL(/\/products\/imports\/runs\/[\da-f-]{36}$/);
  await expect(page.getByText('Завершено')).toBeVisible({ timeout: 60_000 });
  await page.goto('/products?q=М-100');
  await expect(page.getByText('За запитом «М-100» нічого не знайдено.')).toBeVisible();
  await page.goto('/products/imports/runs');
  await expect(rowsOf(page, 'Виконання імпортів').first()).toContainText('Скасування імпорту');
  await checkAccessibility();
});

/** An archive that says it unpacks to a few bytes, and unpacks to hundreds of megabytes. */
async function bomb(): Promise<Buffer> {
  const rows = Array.from({ length: 5_000 }, () => ['0'.repeat(32_000)]);
  const bytes = await writeXlsx({ sheets: [{ name: 'А', rows }] });
  const archive = Buffer.from(bytes);
  for (let at = 0; at + 46 <= archive.length; at += 1)
    if (archive.readUInt32BE(at) === 0x504b0102) archive.writeUInt32LE(1_000, at + 24);
  return archive;
}

test('a damaged, hostile or endless file is told so, and a good one is taken after it', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/products/imports/create');
  await expect(page.getByRole('group', { name: 'Таблиця з товарами' })).toBeVisible();
  const good = Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'А',
          rows: [
            ['Код', 'Назва'],
            ['1', 'Чай'],
          ],
        },
      ],
    }),
  );
  const endless = `Код;Назва\r\n${'1;Чай\r\n'.repeat(21_000)}`;
  const told: readonly (readonly [string, Buffer, RegExp])[] = [
    ['обрізаний.xlsx', good.subarray(0, good.length - 40), /пошкоджено/],
    ['бомба.xlsx', await bomb(), /завеликий|пошкоджено/],
    ['довгий.csv', Buffer.from(endless), /У файлі 21\s000 рядків/],
    ['без-кінця.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 'а;б\r\n'), /завеликий/],
    ['фото.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), /не таблиця/],
    ['лапка.csv', Buffer.from('Код;Назва\r\n1;"Чай\r\n2;Кава\r\n'), /пошкоджено/],
  ];
  for (const [name, bytes, problem] of told) {
    await choose(page, name, bytes);
    await expect(page.getByRole('group', { name: 'Таблиця з товарами' }).getByText(problem)).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('button', { name: /^Перевірити/ })).toHaveAttribute('aria-disabled', 'true');
  }
  const script = '<img src=x onerror=alert(1)>';
  await choose(page, `${script}.csv`, Buffer.from(`Код;Назва;Ціна\r\n666;${script};=1+1\r\n`));
  await pick(page, /Податок$/, 'Без ПДВ');
  await page.getByRole('button', { name: 'Перевірити 1 рядок' }).click();
  await page.waitForURL(/\/products\/imports\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { name: `${script}.csv` })).toBeVisible();
  await expect(rowsOf(page, 'Що зробить імпорт').first()).toContainText(script);
});
