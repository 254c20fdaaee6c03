import { mockControl } from '@kasa/client/mock/control';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { codeSentTo, newPhone } from './support/text-messages.ts';

const NAME = 'Дорошенко Ганна Василівна';
const OWN = 'зелений чайник';
const HOUR = 3_600_000;
const nextMonday = dayAfter(mondayOf(kyivDay(new Date())), 7);
const written = `пн ${nextMonday.slice(8)}.${nextMonday.slice(5, 7)}`;
const asText = (spaced: RegExp) => new RegExp(spaced.source.replaceAll(' ', '\\s'));

test('the owner hires a cashier, plans and publishes the next week; she sells, and both look how it went', async ({
  page,
  browser,
  signIn,
  baseURL,
}) => {
  const phone = newPhone();
  await signIn('owner', '/users/create');
  const points = await (await page.request.get('/api/v1/users/points?kind=fiscal')).json();
  const terminals = await (await page.request.get('/api/v1/terminals/terminals?status=active')).json();
  const placed = terminals.data.items.find((one: { point: { id: string } | null }) =>
    points.data.items.some(({ id }: { id: string }) => id === one.point?.id),
  ) as { number: string; point: { id: string; name: string } };
  await page.getByRole('textbox', { name: 'Прізвище, ім’я, по батькові' }).fill(NAME);
  await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await page.getByRole('button', { name: /Точки/ }).click();
  const choices = page.getByRole('listbox', { name: /Точки/ });
  await choices.getByRole('option', { name: placed.point.name }).click();
  await page
    .locator('label')
    .filter({ hasText: /^Касир$/ })
    .click();
  await page.getByRole('button', { name: 'Надіслати запрошення' }).click();
  const address = String(await page.getByText(/\/invitation\?phone=/).textContent());
  const hired = String(page.url().match(/[\da-f]{8}-[\da-f-]{27}/)?.[0]);

  const theirs = await browser.newContext();
  const till = await theirs.newPage();
  await till.goto(address);
  await till.getByRole('textbox', { name: 'Код із SMS' }).fill(await codeSentTo(page, phone));
  await till.getByRole('textbox', { name: 'Пароль', exact: true }).fill(OWN);
  await till.getByRole('textbox', { name: 'Пароль ще раз' }).fill(OWN);
  await till.getByRole('button', { name: 'Зберегти пароль і ввійти' }).click();
  await expect(till.getByRole('heading', { level: 1, name: 'Який термінал ваш?' })).toBeVisible();

  await page.goto(`/users/manage/${placed.point.id}/schedule?week=${nextMonday}`);
  const cell = page.getByRole('gridcell', { name: new RegExp(`^Дорошенко Ганна[,:] ${written}`) });
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(`^Дорошенко Ганна: ${written}`) })).toBeFocused();
  await page.getByRole('button', { name: 'Опублікувати' }).click();
  await page
    .getByRole('alertdialog', { name: /^Опублікувати графік на / })
    .getByRole('button', { name: 'Опублікувати' })
    .click();
  await expect(page.getByText('Графік опубліковано!')).toBeVisible();
  await till.goto(`/profile/schedule`);
  await expect(till.getByText(/^0?9(:00)?–18(:00)?$/)).toBeVisible();

  const control = mockControl({ baseUrl: String(baseURL) });
  const came = Date.now() - 6 * HOUR;
  await control.recordAttendance({
    body: {
      ...{ user_id: hired, point_id: placed.point.id },
      ...{ came_at: new Date(came).toISOString(), left_at: new Date(came + 5 * HOUR).toISOString() },
    },
  });
  for (const amount of [12_550, 30_000])
    await control.makePayment({
      body: { number: placed.number, amount, in_cash: true, cashier_id: hired },
    });

  const [from, to] = [kyivDay(new Date(came)), kyivDay(new Date())];
  const look = `/users/statistics/${hired}?date_from=${from}&date_to=${to}`;
  await page.goto(look);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  const figures = page.getByLabel('Підсумки за період');
  await expect(figures).toContainText(asText(/425,50 ₴/));
  await expect(figures).toContainText(asText(/5 год/));
  await figures.getByRole('link', { name: asText(/425,50 ₴/) }).click();
  await expect(page.getByRole('button', { name: `Касир: ${NAME}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Підсумки' })).toContainText(asText(/425,50 ₴/));

  await till.goto(look);
  await expect(till.getByLabel('Підсумки за період')).toContainText(asText(/425,50 ₴/));
  await theirs.close();
});
