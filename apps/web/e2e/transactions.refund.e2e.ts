import { expect, type Page, type Route } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { PASSWORD } from './support/merchant.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { test } from './support/test.ts';

const PAID = '/transactions?period=all&status=approved&payment_form=card&has_receipt=true';
const beside = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('heading') });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Повернення покупцеві' });
const refund = (page: Page) => dialog(page).getByRole('button', { name: /^Повернути\s/ });
const timeline = (page: Page) => beside(page).getByRole('list', { name: 'Перебіг оплати' });
const steps = (page: Page, what: RegExp) => timeline(page).getByRole('listitem').filter({ hasText: what });
const kopiykas = (written: string) => Number(written.replace(/[^\d,]/g, '').replace(',', ''));

/** Opens the newest payment by card that has a receipt. */
async function openPayment(page: Page): Promise<void> {
  await page.goto(PAID);
  const rows = rowsOf(page, 'Транзакції');
  await expect(rows).not.toHaveCount(0);
  await rows.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(beside(page).getByRole('heading', { level: 2 })).toContainText('₴');
  await expect(page).toHaveURL(/open=/);
}

/** Opens such a payment. @returns the number of its receipt */
async function fiscalNumber(page: Page): Promise<string> {
  await openPayment(page);
  const receipt = await steps(page, /Фіскальний чек/).textContent();
  return /№\s(\d+)/.exec(receipt ?? '')?.[1] ?? '';
}

async function ask(page: Page): Promise<void> {
  await beside(page).getByRole('button', { name: 'Повернути', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Покупець повернув товар' }).click();
}

test('a cashier finds the payment by its receipt and gives the money back, by the keyboard alone', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('cashier', '/terminals');
  const number = await fiscalNumber(page);
  await page.goto('/transactions?refund=find');
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type(`https://cabinet.tax.gov.ua/cashregs/check?id=${number}&fn=4000123456`);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toContainText('Enter відкриє повернення');
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: /^Причина/ })).toBeFocused();
  await checkAccessibility();
  await page.keyboard.type('Покупець повернув товар');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Повернуто \d/)).not.toHaveCount(0);
  await expect(dialog(page)).toBeHidden();
  await page.goto(`/transactions?period=all&q=${number}`);
  await expect(rowsOf(page, 'Транзакції')).toContainText(['Повернуто']);
});

test('from the sign-in to the refund a cashier needs no mouse, and keeps the focus', async ({
  page,
  merchant,
  signIn,
}) => {
  await signIn('cashier', '/terminals');
  const number = await fiscalNumber(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/signin?redirect=${encodeURIComponent('/transactions')}`);
  const tabTo = async (name: RegExp) => {
    const isThere = () =>
      page.evaluate(() => {
        const { activeElement: at } = document;
        const label = document.getElementById(at?.getAttribute('aria-labelledby')?.split(' ').at(-1) ?? '');
        return at?.getAttribute('aria-label') ?? label?.textContent ?? at?.textContent ?? '';
      });
    for (let step = 0; step < 60; step += 1) {
      if (name.test(await isThere())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is not reached by Tab`);
  };
  await expect(page.getByLabel('Телефон')).toBeVisible();
  await tabTo(/^Телефон/);
  await page.keyboard.type(merchant.phoneOf('cashier').slice(4));
  await tabTo(/^Пароль/);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page, 'Транзакції')).not.toHaveCount(0);
  await tabTo(/^Повернення покупцеві$/);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toContainText('Enter відкриє повернення');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: /^Причина/ })).toBeFocused();
  await page.keyboard.type('Покупець повернув товар');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/^Повернуто \d/)).not.toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('the message of a refund leads to its return receipt, beside which it stands', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('cashier', '/terminals');
  await openPayment(page);
  await checkAccessibility();
  await ask(page);
  await checkAccessibility();
  await refund(page).click();
  await expect(dialog(page)).toBeHidden();
  const message = page.getByRole('status').filter({ hasText: /Повернуто\s\d/ });
  const head = beside(page).getByRole('heading', { level: 2 });
  const [toast, title] = [await message.boundingBox(), await head.boundingBox()];
  if (toast === null || title === null) throw new Error('No toast, or no head of the drawer');
  expect(toast.x + toast.width).toBeLessThanOrEqual(title.x);
  await message.getByRole('link', { name: 'Відкрити' }).click();
  await expect(page).toHaveURL(/receipt=newest/);
  const newest = beside(page).getByRole('tab', { selected: true });
  await expect(newest).toContainText('Повернення');
  await expect(newest).toBeInViewport();
  // Pale while they are read anew.
  await expect(page.getByRole('region', { name: 'Підсумки' })).toHaveAttribute('aria-busy', 'false');
  await checkAccessibility();
});

test('a director gives back by sum until nothing is left', async ({ page, signIn }) => {
  await signIn('director', '/terminals');
  await openPayment(page);
  const written = await beside(page).getByRole('heading', { level: 2 }).textContent();
  const amount = kopiykas(written ?? '');
  await ask(page);
  await dialog(page).getByRole('textbox', { name: /^Сума/ }).fill('1,50');
  await expect(refund(page)).toHaveText(/^Повернути\s1,50/);
  await refund(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(steps(page, /^Повернуто\s1,50/)).toHaveCount(1);
  await ask(page);
  const rest = await dialog(page).getByRole('textbox', { name: /^Сума/ }).inputValue();
  expect(kopiykas(rest)).toBe(amount - 150);
  await refund(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(steps(page, /^Повернуто\s/)).toHaveCount(2);
  await expect(beside(page).getByRole('button', { name: 'Повернути', exact: true })).toBeHidden();
});

test('who gives a payment back in two tabs at once gives it back once', async ({ page, context, signIn }) => {
  await signIn('cashier', '/terminals');
  await openPayment(page);
  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);
  const tabs = [page, other];
  // Holds both requests until both are sent: otherwise the first would change the other dialog.
  const held: Route[] = [];
  await context.route('**/reversals*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    held.push(route);
    if (held.length === tabs.length) await Promise.all(held.map((one) => one.continue()));
  });
  for (const tab of tabs) await ask(tab);
  await Promise.all(tabs.map((tab) => refund(tab).click()));
  const refused = (tab: Page) => dialog(tab).getByText(/^Цю оплату вже повернуто повністю/);
  await expect
    .poll(async () => (await Promise.all(tabs.map((tab) => refused(tab).isVisible()))).filter(Boolean).length)
    .toBe(1);
  for (const tab of tabs) {
    await tab.goto(address);
    await expect(steps(tab, /^Повернуто\s/)).toHaveCount(1);
  }
});

test('a bank that does not answer is waited for, and asked again by an accountant', async ({
  page,
  merchant,
  signIn,
  checkAccessibility,
}) => {
  await signIn('cashier', '/terminals');
  await openPayment(page);
  const address = page.url();
  await merchant.acquirer('silent');
  await ask(page);
  await refund(page).click();
  await expect(dialog(page)).toContainText('Банк ще не відповів');
  await expect(refund(page)).toHaveCount(0);
  await checkAccessibility();
  await signIn('accountant', address.slice(address.indexOf('/transactions')));
  await expect(steps(page, /банк ще не відповів/)).toHaveCount(1);
  const again = beside(page).getByRole('button', { name: 'Оновити статус' });
  await again.click();
  await expect(page.getByText(/^Банк ще не відповів\. Статус без змін/)).toBeVisible();
  await merchant.acquirer('approves');
  // It may settle by itself meanwhile.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(steps(page, /^Повернуто\s/)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(again).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('in English, a cashier finds a payment and gives it back', async ({
    page,
    signIn,
    checkAccessibility,
  }) => {
    await signIn('cashier', '/terminals');
    await page.evaluate(() => localStorage.setItem('locale', 'en'));
    await page.goto(PAID);
    await expect(page.getByRole('link', { name: 'Refund a customer' })).toBeVisible();
    await rowsOf(page, 'Transactions')
      .nth(0)
      .getByRole('button', { name: /^Actions: / })
      .tap();
    await page.getByRole('menuitem', { name: 'Refund', exact: true }).tap();
    const english = page.getByRole('dialog', { name: 'Refund a customer' });
    await english.getByRole('button', { name: 'Goods returned' }).tap();
    await checkAccessibility();
    await expectNoOverflow(page);
    await english.getByRole('button', { name: /^Refund\s?₴/ }).tap();
    await expect(page.getByText(/refunded$/)).not.toHaveCount(0);
    await expect(english).toBeHidden();
  });
});
