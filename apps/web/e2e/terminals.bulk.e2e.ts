import { readFile } from 'node:fs/promises';
import { readSheet } from '@kasa/mock-server/http/test-support/read-table';
import { type APIRequestContext, expect } from '@playwright/test';
import { filterBy, rowsOf } from './support/lists.ts';
import { type Merchant, PASSWORD } from './support/merchant.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const LIST = 'Термінали';
const RESULTS = 'Результати за терміналами';
const WORDS = { done: 'Виконано', skipped: 'Пропущено', failed: 'Не вдалося' } as const;
const REASONS: Readonly<Record<string, string>> = {
  already_blocked: 'Уже заблокований',
  conflict: 'Термінал або шаблон тим часом хтось змінив',
};

interface Row {
  terminal: { number: string; name: string };
  state: keyof typeof WORDS;
  reason: string | null;
}

const dataOf = async <Data>(answer: ReturnType<APIRequestContext['get']>) =>
  ((await (await answer).json()) as { data: Data }).data;

async function ownerElsewhere(api: APIRequestContext, merchant: Merchant): Promise<void> {
  const data = { phone: merchant.phoneOf('owner'), password: PASSWORD };
  expect((await api.post('/api/v1/auth/sign-in', { data })).ok()).toBe(true);
}

/** Activates a terminal, so that an earlier preview is outdated. */
async function changeOne(api: APIRequestContext, kind: string): Promise<string> {
  const list = `/api/v1/terminals/terminals?status=added&kind=${kind}&sort=number`;
  type Terminal = { id: string; number: string; version: number };
  const [one] = (await dataOf<{ items: Terminal[] }>(api.get(list))).items;
  const path = `/api/v1/terminals/terminals/${one?.id}/activation`;
  expect((await api.post(path, { data: { version: one?.version } })).ok()).toBe(true);
  return String(one?.number);
}

async function resultsOf(api: APIRequestContext, id: string): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/v1/terminals/bulk-runs/${id}/rows?perPage=20&page=${page}`;
    const found = await dataOf<{ items: Row[]; page_count: number }>(api.get(path));
    all.push(...found.items);
    if (page >= found.page_count) return all;
  }
}

test('all terminals of a kind are blocked: looked at, begun once, some failing, and the protocol says so', async ({
  page,
  baseURL,
  merchant,
  signIn,
  playwright,
  checkAccessibility,
}) => {
  const api = await playwright.request.newContext({ baseURL: String(baseURL) });
  await ownerElsewhere(api, merchant);
  await signIn('owner', '/terminals?kind=acquiring');
  await expect(rowsOf(page, LIST)).toHaveCount(10);
  await page.getByRole('checkbox', { name: 'Вибрати всі рядки' }).click();
  const all = page.getByRole('button', { name: /^Вибрати всі \d+$/ });
  const total = Number(((await all.textContent()) ?? '').match(/\d+/)?.[0]);
  await all.click();
  await checkAccessibility();

  await page.getByRole('button', { name: 'Заблокувати' }).click();
  const dialog = page.getByRole('dialog', { name: 'Блокування терміналів' });
  const left = await dialog.getByText(/^Уже заблокований: \d+$/).textContent();
  const blocked = Number(left?.match(/\d+/)?.[0]);
  await expect(dialog.getByRole('tab', { name: `Усі ${total}` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Наступні' })).toBeInViewport({ ratio: 1 });
  await checkAccessibility();
  const changed = await changeOne(api, 'acquiring');
  await dialog.getByRole('button', { name: /^Заблокувати \d+/ }).dblclick();

  await page.waitForURL(/\/terminals\/runs\/[\da-f-]{36}$/);
  await page.reload();
  await expect(page.getByText('Завершено')).toBeVisible({ timeout: 60_000 });
  const id = page.url().split('/').at(-1) ?? '';
  const results = await resultsOf(api, id);
  const count = (state: string) => results.filter((row) => row.state === state).length;
  expect([results.length, count('skipped'), count('failed')]).toEqual([total, blocked, 1]);
  expect(results.find(({ state }) => state === 'failed')?.terminal.number).toBe(changed);
  const meter = page.getByRole('progressbar', { name: 'Опрацьовано терміналів' });
  await expect(meter).toHaveAttribute('aria-valuenow', String(total));
  await checkAccessibility();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Протокол XLSX' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^bulk-run-\d{4}-\d\d-\d\d\.xlsx$/);
  const sheet = await readSheet(await readFile(await download.path()));
  const told = Object.fromEntries(sheet.slice(0, 16).map(([name, value]) => [name, value]));
  expect(told).toMatchObject({
    Дія: 'Заблокувати',
    Стан: 'Завершено',
    Терміналів: total,
    Виконано: count('done'),
    Пропущено: blocked,
    'Не вдалося': 1,
  });
  const body = sheet.filter(([position]) => typeof position === 'number');
  expect(body.map((row) => row.slice(0, 5).map((cell) => cell ?? null))).toEqual(
    results.map(({ terminal, state, reason }, n) => [
      n + 1,
      terminal.number,
      terminal.name,
      WORDS[state],
      reason && REASONS[reason],
    ]),
  );

  await filterBy(page, 'Результат', 'Не вдалося');
  await expect(rowsOf(page, RESULTS)).toHaveCount(1);
  await expect(rowsOf(page, RESULTS)).toContainText(changed);

  // Back returns to the start, and starts no second run.
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Термінали' })).toBeVisible();
  await expect(rowsOf(page, LIST).filter({ hasText: 'Заблокований' })).not.toHaveCount(0);
  await page.goto('/terminals/runs');
  await expect(rowsOf(page, 'Масові дії').first()).toContainText('Блокування терміналів');
  await checkAccessibility();
  await api.dispose();
});

test('a choice, its preview and its run need no mouse', { tag: '@deep' }, async ({ page, signIn }) => {
  await signIn('director', '/terminals?status=active&kind=ptks');
  await expect(rowsOf(page, LIST)).toHaveCount(10);
  await rowsOf(page, LIST).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('Вибрано 2 термінали')).not.toHaveCount(0);
  const block = page.getByRole('button', { name: 'Заблокувати' });
  await expect(block).toBeVisible();
  const focused = () => block.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 40 && !(await focused()); tabs += 1) await page.keyboard.press('Shift+Tab');
  await expect(block).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Блокування терміналів' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(block).toBeFocused();
  await page.keyboard.press('Enter');
  const confirm = dialog.getByRole('button', { name: 'Заблокувати 2 термінали' });
  await expect(confirm).toBeEnabled();
  const reached = () => confirm.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 20 && !(await reached()); tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Завершено')).toBeVisible({ timeout: 60_000 });
  await expect(rowsOf(page, RESULTS).filter({ hasText: 'Виконано' })).toHaveCount(2);
});

test('all offline terminals are updated, at every width', { tag: '@deep' }, async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/terminals');
  await page.getByRole('button', { name: 'Оновити всі офлайн-термінали' }).click();
  const dialog = page.getByRole('dialog', { name: 'Оновлення всіх офлайн-терміналів' });
  await dialog.getByRole('button', { name: /^Оновити \d+ термінал/ }).click();
  await expect(page.getByText('Завершено')).toBeVisible({ timeout: 60_000 });
  await expectNoOverflowAtWidths(page);
  await checkAccessibility();
});
