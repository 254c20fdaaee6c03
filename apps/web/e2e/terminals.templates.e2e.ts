import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { act } from './support/transport.ts';

const rows = (page: Page) => page.locator('tr[data-row-id]');

/** No line of the page is wider than the window. */
async function fits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 780 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
}

/** The list in which `openTerminal` finds a terminal, and to which its form leads back. */
const LIST = '/terminals?kind=acquiring&status=active';

/** Waits until a form has led back to the list as it was left. */
const backInList = (page: Page) => page.waitForURL((url) => `${url.pathname}${url.search}` === LIST);

/** Opens the form of a terminal that the acquirer's stock has had from the first day on. */
async function openTerminal(page: Page): Promise<void> {
  await page.goto(LIST);
  await expect(rows(page).first()).toBeVisible();
  const id = await rows(page).first().getAttribute('data-row-id');
  await page.goto(`/terminals/${id}/edit`);
  await expect(page.getByRole('heading', { level: 1, name: /^Термінал «/ })).toBeVisible();
}

test('a template is made, and applied to three terminals after a look at what changes', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  test.slow();
  await signIn('director', '/terminals/templates');
  await expect(page.getByRole('heading', { level: 1, name: 'Шаблони налаштувань' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await checkAccessibility();

  await page.getByRole('link', { name: 'Створити шаблон' }).click();
  await page.getByRole('textbox', { name: 'Назва', exact: true }).fill('Нічна зміна');
  await page.getByRole('button', { name: 'Додати до шаблону: Час очікування картки, с' }).click();
  await page.getByRole('textbox', { name: 'Час очікування картки, с' }).fill('37');
  await page.getByRole('button', { name: 'Додати до шаблону: Шаблон чека' }).click();
  await page.getByRole('textbox', { name: 'Шаблон чека' }).fill('Гарної ночі!');
  await expect(page.getByRole('figure').getByText('Гарної ночі!')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Створити', exact: true }).click();
  await page.waitForURL(/\/terminals\/templates$/);

  // One of the three has a value of its own that the template does not hold, and one that it does.
  await openTerminal(page);
  const address = page.url();
  const name = await page.getByRole('textbox', { name: 'Назва', exact: true }).inputValue();
  await page.getByRole('textbox', { name: 'Час синхронізації, с' }).fill('71');
  await page.getByRole('textbox', { name: 'Час очікування картки, с' }).fill('44');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await backInList(page);

  await page.goto('/terminals/templates');
  await act(page, 'Нічна зміна', 'Застосувати до терміналів');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Застосувати шаблон «Нічна зміна»');
  // By number, as the list stands in which it was found: it is on the first page of both.
  const number = await numberOf(page, address);
  await page.getByRole('checkbox', { name: `Вибрати: ${name}, ${number}` }).check();
  const others = page.getByRole('checkbox', { name: /^Вибрати: /, checked: false });
  for (const count of [2, 3]) {
    await others.first().check();
    await expect(page.getByText(`Вибрано ${count} термінали`).first()).toBeVisible();
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

/** The number of the terminal whose form is at an address. */
async function numberOf(page: Page, address: string): Promise<string> {
  const here = page.url();
  await page.goto(address);
  const number = page.getByText(/^S1\d{6}$/).first();
  await expect(number).toBeVisible();
  const text = (await number.textContent()) ?? '';
  await page.goto(here);
  return text;
}

test('the form of a terminal is filled in by the keyboard alone', async ({ page, signIn }) => {
  test.slow();
  await signIn('director', '/terminals');
  await openTerminal(page);
  const { keyboard } = page;
  const focused = () => page.locator(':focus');
  /** Tabs on until a field has the focus; there is nothing on the way that keeps it. */
  const tabTo = async (field: Locator) => {
    for (let steps = 0; steps < 40; steps += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
  };
  /** Takes the place of what stands in a field. */
  const write = async (name: string, text: string) => {
    await tabTo(page.getByRole('textbox', { name, exact: true }));
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(text);
  };
  /** Chooses in a select by its first letters. */
  const pick = async (label: RegExp, option: string) => {
    await tabTo(page.getByRole('button', { name: label, expanded: false }));
    await keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    for (let steps = 0; steps < 8; steps += 1) {
      if ((await focused().textContent())?.startsWith(option)) break;
      await keyboard.press('ArrowDown');
    }
    await keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    // The focus comes back a moment after the list has gone.
    await expect(page.getByRole('button', { name: label, expanded: false })).toBeFocused();
  };

  await write('Назва', 'Каса без миші');
  await tabTo(page.getByRole('checkbox', { name: 'Тестовий режим' }));
  const wasTest = await focused().isChecked();
  await keyboard.press('Space');
  await pick(/Тип еквайра/, 'Фінансова компанія');
  await write('Комісія торговця', '1,25');
  await tabTo(page.getByRole('checkbox', { name: 'Потрібна зміна' }));
  if (!(await focused().isChecked())) await keyboard.press('Space');
  await tabTo(page.getByRole('spinbutton').first());
  await keyboard.type('0730');
  await tabTo(page.getByRole('textbox', { name: 'Шаблон чека' }));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Дякуємо! {{poi');
  await expect(page.getByRole('option', { name: /point_name/ })).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Enter');
  await write('Час очікування картки, с', '48');
  await write('Максимальна сума офлайн', '750');
  await write('Адреса сповіщень', 'https://hooks.example.com/kasa');
  await pick(/Тип сповіщення/, 'Запит POST, JSON');
  const headers = page.getByRole('group', { name: 'Заголовки' });
  await tabTo(headers.getByRole('button', { name: 'Додати рядок' }));
  await keyboard.press('Enter');
  await expect(headers.getByRole('textbox', { name: 'Назва, рядок 1' })).toBeFocused();
  await keyboard.type('X-Shop');
  await keyboard.press('Tab');
  await keyboard.type('12');
  await tabTo(page.getByRole('textbox', { name: 'Шаблон тіла сповіщення' }));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('{"order": "{{номер зам');
  await keyboard.press('Tab');
  await keyboard.type('"}');
  await expect(page.getByText('{"order": "A-2026-000481"}')).toHaveCount(2);
  await tabTo(page.getByRole('textbox', { name: 'Примітка' }));
  await keyboard.type('Усе з клавіатури');
  await tabTo(page.getByRole('button', { name: 'Зберегти' }));
  const address = page.url();
  await keyboard.press('Enter');
  await backInList(page);

  await page.goto(address);
  await expect(page.getByRole('textbox', { name: 'Назва', exact: true })).toHaveValue('Каса без миші');
  await expect(page.getByRole('checkbox', { name: 'Тестовий режим' })).toBeChecked({ checked: !wasTest });
  await expect(page.getByRole('button', { name: 'Фінансова компанія Тип еквайра' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Комісія торговця' })).toHaveValue('1,25');
  await expect(page.getByRole('checkbox', { name: 'Потрібна зміна' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Шаблон чека' })).toHaveValue('Дякуємо! {{point_name}}');
  await expect(page.getByRole('textbox', { name: 'Максимальна сума офлайн' })).toHaveValue(/^750/);
  await expect(page.getByRole('textbox', { name: 'Шаблон тіла сповіщення' })).toHaveValue(
    '{"order": "{{order_id}}"}',
  );
  await expect(page.getByRole('textbox', { name: 'Значення, рядок 1' })).toHaveValue('12');
  await expect(page.getByRole('textbox', { name: 'Примітка' })).toHaveValue('Усе з клавіатури');
});

test('the request of a callback is shown as it will be sent, and what cannot be is said while typing', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
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
  await expect(callback.getByText('Виправте поля вище, щоб побачити запит.')).toBeVisible();
  await checkAccessibility();
  await body.fill('{{amount}');
  await body.press('Backspace');
  await expect(callback.getByRole('listbox', { name: 'Дані, які можна вставити' })).toBeVisible();
  await checkAccessibility();
  for (const width of [768, 360]) await fits(page, width);

  await body.fill('{"sum": {{amount_kopiykas}}}');
  await callback.getByRole('textbox', { name: 'Адреса сповіщень' }).fill('https://receiver.kasa.test/shop');
  await callback.getByRole('button', { name: 'Надіслати тестовий запит' }).click();
  await expect(callback.getByText('Сервер receiver.kasa.test прийняв запит')).toBeVisible();
  await checkAccessibility();
  await fits(page, 360);
});

test('two tabs change one template: the second is told, and loses nothing', async ({
  page,
  context,
  signIn,
  checkAccessibility,
}) => {
  await signIn('director', '/terminals/templates');
  await act(page, 'Міський транспорт', 'Редагувати');
  const description = (on: Page) => on.getByRole('textbox', { name: 'Опис' });
  await expect(description(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(description(other)).toBeVisible();
  await description(page).fill('З першої вкладки');
  await other.getByRole('button', { name: 'Додати до шаблону: Друкувати чек' }).click();
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

test('what was typed is not left behind without a question; long texts fit', async ({ page, signIn }) => {
  await signIn('director', '/terminals/templates/create');
  const name = page.getByRole('textbox', { name: 'Назва', exact: true });
  await name.fill(
    'Дуже-довга-назва-шаблону-без-жодного-пробілу-щоб-перевірити-як-вона-стоїть-у-таблиці-та-заголовку',
  );
  await page.getByRole('link', { name: 'Скасувати' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button').first().click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue(/^Дуже-довга/);
  await page.getByRole('button', { name: 'Додати до шаблону: Адреса сповіщень' }).click();
  await page
    .getByRole('textbox', { name: 'Адреса сповіщень' })
    .fill(`https://hooks.example.com/${'a'.repeat(400)}`);
  await page.getByRole('button', { name: 'Створити', exact: true }).click();
  await page.waitForURL(/\/terminals\/templates$/);
  await expect(page.getByText(/^Дуже-довга/).first()).toBeVisible();
  for (const width of [768, 360]) await fits(page, width);
});

test('whoever may not edit terminals reads the templates, and is told why no more', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('cashier', '/terminals/templates');
  await rows(page).filter({ hasText: 'Міський транспорт' }).click();
  await expect(page.getByRole('region', { name: 'Що задає шаблон' })).toContainText('Час синхронізації');
  await checkAccessibility();
  const id = await rows(page).filter({ hasText: 'Міський транспорт' }).getAttribute('data-row-id');
  for (const path of ['create', `${id}/edit`, `${id}/apply`]) {
    await page.goto(`/terminals/templates/${path}`);
    await expect(page.getByText('У вас немає дозволу на редагування налаштувань термінала')).toBeVisible();
  }
  await checkAccessibility();
});
