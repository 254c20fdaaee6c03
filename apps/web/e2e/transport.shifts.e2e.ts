import { expect, type Page } from '@playwright/test';
import { createDedicatedServer } from './support/dedicated-server.ts';
import { rowsOf } from './support/lists.ts';
import { PASSWORD } from './support/merchant.ts';
import { test } from './support/test.ts';
import { chooseOption, createDriver, createRoute, createVehicle, runRowAction } from './support/transport.ts';

const ROUTE = 'Автобус №99 Тестовий';
const DRIVER = 'Яремчук Ганна Петрівна';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const firstDriver = async (page: Page) =>
  (await rowsOf(page, 'Водії').first().getByRole('link').first().textContent()) ?? '';
const driverRow = (page: Page) => page.getByRole('row', { name: new RegExp(DRIVER) });

async function findEverything(page: Page) {
  await page.goto(`/Drivers?name=${encodeURIComponent('яремчук')}`);
  await expect(driverRow(page)).toContainText('Автобус №33');
  await expect(driverRow(page)).toContainText('9902');
  await page.getByRole('link', { name: DRIVER, exact: true }).click();
  const history = page.getByRole('list', { name: 'Робочі зміни' });
  await expect(history.locator('> li')).toHaveCount(1);
  await expect(history).toContainText('Хто відкрив і закрив: ');
  const changes = history.getByRole('list', { name: 'Що змінено за цю зміну' }).getByRole('listitem');
  await expect(changes).toHaveText([/Маршрут: .*Автобус №33.*Хто змінив: /, /ТС: 9901 → 9902.*Хто змінив: /]);
  await expect(history).toContainText('Надлишок');
  await expect(history).toContainText('Здача в касі');
  await page.goto('/Transports?q=990');
  // The first vehicle followed the driver's change of route.
  await expect(page.getByRole('row', { name: /9901.*ВС 9901 КА/ })).toContainText('Автобус №33');
  await expect(page.getByRole('row', { name: /9902.*ВС 9902 КА/ })).toContainText('На стоянці');
  await page.goto(`/Routes?q=${encodeURIComponent('Тестовий')}`);
  await expect(page.getByRole('row', { name: new RegExp(ROUTE) })).toBeVisible();
}

async function story(page: Page) {
  await page.goto('/Routes/Create');
  await createRoute(page, ROUTE);
  await expect(heading(page, 'Транспорт')).toBeVisible();

  for (const [number, plate] of [
    ['9901', 'BC9901KA'],
    ['9902', 'вс 9902 ка'],
  ] as const) {
    await page.getByRole('link', { name: 'Додати ТС' }).click();
    await createVehicle(page, { number, plate, route: ROUTE });
    await expect(heading(page, 'Транспорт')).toBeVisible();
  }

  await page.goto('/Drivers/Create');
  await createDriver(page, { name: DRIVER, number: '09901' });
  await expect(heading(page, 'Водії')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Пошук водія' }).fill('ЯРЕМЧУК');
  await runRowAction(page, DRIVER, 'Відкрити зміну');
  const open = page.getByRole('dialog', { name: `Відкрити зміну: ${DRIVER}` });
  await chooseOption(page, 'ТС', '9901', open);
  await chooseOption(page, 'Маршрут', ROUTE, open);
  await open.getByRole('button', { name: 'Відкрити зміну' }).click();
  await expect(driverRow(page)).toContainText('9901');

  await runRowAction(page, DRIVER, 'Змінити маршрут');
  const route = page.getByRole('dialog', { name: /^Змінити маршрут/ });
  await chooseOption(page, 'Новий маршрут', 'Автобус №33', route);
  await route.getByRole('button', { name: 'Змінити маршрут' }).click();
  await expect(page.getByText('Маршрут успішно змінено!')).toBeVisible();
  await expect(driverRow(page)).toContainText('Автобус №33');

  await runRowAction(page, DRIVER, 'Змінити транспорт');
  const vehicle = page.getByRole('dialog', { name: /^Змінити транспорт/ });
  await chooseOption(page, 'Новий ТС', '9902', vehicle);
  await vehicle.getByRole('button', { name: 'Змінити транспорт' }).click();
  await expect(page.getByText('Транспорт успішно змінено!')).toBeVisible();
  await expect(driverRow(page)).toContainText('9902');

  await page.getByRole('link', { name: DRIVER, exact: true }).click();
  await expect(page.getByRole('list', { name: 'Що змінено за цю зміну' }).getByRole('listitem')).toHaveCount(
    2,
  );

  await runRowAction(page, DRIVER, 'Закрити зміну');
  const close = page.getByRole('dialog', { name: `Закрити зміну: ${DRIVER}` });
  await close.getByRole('textbox', { name: 'Здає готівки' }).fill('12,50');
  await close.getByRole('textbox', { name: 'Коментар' }).fill('Здача в касі');
  await close.getByRole('button', { name: /^Закрити зміну: 12,50/ }).click();
  await page.getByRole('button', { name: /^Закрити з надлишком 12,50/ }).dblclick();
  const closed = page.getByRole('dialog', { name: `Зміну закрито: ${DRIVER}` });
  await expect(closed).toContainText('Надлишок 12,50');
  await closed.getByRole('link', { name: 'Показати в робочих змінах' }).click();
  await expect(page.getByRole('list', { name: 'Робочі зміни' }).locator('> li')).toHaveCount(1);
}

test('a dispatcher’s day: route, vehicles, driver, shift, changes, cash; all there after a restart', async ({
  page,
}) => {
  const server = await createDedicatedServer();
  try {
    await server.start();
    await page.goto(`${server.baseURL}/signin?redirect=%2FRoutes`);
    await page.locator('input[name="phone"]').fill('050 000 00 05');
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Маршрути')).toBeVisible();
    // Resolves addresses against the test's own server.
    const goto = page.goto.bind(page);
    page.goto = (url, options) => goto(new URL(url, server.baseURL).href, options);

    await story(page);
    await page.reload();
    await findEverything(page);
    await server.stop();
    await server.start();
    await findEverything(page);
  } finally {
    await server.remove();
  }
});

test('a shift is closed without a mouse, in three steps from the first screen: whose, how much, Enter', async ({
  page,
  signIn,
}) => {
  await signIn('dispatcher', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { keyboard } = page;
  await keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Пошук і команди' })).toBeFocused();
  await keyboard.type('закрити зміну Бойко Богдан');
  await expect(page.getByRole('menuitem', { name: /^Бойко Богдан Вікторович/ })).toBeVisible();
  await keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Закрити зміну: Бойко Богдан Вікторович' });
  await expect(form.getByRole('textbox', { name: 'Здає готівки' })).toBeFocused();
  await expect(form).toContainText('₴');
  const [expected = ''] = /[\d\s]+,\d\d(?=\s₴)/.exec((await form.textContent()) ?? '') ?? [];
  await keyboard.type(expected.replace(/\s/g, ''));
  await keyboard.press('Enter');
  const closed = page.getByRole('dialog', { name: 'Зміну закрито: Бойко Богдан Вікторович' });
  await expect(closed).toContainText(expected.trim());
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

test('a shortage is seen before the shift is closed, and stays in the history', { tag: '@deep' }, async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('dispatcher', '/Drivers?shift=open&sort=-money');
  const name = await firstDriver(page);
  await runRowAction(page, name, 'Закрити зміну');
  const dialog = page.getByRole('dialog', { name: `Закрити зміну: ${name}` });
  await expect(dialog).toContainText('₴');
  await dialog.getByRole('textbox', { name: 'Здає готівки' }).fill('1');
  await expect(dialog).toContainText('Нестача');
  const submit = dialog.getByRole('button', { name: /^Закрити зміну: 1,00/ });
  await submit.click();
  const comment = dialog.getByRole('textbox', { name: 'Коментар' });
  await expect(comment).toBeFocused();
  await expect(dialog).toContainText("Поле обов'язкове");
  await checkAccessibility();
  await comment.fill('Загубив гаманець');
  await submit.click();
  const asked = page.getByRole('alertdialog', { name: /^Закрити зміну з нестачею .+\?$/ });
  await expect(asked).toContainText(name);
  await expect(asked).toContainText('Загубив гаманець');
  await checkAccessibility();
  await asked.getByRole('button', { name: /^Закрити з нестачею / }).click();
  await page.getByRole('link', { name: 'Показати в робочих змінах' }).click();
  const record = page.getByRole('list', { name: 'Робочі зміни' }).getByRole('listitem').first();
  await expect(record).toHaveAttribute('aria-current', 'true');
  await expect(record).toContainText('Нестача');
  await expect(record).toContainText('Коментар: Загубив гаманець');
  await page.reload();
  await expect(record).toContainText('Нестача');
  await checkAccessibility();
});

test('a shift that another tab has closed: says when, instead of a form that leads nowhere', {
  tag: '@deep',
}, async ({ page, context, signIn, checkAccessibility }) => {
  await signIn('dispatcher', '/Drivers?shift=open&sort=-money');
  const name = await firstDriver(page);
  const other = await context.newPage();
  await other.goto('/Drivers?shift=open&sort=-money');
  await expect(other.getByRole('link', { name, exact: true })).toBeVisible();

  await runRowAction(page, name, 'Закрити зміну');
  await page.getByRole('textbox', { name: 'Здає готівки' }).fill('1');
  await page.getByRole('textbox', { name: 'Коментар' }).fill('Решту здасть завтра');
  await page.getByRole('button', { name: /^Закрити зміну: 1,00/ }).click();
  await page.getByRole('button', { name: /^Закрити з нестачею / }).click();
  await expect(page.getByRole('dialog', { name: `Зміну закрито: ${name}` })).toBeVisible();

  // The other tab's list is outdated.
  await runRowAction(other, name, 'Закрити зміну');
  const missed = other.getByRole('dialog', { name: `Зміну вже закрито: ${name}` });
  await expect(missed).toContainText('1,00');
  await checkAccessibility(other);
  await missed.getByRole('link', { name: 'Показати в робочих змінах' }).click();
  const record = other.getByRole('list', { name: 'Робочі зміни' }).getByRole('listitem').first();
  await expect(record).toHaveAttribute('aria-current', 'true');
});
