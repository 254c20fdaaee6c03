import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses an option in a select with server-side search. */
export async function choose(
  page: Page,
  label: string,
  search: string,
  where: Page | Locator = page,
): Promise<void> {
  await select(where, label).click();
  const popover = page.getByRole('dialog', { name: label });
  await popover.getByRole('searchbox').fill(search);
  await popover.getByRole('option', { name: search }).first().click();
  await expect(page.getByRole('listbox')).toBeHidden();
}

async function pick(page: Page, field: Locator, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const select = (where: Page | Locator, label: string) =>
  where.getByRole('button', { name: new RegExp(label) });

export async function act(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Дії: ${row}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

export async function createVehicle(
  page: Page,
  vehicle: { number: string; plate: string; route?: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Номер ТС' }).fill(vehicle.number);
  await page.getByRole('textbox', { name: 'Марка й модель' }).fill('Електрон А18501');
  await pick(page, select(page, 'Вид транспорту'), 'Автобус');
  await page.getByRole('textbox', { name: 'Державний номер' }).fill(vehicle.plate);
  await choose(page, 'Депо', 'Автобусне');
  if (vehicle.route) await choose(page, 'Маршрут', vehicle.route);
  await page.getByRole('spinbutton', { name: /день/i }).click();
  await page.keyboard.type('31082027');
  await page.getByRole('button', { name: 'Створити' }).click();
  await expect(page.getByText('ТС успішно створено!')).toBeVisible();
}

export async function createDriver(page: Page, driver: { name: string; number: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Прізвище' }).fill(driver.name);
  await page.getByRole('textbox', { name: 'Табельний номер' }).fill(driver.number);
  await page.getByRole('textbox', { name: 'Телефон' }).fill('067 111 22 33');
  await choose(page, 'Депо', 'Автобусне');
  await page.getByRole('button', { name: 'Створити' }).click();
  await expect(page.getByText('Водій успішно створено!')).toBeVisible();
}

export async function fillInRoute(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Назва', exact: true }).fill(name);
  await pick(page, select(page, 'Вид транспорту'), 'Автобус');
  await page.getByRole('textbox', { name: 'Місто' }).fill('Львів');
  await page.getByRole('textbox', { name: 'Вартість проїзду' }).fill('17');
  await page.getByRole('textbox', { name: 'Кількість ТС' }).fill('4');
  for (const [stop, at] of [
    ['вул. Наукова', '49.80670, 23.98150'],
    ['пл. Ринок', '49.84100, 24.02520'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Назва зупинки' }).fill(stop);
    await page.getByRole('textbox', { name: 'Координати' }).fill(at);
    await page.getByRole('button', { name: 'Додати зупинку' }).click();
  }
}

export async function createRoute(page: Page, name: string): Promise<void> {
  await fillInRoute(page, name);
  await page.getByRole('button', { name: 'Створити', exact: true }).click();
  await expect(page.getByText('Маршрут успішно створено!')).toBeVisible();
}
