import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

const NAME = 'Автобус, відповідь про який загубилася';
const POSTED = '**/api/v1/transport/routes*';

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Назва', exact: true }).fill(NAME);
  await page.getByRole('button', { name: /Вид транспорту/ }).click();
  await page.getByRole('option', { name: 'Автобус' }).click();
  await page.getByLabel('Вартість проїзду').fill('17,50');
  await page.getByLabel('Місто').fill('Львів');
  await page.getByLabel('Кількість ТС').fill('4');
  for (const [name, at] of [
    ['Ряшівська', '49.8207, 23.9741'],
    ['Університет', '49.84022, 24.02232'],
  ] as const) {
    await page.getByLabel('Назва зупинки').fill(name);
    await page.getByLabel('Координати').fill(at);
    await page.keyboard.press('Enter');
  }
}

test('the server acts, the connection is cut, the person presses again: one route exists', async ({
  page,
  signIn,
}) => {
  await signIn('dispatcher', '/Routes/Create');
  await fillIn(page);
  const codes: number[] = [];
  await page.route(POSTED, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = await route.fetch();
    codes.push((await answer.json()).code);
    return codes.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer });
  });
  const create = page.getByRole('button', { name: 'Створити' });
  await create.click();
  await expect.poll(() => codes).toEqual([0]);
  await expect(create).toBeEnabled();
  await create.click();
  await expect(page.getByText('Маршрут успішно створено!')).toBeVisible();
  expect(codes).toEqual([0, 0]);
  await page.goto(`/Routes?q=${encodeURIComponent('загубилася')}`);
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toHaveCount(1);
});

test('what was changed after the lost answer is not saved silently, and the person is told', async ({
  page,
  signIn,
}) => {
  await signIn('dispatcher', '/Routes/Create');
  await fillIn(page);
  let isFirst = true;
  await page.route(POSTED, async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.fallback();
    isFirst = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  const create = page.getByRole('button', { name: 'Створити' });
  const lost = page.waitForEvent('requestfailed');
  await create.click();
  await lost;
  await page.getByLabel('Вартість проїзду').fill('20');
  await create.click();
  const told = page.getByText(/^Попередня спроба вдалася, хоча відповідь не надійшла/);
  await expect(told).toBeInViewport();
});
