import { mockControl } from '@kasa/client/mock/control';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { expect } from '@playwright/test';
import { createDedicatedServer } from './support/dedicated-server.ts';
import { rowsOf } from './support/lists.ts';
import { PASSWORD } from './support/merchant.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const LOG = 'Сповіщення магазинам';
const DAY_SECONDS = 86_400;

test('a shop’s server fails for a day; what was given up is sent again all at once, and each is seen to arrive', async ({
  page,
  checkAccessibility,
}) => {
  const server = await createDedicatedServer();
  try {
    await server.start();
    const control = mockControl({ baseUrl: server.baseURL });
    const answer = (status: number) =>
      control.setCallbackAnswer({ body: { status, delay_ms: 0, merchant_id: exampleIds.merchant } });
    const received = async () =>
      (await control.listCallbacks({ query: { merchant_id: exampleIds.merchant } })).items;
    await answer(503);
    // The callbacks of the seed are sent in vain, and once more when the day is over.
    await expect.poll(async () => (await received()).length).toBeGreaterThan(10);
    await control.setClock({ body: { now: null, advance_seconds: DAY_SECONDS + 60, frozen: false } });

    await page.goto(`${server.baseURL}/signin?redirect=%2Flist%2Fecomm_callbacks%3Fstate%3Dgiven_up`);
    await page.locator('input[name="phone"]').fill('050 000 00 01');
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(rowsOf(page, LOG).nth(9)).toContainText('Не доставлено');
    await answer(200);
    await page.getByRole('button', { name: 'Надіслати недоставлені ще раз' }).click();
    const dialog = page.getByRole('dialog', { name: 'Надсилання недоставлених сповіщень' });
    const all = await dialog.getByText(/^(\d+) із \1$/).textContent();
    const count = Number(all?.split(' ')[0]);
    expect(count).toBeGreaterThan(10);
    await checkAccessibility();
    await dialog.getByRole('button', { name: new RegExp(`^Надіслати ${count} `) }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Масове надсилання сповіщень' })).toBeVisible();
    const results = rowsOf(page, 'Результати за сповіщеннями');
    await expect(results.filter({ hasText: 'Доставлено' })).toHaveCount(10);
    await expect(page.getByText('У черзі0')).toBeVisible();
    await checkAccessibility();
    await expectNoOverflowAtWidths(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const verified = (await received()).filter(({ answered_status }) => answered_status === 200);
    expect(verified.every(({ event_signature }) => event_signature === 'verified')).toBe(true);

    await page.getByRole('link', { name: 'Масові надсилання сповіщень' }).click();
    await expect(rowsOf(page, 'Масові надсилання сповіщень')).toHaveCount(2);
    await checkAccessibility();
    await expectNoOverflowAtWidths(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${server.baseURL}/list/ecomm_callbacks?state=given_up`);
    await expect(page.getByText('За цими умовами нічого не знайдено.')).toBeVisible();
  } finally {
    await server.remove();
  }
});
