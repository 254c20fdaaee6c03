import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { fillInRoute } from './support/transport.ts';

const NAME = 'Автобус, відповідь про який загубилася';
const POSTED = '**/api/v1/transport/routes*';

test('the server acts, the connection is cut, the person presses again: one route exists', async ({
  page,
  signIn,
}) => {
  await signIn('dispatcher', '/Routes/Create');
  await fillInRoute(page, NAME);
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

test('what was changed after the lost answer is not saved silently, and the person is told', {
  tag: '@deep',
}, async ({ page, signIn }) => {
  await signIn('dispatcher', '/Routes/Create');
  await fillInRoute(page, NAME);
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
