import { expect, type Page } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { PASSWORD } from './support/merchant.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { test } from './support/test.ts';
import { createVehicle, runRowAction } from './support/transport.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const model = (page: Page) => page.getByRole('textbox', { name: 'Марка й модель' });
async function firstVehicle(page: Page): Promise<string> {
  const label = await rowsOf(page, 'Транспорт')
    .getByRole('button', { name: /^Подробиці: / })
    .first()
    .getAttribute('aria-label');
  return (label ?? '').replace('Подробиці: ', '');
}

test('the edit of a second tab comes too late: it is told, and nothing typed is lost', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('dispatcher', '/Transports?q=1201');
  const other = await context.newPage();
  await other.goto('/Transports?q=1201');
  for (const tab of [page, other]) await runRowAction(tab, '1201', 'Редагувати');
  await model(page).fill('Перша вкладка');
  await model(other).fill('Друга вкладка');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Транспорт успішно змінено!')).toBeVisible();
  await other.getByRole('button', { name: 'Зберегти' }).click();
  await expect(other.getByText('Запис змінив хтось інший')).toBeVisible();
  await expect(model(other)).toHaveValue('Друга вкладка');
  await other.getByRole('button', { name: 'Завантажити нову версію' }).click();
  await expect(other.getByText(/Нову версію завантажено/)).toBeVisible();
  await other.getByRole('button', { name: 'Зберегти' }).click();
  await expect(other.getByRole('row', { name: /1201.*Друга вкладка/ })).toBeVisible();
});

test('without a connection a form keeps what was typed, and is sent once it is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('dispatcher', '/Transports/Create');
  await page.getByRole('textbox', { name: 'Номер ТС' }).fill('9911');
  await context.setOffline(true);
  await expect(page.getByText('Немає зв’язку')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Номер ТС' })).toHaveValue('9911');
  await context.setOffline(false);
  await expect(page.getByText('Немає зв’язку')).toBeHidden();
  await createVehicle(page, { number: '9911', plate: 'BC9911KA' });
  await expect(heading(page, 'Транспорт')).toBeVisible();
});

test('a session that ended in the middle of a form leads to sign-in and back to the form, with what was typed', {
  tag: '@deep',
}, async ({ page, context, merchant, signIn, checkAccessibility }) => {
  // The app checks the session once after opening.
  const looked = page.waitForResponse('**/api/v1/auth/me');
  await signIn('dispatcher', '/Drivers/Create');
  await page.getByRole('textbox', { name: 'Прізвище' }).fill('Хтось Новий');
  await page.getByRole('button', { name: /Депо/ }).click();
  // All automatic requests are answered: the search is the first to fail.
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await looked;
  await context.clearCookies();
  await page.getByRole('searchbox').fill('Автобусне');
  await expect(heading(page, 'Вхід')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.locator('input[name="phone"]').fill(merchant.phoneOf('dispatcher'));
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Новий водій')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Прізвище' })).toHaveValue('Хтось Новий');
  await expect(page.getByText(/Ми зберегли введене/)).toBeVisible();
  await checkAccessibility();
});

test('whoever may only look sees everything, and reads why nothing can be changed', { tag: '@deep' }, async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('director', '/Drivers');
  // The button has `aria-disabled`; pressing it shows the reason.
  await page.getByRole('button', { name: 'Додати водія' }).click({ force: true });
  await expect(page.getByRole('tooltip')).toContainText('Керування транспортом');
  await rowsOf(page, 'Водії').first().click({ button: 'right' });
  const change = page.getByRole('menuitem', { name: /Змінити маршрут/ });
  await expect(change).toContainText(/Надати його може: .+ \(Власниця\)/);
  await checkAccessibility();
  await page.goto('/Transports/Create');
  await expect(page.getByText('Тут потрібне право, якого у вас немає')).toBeVisible();
  await checkAccessibility();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('rows are cards with the same actions, and nothing is wider than the screen', {
    tag: '@deep',
  }, async ({ page, signIn, checkAccessibility }) => {
    await signIn('dispatcher', '/Transports');
    const number = await firstVehicle(page);
    await page.getByRole('button', { name: `Подробиці: ${number}` }).tap();
    await expect(page.getByText('Кількість пільговиків')).toBeVisible();
    await runRowAction(page, number, 'Редагувати');
    await expect(model(page)).toBeVisible();
    await checkAccessibility();
    for (const path of ['/Drivers?shift=open', '/Transports/Create', '/Drivers/Create']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoOverflow(page);
      await checkAccessibility();
    }
  });
});

test('vehicles and drivers are accessible: lists, open rows, forms with errors, drawers', {
  tag: '@deep',
}, async ({ page, signIn, checkAccessibility }) => {
  await signIn('dispatcher', '/Transports?inspection=overdue');
  const number = await firstVehicle(page);
  await page.getByRole('button', { name: `Подробиці: ${number}` }).click();
  await checkAccessibility();
  await page.goto('/Transports?inspection=due');
  await runRowAction(page, await firstVehicle(page), 'Редагувати');
  await expect(model(page)).toBeVisible();
  await checkAccessibility();
  await page.goto('/Drivers?shift=open');
  await rowsOf(page, 'Водії').first().click();
  await expect(page.getByRole('list', { name: 'Робочі зміни' })).toBeVisible();
  await checkAccessibility();
  for (const path of ['/Transports/Create', '/Drivers/Create']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Створити' }).click();
    await expect(page.getByText("Поле обов'язкове")).not.toHaveCount(0);
    await checkAccessibility();
  }
});
