import { expect, type Locator, type Page } from '@playwright/test';
import { fieldsOf, fillInByKeyboard, type TypedValues } from './support/form-by-keyboard.ts';
import { firstTerminalNumber, rowsOf } from './support/lists.ts';
import { expectNoOverflow, expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';
import { runRowAction } from './support/transport.ts';

const templates = (page: Page) => rowsOf(page, 'Шаблони');

/** Paper width of a receipt in millimetres, without its drawn edges, and whether a full line fits. */
const paperOf = (receipt: Locator) =>
  receipt.locator('div').evaluate((paper) => {
    const MILLIMETRES_PER_PIXEL = 25.4 / 96;
    const { borderLeftWidth, borderRightWidth } = getComputedStyle(paper);
    const edges = Number.parseFloat(borderLeftWidth) + Number.parseFloat(borderRightWidth);
    const width = paper.getBoundingClientRect().width - edges;
    const lines = [...paper.querySelectorAll('pre')].filter(({ textContent }) =>
      textContent.includes('----'),
    );
    return {
      millimetres: Math.round(width * MILLIMETRES_PER_PIXEL * 100) / 100,
      isWholeLine: lines.length > 0 && lines.every((line) => line.scrollWidth <= line.clientWidth),
    };
  });

/** The list from which `openTerminal` opens a form, and to which the form returns. */
const listOf = (kind: string) => `/terminals?kind=${kind}&status=active`;

const backInList = (page: Page, kind = 'acquiring') =>
  page.waitForURL((url) => `${url.pathname}${url.search}` === listOf(kind));

async function openTerminal(page: Page, kind = 'acquiring'): Promise<string> {
  await page.goto(listOf(kind));
  const number = await firstTerminalNumber(page);
  const id = await rowsOf(page, 'Термінали').first().getAttribute('data-row-id');
  await page.goto(`/terminals/${id}/edit`);
  await expect(page.getByRole('heading', { level: 1, name: /^Термінал «/ })).toBeVisible();
  return number;
}

async function addSetting(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: /Додати налаштування/ }).click();
  await page.getByRole('searchbox', { name: 'Слово з назви або значення' }).fill(label);
  await page.getByRole('option', { name: label }).click();
}

test('a template is made, and applied to three terminals after a look at what changes', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  test.slow();
  await signIn('director', '/terminals/templates');
  await expect(page.getByRole('heading', { level: 1, name: 'Шаблони' })).toBeVisible();
  await expect(templates(page)).not.toHaveCount(0);
  await checkAccessibility();

  await page.getByRole('link', { name: 'Створити шаблон' }).click();
  await page.getByRole('textbox', { name: 'Назва', exact: true }).fill('Нічна зміна');
  await addSetting(page, 'Час очікування картки, с');
  await page.getByRole('textbox', { name: 'Час очікування картки, с' }).fill('37');
  await addSetting(page, 'Шаблон чека');
  await page.getByRole('textbox', { name: 'Шаблон чека' }).fill('Гарної ночі!');
  const receipt = page.getByRole('figure').filter({ hasText: 'Гарної ночі!' });
  await expect(receipt).toBeVisible();
  await expect.poll(() => paperOf(receipt)).toEqual({ millimetres: 80, isWholeLine: true });
  await checkAccessibility();
  await page.getByRole('button', { name: 'Створити', exact: true }).click();
  await page.waitForURL(/\/terminals\/templates$/);

  // One terminal has two own values: one that the template also sets, and one that it does not.
  const number = await openTerminal(page);
  const address = page.url();
  const name = await page.getByRole('textbox', { name: 'Назва', exact: true }).inputValue();
  await page.getByRole('textbox', { name: 'Час синхронізації, с' }).fill('71');
  await page.getByRole('textbox', { name: 'Час очікування картки, с' }).fill('44');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await backInList(page);

  await page.goto('/terminals/templates');
  await runRowAction(page, 'Нічна зміна', 'Застосувати до терміналів');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Застосувати шаблон «Нічна зміна»');
  // Both lists are sorted by number: it is on the first page of both.
  const found = rowsOf(page, 'Термінали');
  await found.getByRole('checkbox', { name: `Вибрати: ${name}, ${number}` }).check();
  const others = found.getByRole('checkbox', { name: /^Вибрати: /, checked: false });
  for (const count of [2, 3]) {
    await others.first().check();
    await expect(page.getByText(`Вибрано ${count} термінали`)).not.toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Переглянути зміни' }).click();
  const dialog = page.getByRole('dialog', { name: 'Застосування шаблону' });
  const item = dialog.getByRole('listitem').filter({ hasText: number }).first();
  await expect(item).toContainText('Час очікування картки, с: 4437');
  await expect(item).not.toContainText('Час синхронізації');
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Застосувати до 3 терміналів' }).click();
  await expect(page.getByText('Завершено')).toBeVisible();

  await page.goto(address);
  const sync = page.getByRole('textbox', { name: 'Час синхронізації, с' });
  await expect(sync).toHaveValue('71');
  await expect(sync).toHaveAccessibleDescription(/Власне значення/);
  const wait = page.getByRole('textbox', { name: 'Час очікування картки, с' });
  await expect(wait).toHaveValue('37');
  await expect(wait).toHaveAccessibleDescription(/З шаблону «Нічна зміна»/);
});

/** Values of fields that do not accept any text. */
const TYPED: TypedValues = {
  website: ['https://shop.example.com'],
  secret_key_phrase: ['дощ стукає у вікно вранці'],
  'settings.merchant_commission_bp': ['1,25'],
  'settings.client_commission_bp': ['0,75'],
  'settings.max_offline_amount': ['750,00'],
  // Placeholder suggestions: Enter and Tab accept the selected one.
  'settings.receipt_template': ['Дякуємо! {{poi', 'Enter'],
  'settings.callback_endpoint': ['https://hooks.example.com/kasa'],
  'settings.callback_headers.0.name': ['X-Shop'],
  'settings.callback_get_parameters.0.name': ['shop'],
  'settings.callback_body_template': ['{"order": "{{номер зам', 'Tab', '"}'],
  'settings.callback_timeout_seconds': ['17'],
};

test('every field of the form of a terminal is filled in by the keyboard alone', { tag: '@deep' }, async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('director', '/terminals');
  // Transport terminals have the most fields.
  await openTerminal(page, 'transport');
  const address = page.url();
  const form = page.locator('main form');
  const names = (await fieldsOf(form)).map(([name]) => name);
  expect(names.length).toBeGreaterThan(30);
  const done = await fillInByKeyboard(page, form, TYPED, { add: 'Додати рядок', send: 'Зберегти' });
  expect(names.filter((name) => !done.has(name))).toEqual([]);
  const filled = await fieldsOf(form);
  await page.keyboard.press('Enter');
  await backInList(page, 'transport');

  await page.goto(address);
  // Secret phrases are never shown again, and this one was cleared in the end.
  // A newly chosen vehicle shows more than its number.
  const lasting = (fields: typeof filled) =>
    fields
      .filter(([name]) => !/phrase|фразу/.test(name))
      .map(([name, content]) => [name, name === 'vehicle_id' ? content.split(' · ')[0] : content]);
  await expect.poll(async () => lasting(await fieldsOf(form))).toEqual(lasting(filled));
  const contents = new Map(filled);
  expect(contents.get('settings.receipt_template')).toBe('Дякуємо! {{point_name}}');
  expect(contents.get('settings.callback_body_template')).toBe('{"order": "{{order_id}}"}');
});

test('the request of a callback is shown as it will be sent, and what cannot be is said while typing', {
  tag: '@deep',
}, async ({ page, signIn, checkAccessibility }) => {
  await signIn('director', '/terminals');
  await openTerminal(page);
  const callback = page.getByRole('region', { name: 'Сповіщення про оплати' });
  await callback.getByRole('textbox', { name: 'Адреса сповіщень' }).fill('https://hooks.example.com/kasa');
  const request = callback.getByRole('figure', { name: 'Запит' });
  await expect(request).toContainText('POST https://hooks.example.com/kasa');
  await expect(request).toContainText('X-Kasa-Signature: ');
  const body = callback.getByRole('textbox', { name: 'Шаблон тіла сповіщення' });
  await body.fill('{"sum": {{amount_kopiykas}}}');
  await expect(request).toContainText('{"sum": 24550}');
  await body.fill('{"sum": {{amont}}}');
  await expect(body).toHaveAccessibleDescription(/Таких даних немає: {{amont}}/);
  await expect(callback.getByText('Виправте поля, щоб побачити запит.')).toBeVisible();
  await checkAccessibility();
  await body.fill('{{amount}');
  await body.press('Backspace');
  await expect(callback.getByRole('listbox', { name: 'Дані, які можна вставити' })).toBeVisible();
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);

  await body.fill('{"sum": {{amount_kopiykas}}}');
  await callback.getByRole('textbox', { name: 'Адреса сповіщень' }).fill('https://receiver.kasa.test/shop');
  await callback.getByRole('button', { name: 'Надіслати тестовий запит' }).click();
  await expect(callback.getByText('Сервер receiver.kasa.test прийняв запит')).toBeVisible();
  await checkAccessibility();
  await expectNoOverflow(page);
});

test('two tabs change one template: the second is told, and loses nothing', { tag: '@deep' }, async ({
  page,
  context,
  signIn,
  checkAccessibility,
}) => {
  await signIn('director', '/terminals/templates');
  await runRowAction(page, 'Міський транспорт', 'Редагувати');
  const description = (on: Page) => on.getByRole('textbox', { name: 'Опис' });
  await expect(description(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(description(other)).toBeVisible();
  await description(page).fill('З першої вкладки');
  await addSetting(other, 'Друкувати чек');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await page.waitForURL(/\/terminals\/templates$/);

  await other.getByRole('button', { name: 'Зберегти' }).click();
  await other.getByRole('button', { name: 'Завантажити нову версію' }).click();
  await expect(description(other)).toHaveValue('З першої вкладки');
  await expect(other.getByRole('checkbox', { name: 'Друкувати чек' })).toBeVisible();
  await checkAccessibility(other);
  await other.getByRole('button', { name: 'Зберегти' }).click();
  await other.waitForURL(/\/terminals\/templates$/);
});

test('what was typed is not left behind without a question; long texts fit', { tag: '@deep' }, async ({
  page,
  signIn,
}) => {
  await signIn('director', '/terminals/templates/create');
  const name = page.getByRole('textbox', { name: 'Назва', exact: true });
  await name.fill(
    'Дуже-довга-назва-шаблону-без-жодного-пробілу-щоб-перевірити-як-вона-стоїть-у-таблиці-та-заголовку',
  );
  await page.getByRole('link', { name: 'Скасувати' }).click();
  const question = page.getByRole('alertdialog', { name: 'Вийти без збереження?' });
  await question.getByRole('button', { name: 'Залишитися' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue(/^Дуже-довга/);
  await addSetting(page, 'Адреса сповіщень');
  await page
    .getByRole('textbox', { name: 'Адреса сповіщень' })
    .fill(`https://hooks.example.com/${'a'.repeat(400)}`);
  await page.getByRole('button', { name: 'Створити', exact: true }).click();
  await page.waitForURL(/\/terminals\/templates$/);
  await expect(templates(page).filter({ hasText: 'Дуже-довга' })).toHaveCount(1);
  await expectNoOverflowAtWidths(page);
});

test('whoever may not edit terminals reads the templates, and is told why no more', { tag: '@deep' }, async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('cashier', '/terminals/templates');
  const template = templates(page).filter({ hasText: 'Міський транспорт' });
  await template.click();
  await expect(page.getByRole('region', { name: 'Що задає шаблон' })).toContainText('Час синхронізації');
  await checkAccessibility();
  const id = await template.getAttribute('data-row-id');
  for (const path of ['create', `${id}/edit`, `${id}/apply`]) {
    await page.goto(`/terminals/templates/${path}`);
    await expect(page.getByText('У вас немає дозволу на редагування налаштувань термінала')).toBeVisible();
  }
  await checkAccessibility();
});
