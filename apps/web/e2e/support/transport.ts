/** Steps of a dispatcher's work that several tests take. */
import type { FieldSpecs } from '@kasa/contracts/shared/fields';
import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { vehicleFields } from '@kasa/contracts/transport/fields';
import { exampleVehicle, VehicleInput } from '@kasa/contracts/transport/vehicles';
import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses an option in a select with server-side search. */
export async function chooseOption(
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

export async function runRowAction(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Дії: ${row}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Fills in a form by its dictionary. What is null, and references, are left as they are. */
async function fillIn(page: Page, fields: FieldSpecs, input: object): Promise<void> {
  for (const [name, value] of Object.entries(input)) {
    const field = fields[name];
    if (field === undefined || value === null) continue;
    if (field.kind === 'choice') {
      await pick(page, select(page, field.uk), field.values?.[value]?.uk ?? '');
    } else if (field.kind === 'day') {
      await page.getByRole('spinbutton', { name: /день/i }).click();
      await page.keyboard.type(String(value).split('-').reverse().join(''));
    } else {
      const typed = field.kind === 'money' ? value / 100 : value;
      await page.getByRole('textbox', { name: field.uk }).fill(String(typed));
    }
  }
}

const NO_EQUIPMENT = { validator: null, terminal_num: null, camera_link: null };

/** Fills in and sends a new vehicle. */
export async function createVehicle(
  page: Page,
  vehicle: { number: string; plate: string; route?: string },
): Promise<void> {
  const { number, plate } = vehicle;
  const input = inputFromEntity(VehicleInput, exampleVehicle);
  await fillIn(page, vehicleFields, {
    ...input,
    transport_num: number,
    state_number: plate,
    ...NO_EQUIPMENT,
  });
  await chooseOption(page, 'Депо', 'Автобусне');
  if (vehicle.route) await chooseOption(page, 'Маршрут', vehicle.route);
  await page.getByRole('button', { name: 'Створити' }).click();
  await expect(page).toHaveURL(/\/Transports$/);
  await expect(page.getByText('ТС успішно створено!')).not.toHaveCount(0);
}

export async function createDriver(page: Page, driver: { name: string; number: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Прізвище' }).fill(driver.name);
  await page.getByRole('textbox', { name: 'Табельний номер' }).fill(driver.number);
  await page.getByRole('textbox', { name: 'Телефон' }).fill('067 111 22 33');
  await chooseOption(page, 'Депо', 'Автобусне');
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
