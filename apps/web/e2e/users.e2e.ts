import { expect, type Page } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { test } from './support/test.ts';

const CASHIER = 'Кравчук Марія Олегівна';
const OWNER = 'Коваль Олена Петрівна';
const DIRECTOR = 'Мельник Сергій Іванович';
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const turn = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
const refusal = (page: Page, name: string) =>
  page.getByRole('complementary', { name }).getByRole('status').filter({ hasText: /прав/i });
const rightsOf = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Змінити права' }).click();
  await expect(rightsOf(page, name)).toBeVisible();
  await expect(box(page, 'Інкасація')).toBeVisible();
}

/** The form closes by itself only when it is saved; a message of five seconds may pass unseen on a busy machine. */
async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Зберегти', exact: true })).toBeHidden();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Зберегти', exact: true }).click();
  await expectSaved(page);
}

test('the owner gives the cashier encashment, who has it without signing in again; the journal says so', async ({
  page,
  browser,
  signIn,
  checkAccessibility,
}) => {
  const till = await browser.newPage();
  await signIn('cashier', '/terminals?kind=ptks&status=active&test_mode=false&sort=number', till);
  await rowsOf(till, 'Термінали')
    .first()
    .getByRole('button', { name: /^Дії: / })
    .click();
  const encashment = till.getByRole('menuitem', { name: 'Інкасація' });
  await expect(encashment).toContainText(/Потрібне право «Перегляд готівки»\. Надати його можуть: Коваль/);
  await till.keyboard.press('Escape');
  await expect(till.getByText('Наживо')).toBeVisible();

  await signIn('owner', '/');
  await page.getByRole('link', { name: 'Користувачі' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Користувачі' })).toBeVisible();
  await checkAccessibility();
  await open(page, CASHIER);
  await turn(page, 'Інкасація');
  await expect(page.getByText('Отримає: Інкасація')).toBeVisible();
  await checkAccessibility();
  await save(page);
  await expect(page.getByRole('complementary', { name: CASHIER })).toContainText('Надано окремоІнкасація');

  // Without reloading.
  await rowsOf(till, 'Термінали')
    .first()
    .getByRole('button', { name: /^Дії: / })
    .click();
  await expect(encashment).not.toContainText('Потрібне право');
  await encashment.click();
  await expect(till.getByRole('heading', { level: 2, name: 'Провести інкасацію' })).toBeVisible();

  await open(page, DIRECTOR);
  await turn(page, 'Керування лояльністю');
  await expect(page.getByText('Втратить: Керування лояльністю')).toBeVisible();
  await save(page);

  await page.goto('/audit');
  const entry = (name: string) =>
    page.getByRole('row', { name: new RegExp(`Права користувача змінено.*${name}`) });
  await expect(entry(DIRECTOR)).toBeVisible();
  await expect(entry(CASHIER)).toBeVisible();
  await page.getByRole('button', { name: `Подробиці: Права користувача змінено: ${DIRECTOR}` }).click();
  const taken = page.locator('dl > div', { hasText: 'Окремо вилучені права' });
  await expect(taken).toContainText('Стало: Керування лояльністю');
  await till.close();
});

test('a right is given without a mouse, in three steps from the first screen: whom, which, saved', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { keyboard } = page;
  await keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Пошук і команди' })).toBeFocused();
  await keyboard.type('права Кравчук');
  await expect(
    page
      .getByRole('group', { name: 'Права користувача' })
      .getByRole('menuitem', { name: new RegExp(CASHIER) }),
  ).toBeVisible();
  await keyboard.press('Enter');
  await expect(rightsOf(page, CASHIER)).toBeVisible();
  await expect(box(page, 'Інкасація')).toBeVisible();
  for (let steps = 0; steps < 40; steps += 1) {
    if (await box(page, 'Інкасація').evaluate((node) => node === document.activeElement)) break;
    await keyboard.press('Tab');
  }
  await expect(box(page, 'Інкасація')).toBeFocused();
  await keyboard.press('Space');
  await expect(page.getByText('Отримає: Інкасація')).toBeVisible();
  await keyboard.press('Enter');
  await expectSaved(page);
  await expect(page.getByRole('row', { name: CASHIER })).toContainText('Надано: Інкасація');
  await expect(page.locator('body')).not.toBeFocused();
});

test('a director gives what they have, is told why not what they lack, leaves themselves alone, and sees no owner', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('director', '/users');
  await open(page, CASHIER);
  const audit = box(page, 'Перегляд журналу змін');
  await expect(audit).toBeDisabled();
  await expect(audit).toHaveAccessibleDescription(
    /У вас немає цього права\. Надати чи забрати його може: Коваль Олена Петрівна \(Власниця\)/,
  );
  await expect(box(page, 'Бухгалтер')).toBeDisabled();
  await checkAccessibility();
  await turn(page, 'Інкасація');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Залишитися' }).click();
  await save(page);

  await open(page, DIRECTOR);
  await expect(refusal(page, DIRECTOR)).toHaveText(/^Це ваші права: власні права змінити не можна\./);
  await expect(box(page, 'Інкасація')).toBeDisabled();
  await checkAccessibility();
  // Who works at none of the director's points is not seen.
  await expect(page.getByRole('link', { name: OWNER })).toBeHidden();
});

test('on a phone the rights take the whole screen, with what will change in view', { tag: '@deep' }, async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('owner', '/users');
  await open(page, CASHIER);
  await turn(page, 'Бухгалтер');
  await expect(page.getByText(/^Отримає: Зміна статусу транзакції, Керування компаніями/)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Зберегти', exact: true })).toBeInViewport();
  await expectNoOverflow(page);
  await checkAccessibility();
  await save(page);
  const drawer = page.getByRole('dialog', { name: CASHIER });
  await expect(drawer).toContainText(/Касир, Бухгалтер|Бухгалтер, Касир/);
});

test('people are found by the command palette, by who manages them', { tag: '@deep' }, async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('owner', '/Routes');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill('кравчук');
  await page.getByRole('menuitem', { name: new RegExp(CASHIER) }).click();
  await expect(rightsOf(page, CASHIER)).toBeVisible();

  const till = await browser.newPage();
  await signIn('cashier', '/terminals', till);
  const asked: string[] = [];
  till.on('request', (request) => asked.push(request.url()));
  await till.keyboard.press('Control+k');
  await till.getByRole('dialog').getByRole('textbox').fill('кравчук');
  await expect
    .poll(() => asked.some((url) => url.includes('/terminals/terminals') && url.includes('q=')))
    .toBe(true);
  expect(asked.filter((url) => /\/(?:users|transport)\//.test(url))).toEqual([]);
  await till.close();
});
