import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const KIOSKS = '/terminals?kind=ptks&status=active&test_mode=false&sort=number';
const kopiykas = (written: string) => Number(written.replace(/[^\d,-]/g, '').replace(',', ''));
const account = (page: Page) => page.getByRole('region', { name: 'Готівка в терміналі' });
const history = (page: Page) => rowsOf(page, 'Історія інкасацій');

async function inside(page: Page): Promise<number> {
  const written = account(page).getByText('Зараз у терміналі').locator('+ p');
  await expect(written).toContainText('₴');
  return kopiykas((await written.textContent()) ?? '');
}

async function openKiosk(page: Page): Promise<void> {
  await page.goto(KIOSKS);
  await rowsOf(page, 'Термінали')
    .first()
    .getByRole('button', { name: /^Дії: / })
    .click();
  await page.getByRole('menuitem', { name: 'Інкасація' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Інкасація: / })).toBeVisible();
  await expect(history(page)).not.toHaveCount(0);
}

const take = (where: Page | Locator) => where.getByRole('button', { name: /^Вилучити/ });
const slipOf = (page: Page) => page.getByRole('dialog', { name: /^Чек інкасації № / });

test('a part of the cash is taken out, asked about before; its slip is printed alone', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('director', '/Drivers');
  await openKiosk(page);
  const before = await inside(page);
  expect(before).toBeGreaterThan(10_000);
  const earlier = await history(page).count();

  await page.getByText('Частина', { exact: true }).click();
  await page.getByRole('textbox', { name: /^Сума вилучення/ }).fill('50');
  await page.getByRole('textbox', { name: 'Коментар' }).fill('Решту лишаємо на здачу');
  await take(page).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Порахуйте готівку');
  await checkAccessibility();
  await take(asked).dblclick();
  const slip = slipOf(page);
  await expect(slip).toContainText('Коментар: Решту лишаємо на здачу');
  await checkAccessibility();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > .kasa-print')).toContainText('ВИЛУЧЕНО');
  await expect(slip).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await slip.getByRole('button', { name: 'Закрити' }).last().click();
  await expect(slip).toBeHidden();
  await expect(history(page)).toHaveCount(earlier + 1);
  await expect.poll(() => inside(page)).toBe(before - 5_000);
});

test('all cash is taken out in three steps of the keyboard: Ctrl K, the terminal, the question', async ({
  page,
  signIn,
}) => {
  await signIn('director', KIOSKS);
  const number = await rowsOf(page, 'Термінали')
    .first()
    .getByText(/^S\d+$/)
    .textContent();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Пошук і команди' });
  await expect(palette.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(`інкасація ${number}`);
  await expect(palette.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(take(page.getByRole('alertdialog'))).toBeFocused();
  // A question that opened by itself hears nothing for half a second.
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await expect(slipOf(page)).toContainText(String(number));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => inside(page)).toBe(0);
});

test('all cash is taken out: the slip is there after a reload, and nothing is left to take', {
  tag: '@deep',
}, async ({ page, signIn, checkAccessibility }) => {
  await signIn('owner', '/Drivers');
  await openKiosk(page);
  const earlier = await history(page).count();
  await take(page).click();
  await take(page.getByRole('alertdialog')).click();
  await expect(slipOf(page)).toContainText('Залишок у терміналі');
  await page.reload();
  await expect(slipOf(page)).toContainText('Відповідальна особа: Коваль Олена Петрівна');
  await page.goBack();
  await expect(page.getByText('У терміналі немає готівки: вилучати нічого.')).toBeVisible();
  await expect(history(page)).toHaveCount(earlier + 1);
  await expect(history(page).first()).toContainText(`№ ${earlier + 1}`);
  await expect.poll(() => inside(page)).toBe(0);
  await checkAccessibility();
});

test('who takes cash out in two tabs at once takes it out once', async ({ page, context, signIn }) => {
  await signIn('owner', '/Drivers');
  await openKiosk(page);
  const address = page.url();
  const earlier = await history(page).count();
  const other = await context.newPage();
  await other.goto(address);
  const tabs = [page, other];
  // Holds both requests until both are sent: otherwise the first result would close the other dialog.
  const sent: Route[] = [];
  await context.route('**/encashments*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route);
    if (sent.length === tabs.length) await Promise.all(sent.map((one) => one.continue()));
  });
  for (const tab of tabs) {
    await take(tab).click();
    await expect(tab.getByRole('alertdialog')).toBeVisible();
  }
  await Promise.all(
    tabs.map((tab) =>
      tab
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Вилучити/ })
        .click(),
    ),
  );
  await expect(page.getByText('У терміналі немає готівки: вилучати нічого.')).toBeVisible();
  await expect(other.getByText('У терміналі немає готівки: вилучати нічого.')).toBeVisible();
  for (const tab of tabs) {
    await tab.goto(address);
    await expect(history(tab)).toHaveCount(earlier + 1);
    await expect.poll(() => inside(tab)).toBe(0);
  }
});

test('whoever may not take cash out sees it, and why; at every width', { tag: '@deep' }, async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('accountant', '/Drivers');
  await openKiosk(page);
  await expect(page.getByText('Провести інкасацію ви не можете')).toBeVisible();
  await expect(page.getByText(/^Потрібне право «Інкасація»/)).toBeVisible();
  await expectNoOverflowAtWidths(page, 1440);
  await checkAccessibility();
});
