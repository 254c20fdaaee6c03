import { readFile } from 'node:fs/promises';
import type { TerminalSummaryEntity } from '@kasa/contracts/terminals/terminals';
import { readSheet } from '@kasa/mock-server/http/test-support/read-table';
import { expect, type Page } from '@playwright/test';
import { filterBy, rowsOf } from './support/lists.ts';
import { test } from './support/test.ts';

const rows = (page: Page) => rowsOf(page, 'Термінали');
const numbersOf = async (page: Page) => {
  await expect(rows(page)).not.toHaveCount(0);
  return rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row-id')));
};
const hasOnly = async (page: Page, words: string) => {
  await expect(rows(page)).not.toHaveCount(0);
  await expect(rows(page).filter({ hasNotText: words })).toHaveCount(0);
};

const openViews = async (page: Page) => {
  await page.getByRole('button', { name: /^Подання/ }).click();
  return page.getByRole('menu', { name: 'Збережені подання' });
};

test('a view of the terminals is kept: over a reload, in another browser, for whoever gets its address', {
  tag: '@deep',
}, async ({ page, browser, signIn, checkAccessibility }) => {
  await signIn('owner', '/terminals?status=blocked&sort=-name');
  await hasOnly(page, 'Заблокований');
  const shown = await numbersOf(page);
  await (await openViews(page)).getByRole('menuitem', { name: 'Зберегти як подання…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Нове подання' });
  await expect(dialog.getByRole('textbox', { name: /^Назва/ })).toBeFocused();
  await checkAccessibility();
  await page.keyboard.type('Заблоковані');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Подання успішно збережено!')).toBeVisible();
  await page.waitForURL(/view=/);

  // The default view opens at the address without parameters.
  await page.goto('/terminals');
  await page.waitForURL(/status=blocked/);
  await hasOnly(page, 'Заблокований');
  await expect.poll(() => numbersOf(page)).toEqual(shown);
  const shared = page.url();

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await signIn('owner', '/', elsewhere);
  await elsewhere.waitForURL(/status=blocked/);
  await expect.poll(() => numbersOf(elsewhere)).toEqual(shown);
  const menu = await openViews(elsewhere);
  await expect(menu.getByRole('menuitemradio', { name: 'Заблоковані' })).toBeChecked();
  await checkAccessibility(elsewhere);
  await menu.getByRole('menuitemradio', { name: 'Увесь список' }).click();
  await elsewhere.waitForURL(/view=all/);
  await expect(rows(elsewhere).filter({ hasNotText: 'Заблокований' })).not.toHaveCount(0);
  await elsewhere.goBack();
  await hasOnly(elsewhere, 'Заблокований');
  await expect.poll(() => numbersOf(elsewhere)).toEqual(shown);
  await other.close();

  const third = await browser.newContext();
  const colleague = await third.newPage();
  await signIn('accountant', '/', colleague);
  await colleague.goto(shared);
  await hasOnly(colleague, 'Заблокований');
  await expect.poll(() => numbersOf(colleague)).toEqual(shown);
  await expect((await openViews(colleague)).getByRole('menuitemradio', { name: 'Заблоковані' })).toHaveCount(
    0,
  );
  await third.close();

  await (await openViews(page)).getByRole('menuitem', { name: 'Впорядкувати…' }).click();
  const all = page.getByRole('dialog', { name: 'Збережені подання' });
  await expect(all.getByRole('row')).toContainText('ЗаблокованіСписок відкривається з ним');
  await checkAccessibility();
  await all.getByRole('button', { name: /^Змінити: Заблоковані/ }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Подання «Заблоковані»' })
    .getByRole('textbox', { name: /^Назва/ })
    .fill('Не працюють');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Подання успішно змінено!')).toBeVisible();
  await all.getByRole('button', { name: 'Видалити подання «Не працюють»' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Видалити подання «Не працюють»?' });
  await question.getByRole('button', { name: 'Видалити' }).click();
  await expect(page.getByText('Подання успішно видалено!')).toBeVisible();
  await expect(all.getByText('Збережених подань ще немає.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/terminals');
  await expect(rows(page).filter({ hasNotText: 'Заблокований' })).not.toHaveCount(0);
  await expect(page).toHaveURL(/\/terminals$/);
});

test('a view that is shared stands in a colleague’s menu, who hides it from there alone', {
  tag: '@deep',
}, async ({ page, browser, signIn, checkAccessibility }) => {
  await signIn('owner', '/terminals?status=blocked');
  await (await openViews(page)).getByRole('menuitem', { name: 'Зберегти як подання…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Нове подання' });
  await dialog.getByRole('textbox', { name: /^Назва/ }).fill('Заблоковані');
  await dialog.getByRole('checkbox', { name: 'Спільне для всіх' }).press('Space');
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await page.waitForURL(/view=/);

  const other = await browser.newContext();
  const colleague = await other.newPage();
  await signIn('accountant', '/terminals', colleague);
  const menu = await openViews(colleague);
  await expect(menu.getByRole('menuitemradio', { name: /^Заблоковані/ })).toContainText('Спільне · ');
  await checkAccessibility(colleague);
  await menu.getByRole('menuitem', { name: 'Впорядкувати…' }).click();
  await checkAccessibility(colleague);
  const all = colleague.getByRole('dialog', { name: 'Збережені подання' });
  await all.getByRole('button', { name: /^Змінити: Заблоковані/ }).press('Enter');
  const own = colleague.getByRole('dialog', { name: 'Подання «Заблоковані»' });
  await own.getByRole('checkbox', { name: 'Не показувати в моєму меню' }).press('Space');
  await checkAccessibility(colleague);
  await colleague.keyboard.press('Enter');
  await expect(all.getByText('Не показується в меню')).toBeVisible();
  await other.close();
  await expect((await openViews(page)).getByRole('menuitemradio', { name: /^Заблоковані/ })).toBeChecked();
});

async function listed(page: Page, search: string): Promise<TerminalSummaryEntity[]> {
  const items: TerminalSummaryEntity[] = [];
  for (let at = 1, last = 1; at <= last; at += 1) {
    const answer = await page.request.get(
      `/api/v1/terminals/terminals?${search}&page=${at}&perPage=20&lng=UK`,
    );
    const { data } = await answer.json();
    last = data.page_count;
    items.push(...data.items);
  }
  return items;
}

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Kyiv',
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** A moment as stored in a cell: Kyiv wall time, to the second. */
const moment = (at: string | null) => at && new Date(`${wall.format(new Date(at)).replace(' ', 'T')}.000Z`);
/** Rounded to seconds: spreadsheet times are fractions of a day. */
const comparable = (cell: unknown) =>
  cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString() : cell;

const KINDS = {
  acquiring: 'Торговий',
  ptks: 'ПТКС',
  transport: 'Транспортний',
  offline: 'Офлайн',
  ecomm: 'Інтернет',
} as const;

const cellsOf = (one: TerminalSummaryEntity) => [
  one.number,
  one.name,
  KINDS[one.kind],
  'Активний',
  'Немає зв’язку',
  moment(one.last_online_at),
  one.point?.name ?? null,
  one.point?.city ?? null,
  one.model,
  one.serial,
  one.ptks_id,
  one.test_mode,
  one.template?.name ?? null,
  moment(one.last_started_at),
  moment(one.activated_at),
  moment(one.created_at),
  Number(one.today_amount) / 100,
  Number(one.cash_inside) / 100,
];

test('the file of a filter holds exactly its terminals, cell by cell', async ({ page, signIn }) => {
  // Silent since yesterday: their state does not change during the test.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const search = `connectivity=offline&status=active&online_to=${yesterday}&sort=-name`;
  await signIn('owner', `/terminals?${search}`);
  await hasOnly(page, 'Немає зв’язку');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Експорт XLSX' }).click(),
  ]);
  const sheet = await readSheet(await readFile(await download.path()));
  const head = sheet.findIndex(([first]) => first === 'Номер');
  expect(sheet[head]).toEqual([
    'Номер',
    'Назва',
    'Вид',
    'Статус',
    'Зв’язок',
    'Востаннє онлайн (Київ)',
    'Точка',
    'Місто',
    'Модель',
    'Серійний номер',
    'ПТКС ID',
    'Тестовий режим',
    'Шаблон налаштувань',
    'Останній запуск (Київ)',
    'Активовано (Київ)',
    'Додано (Київ)',
    'Сьогодні, ₴',
    'Готівка всередині',
  ]);
  const above = sheet.slice(0, head - 1).map((row) => row.slice(0, 2).map(comparable));
  expect(above[0]?.[0]).toBe('Термінали');
  expect(above.slice(3)).toEqual([
    ['Статус', 'Активний'],
    ['Зв’язок', 'Немає зв’язку'],
    ['Востаннє онлайн до дня', `${yesterday}T00:00:00.000Z`],
  ]);
  const expected = (await listed(page, search)).map((one) => cellsOf(one).map(comparable));
  expect(expected.length).toBeGreaterThan(5);
  const saved = sheet
    .slice(head + 1)
    .map((row) => Array.from({ length: 18 }, (_, n) => comparable(row[n] ?? null)));
  expect(saved).toEqual(expected);
  await expect(page.getByText(new RegExp(`^${expected.length} термінал`))).toBeVisible();
});

test('filters of the home page: by state and kind, by days and vehicle; a column that was hidden stays so', {
  tag: '@deep',
}, async ({ page, signIn, checkAccessibility }) => {
  await signIn('owner', '/');
  await expect(rows(page)).toHaveCount(10);
  for (const [name, option, search] of [
    ['Нестабільний зв’язок', 'Ні', 'is_unstable=false'],
    ['Зв’язок', 'Немає зв’язку', 'connectivity=offline'],
    ['Вид', 'ПТКС', 'kind=ptks'],
  ] as const) {
    await filterBy(page, name, option);
    await page.waitForURL((url) => url.pathname === '/' && url.search.includes(search));
    await expect(page.getByRole('button', { name: `Прибрати фільтр: ${name}`, exact: true })).toBeVisible();
  }
  const search = 'kind=ptks&connectivity=offline&status=active&is_unstable=false';
  const expected = (await listed(page, search)).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(`^${expected.length} термінал`))).toBeVisible();
  await expect.poll(() => numbersOf(page)).toEqual(expected.slice(0, 10));
  await page.getByRole('button', { name: 'Скинути' }).click();
  await page.waitForURL((url) => url.pathname === '/' && !url.search.includes('kind='));

  await page.getByRole('button', { name: 'Фільтр', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Активовано' }).press('Enter');
  await expect(page.getByRole('button', { name: '30 днів' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: '30 днів' }).press('Enter');
  await page.waitForURL(/activated_from=/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Прибрати фільтр: Активовано' })).toBeVisible();
  await filterBy(page, 'Транспорт');
  await page.waitForURL(/vehicle_id=/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Прибрати фільтр: Транспорт' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Прибрати фільтр: Активовано' })).toBeVisible();

  const column = page.getByRole('columnheader', { name: 'Статус' });
  await expect(column).toBeVisible();
  await page.getByRole('button', { name: 'Колонки та порядок' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Статус' }).click();
  await expect(column).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Назва' })).toBeVisible();
  await expect(column).toHaveCount(0);
  await page.getByRole('button', { name: 'Колонки та порядок' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Статус' }).click();
  await expect(column).toBeVisible();
});
