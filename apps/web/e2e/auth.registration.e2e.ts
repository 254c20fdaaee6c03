import { expect, type Page } from '@playwright/test';
import { expectNoOverflow } from './support/overflow.ts';
import { test } from './support/test.ts';
import { codeSentTo, newPhone, wrongCode } from './support/text-messages.ts';

const PASSWORD = 'тролейбус на розі';
const NAME = 'Гнатюк Ірина Романівна';
const IBAN = 'ua22 3052 9900 0002 6001 2345 6789 0';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Код із SMS' });

/** Waits until the legal texts have loaded and can be accepted. */
const isReady = (page: Page) => expect(page.getByRole('checkbox', { disabled: false })).toHaveCount(3);

async function fillIn(page: Page, phone: string) {
  await page.getByLabel('Прізвище, ім’я, по батькові').fill(NAME);
  await page.getByLabel('Телефон').fill(phone);
  await page.getByLabel('ЄДРПОУ або РНОКПП').fill('14360570');
  await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Пароль ще раз' }).fill(PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) {
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
}

async function reachCode(page: Page, phone: string) {
  await page.goto('/signup');
  await isReady(page);
  await fillIn(page, phone);
  await page.getByRole('button', { name: 'Отримати код' }).click();
  await expect(heading(page, 'Код підтвердження')).toBeVisible();
}

test('a merchant registers with a phone and begins with the first steps', async ({ page, context }) => {
  const phone = newPhone();
  await page.goto('/welcome');
  await page.getByRole('link', { name: 'Зареєструватися' }).click();
  await isReady(page);
  await fillIn(page, phone);
  await page.getByRole('button', { name: 'Отримати код' }).click();
  await expect(codeField(page)).toBeFocused();
  const code = await codeSentTo(page, phone);
  await context.grantPermissions(['clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Control+V');
  await expect(heading(page, 'Рахунок у банку')).toBeVisible();
  await page.getByLabel('IBAN').fill(IBAN);
  await expect(page.getByRole('combobox', { name: 'Банк' })).toHaveValue('ПриватБанк');
  await expect(page.getByLabel('IBAN')).toHaveValue('UA22 3052 9900 0002 6001 2345 6789 0');
  await page.getByRole('button', { name: 'Завершити реєстрацію' }).click();
  await expect(page.getByText('Реєстрацію завершено!')).toBeVisible();
  await expect(heading(page, 'Перші кроки')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('auth_steps'))).toBeNull();
  await page.getByRole('button', { name: 'Пасажирські перевезення' }).click();
  await page.getByRole('link', { name: 'Вказати назву' }).click();
  await page.getByLabel('Назва компанії або ФОП').fill('ТОВ «Ранок»');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Далі: додайте депо')).toBeVisible();
  await expect(page.getByRole('button', { name: /ТОВ «Ранок»/ })).toBeVisible();
  await page.getByRole('list', { name: 'Перші кроки' }).getByRole('link', { name: 'Додати депо' }).click();
  await expect(page).toHaveURL(/\/branches\/edit$/);
  await expect(page.getByText('Крок 3 з 7: Додайте депо.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Крок 3 з 7: Додайте депо.')).toBeVisible();
});

test('a wrong code five times leaves only a new code, and nobody gets in', { tag: '@deep' }, async ({
  page,
}) => {
  const phone = newPhone();
  await reachCode(page, phone);
  const wrong = wrongCode(await codeSentTo(page, phone));
  for (const left of ['4 спроби', '3 спроби', '2 спроби', '1 спроба']) {
    await codeField(page).fill(wrong);
    await expect(page.getByText(`Лишилося ${left}`).or(page.getByText(`Лишилася ${left}`))).toBeVisible();
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
  }
  await codeField(page).fill(wrong);
  await expect(page.getByText('Забагато неправильних спроб. Надішліть новий код')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Підтвердити' })).toBeHidden();
  await expect(page.getByText(/Надіслати ще раз можна через 0:\d\d/)).toBeVisible();
  await codeField(page).fill(await codeSentTo(page, phone));
  await expect(codeField(page)).toHaveValue('');
  expect(new URL(page.url()).pathname).toBe('/confirm-code');
});

test('a reload or "back" at any step goes on where it was, without the password', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/signup');
  await isReady(page);
  await fillIn(page, phone);
  await page.reload();
  await expect(page.getByLabel('Прізвище, ім’я, по батькові')).toHaveValue(NAME);
  await expect(page.getByLabel('ЄДРПОУ або РНОКПП')).toHaveValue('14360570');
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Пароль', exact: true })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Пароль ще раз' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Отримати код' }).click();
  await expect(heading(page, 'Код підтвердження')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Код підтвердження')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Прізвище, ім’я, по батькові')).toHaveValue(NAME);
  await expect(page.getByRole('textbox', { name: 'Пароль', exact: true })).toHaveValue('');
  await page.getByRole('link', { name: 'Ввести код' }).click();
  await codeField(page).fill(await codeSentTo(page, phone));
  await expect(heading(page, 'Рахунок у банку')).toBeVisible();
  await page.getByLabel('IBAN').fill(IBAN);
  await page.reload();
  await expect(heading(page, 'Рахунок у банку')).toBeVisible();
  await expect(page.getByLabel('IBAN')).toHaveValue('UA22 3052 9900 0002 6001 2345 6789 0');
  await expect(page.getByRole('combobox', { name: 'Банк' })).toHaveValue('ПриватБанк');
  await page.goto('/confirm-code');
  await expect(heading(page, 'Рахунок у банку')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).toContain(phone);
  expect(kept).not.toContain(PASSWORD);
});

test('two tabs register on their own; whoever is done in one is in with both', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  const [one, two] = [newPhone(), newPhone()];
  await reachCode(page, one);
  const other = await context.newPage();
  await reachCode(other, two);
  await page.reload();
  await expect(heading(page, 'Код підтвердження')).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await kept()).toContain(one);
  expect(await kept()).not.toContain(two);
  const [ofOne, ofTwo] = [await codeSentTo(page, one), await codeSentTo(page, two)];
  if (ofOne !== ofTwo) {
    await codeField(other).fill(ofOne);
    await expect(other.getByText('Неправильний код')).toBeVisible();
  }
  await codeField(other).fill(ofTwo);
  await other.getByLabel('IBAN').fill(IBAN);
  await other.getByRole('button', { name: 'Завершити реєстрацію' }).click();
  await expect(heading(other, 'Перші кроки')).toBeVisible();
  await expect(heading(page, 'Перші кроки')).toBeVisible();
});

test('every step is accessible and fits a phone, errors and a document too', { tag: '@deep' }, async ({
  page,
  checkAccessibility,
}) => {
  const phone = newPhone();
  const check = async () => {
    await checkAccessibility();
    await expectNoOverflow(page);
  };
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check();
  await page.goto('/signup');
  await isReady(page);
  await page.getByRole('button', { name: 'Отримати код' }).click();
  await expect(page.getByText("Поле обов'язкове")).toHaveCount(8);
  await check();
  await page.getByRole('button', { name: 'умови використання' }).click();
  await expect(page.getByRole('dialog', { name: 'Умови використання' })).toBeVisible();
  await check();
  await page.keyboard.press('Escape');
  await fillIn(page, phone);
  await page.getByRole('button', { name: 'Отримати код' }).click();
  await expect(heading(page, 'Код підтвердження')).toBeVisible();
  await codeField(page).fill(wrongCode(await codeSentTo(page, phone)));
  await expect(page.getByText('Неправильний код')).toBeVisible();
  await check();
  await codeField(page).fill(await codeSentTo(page, phone));
  await expect(heading(page, 'Рахунок у банку')).toBeVisible();
  await page.getByLabel('IBAN').fill('UA22');
  await page.getByRole('button', { name: 'Завершити реєстрацію' }).click();
  await expect(page.getByText('Неправильний IBAN')).toBeVisible();
  await check();
  await page.getByLabel('IBAN').fill(IBAN);
  await page.getByRole('button', { name: 'Завершити реєстрацію' }).click();
  await expect(heading(page, 'Перші кроки')).toBeVisible();
  await expect(page.getByText('Реєстрацію завершено!')).toBeHidden();
  await check();
  await page.getByRole('button', { name: 'Пасажирські перевезення' }).click();
  await page.getByRole('link', { name: 'Додати депо' }).click();
  await expect(page.getByText('Далі: вкажіть назву компанії')).toBeVisible();
  await check();
});

test('a document is printed whole, and nothing else with it', async ({ page }) => {
  await page.goto('/signup');
  await isReady(page);
  await page.getByRole('button', { name: 'публічну оферту' }).click();
  await expect(page.getByRole('dialog', { name: 'Публічна оферта' })).toBeVisible();
  const visible = () =>
    page.evaluate(() =>
      [...document.body.children].filter((part) => part.checkVisibility()).map((part) => part.className),
    );
  expect(await visible()).not.toContain('kasa-print');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(visible).toEqual(['kasa-print']);
  await expect(page.getByRole('heading', { level: 1, name: 'Публічна оферта' })).toBeVisible();
  // Black on white also in the dark theme, including muted text.
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect(page.locator('.kasa-print').getByText('Діє з 15.10.2026')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
