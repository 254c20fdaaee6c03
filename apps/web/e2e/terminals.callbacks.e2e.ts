import { mockControl } from '@kasa/client/mock/control';
import { expect } from '@playwright/test';
import { rowsOf } from './support/lists.ts';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const LIST = '/list/ecomm_callbacks';
const TITLE = 'Сповіщення магазинам';

test('a shop’s server fails, the log says so live and what to do, and what is sent again arrives', async ({
  page,
  merchant,
  baseURL,
  signIn,
  checkAccessibility,
}) => {
  const control = mockControl({ baseUrl: String(baseURL) });
  const answer = (status: number) =>
    control.setCallbackAnswer({ body: { status, delay_ms: 0, merchant_id: merchant.id } });
  await signIn('owner', LIST);
  await expect(page.getByText('Наживо')).toBeVisible();
  const told = await page.request.get('/api/v1/terminals/callbacks?page=1&perPage=10');
  const { number } = (await told.json()).data.items[0].terminal;
  await answer(503);
  await control.makePayment({ body: { number, amount: 12_300, in_cash: false } });
  const failed = rowsOf(page, TITLE).filter({ hasText: '503' });
  await expect(failed).toContainText('У черзі');
  await checkAccessibility();

  await failed.click();
  const beside = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('heading', { name: /^Оплата/ }) });
  await expect(beside.getByText(/^На сервері магазину сталася помилка/)).toBeVisible();
  await checkAccessibility();
  await expectNoOverflowAtWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await answer(200);
  await beside.getByRole('button', { name: 'Надіслати ще раз' }).click();
  await expect(beside.getByText('Спроба 2')).toBeVisible();
  await expect(beside.getByText(/^Відповідь 200 за/)).toBeVisible();
  const { items } = await control.listCallbacks({ query: { merchant_id: merchant.id } });
  expect(items[0]).toMatchObject({ event_signature: 'verified', answered_status: 200 });
  await page.getByRole('button', { name: 'Лише недоставлені' }).click();
  await expect(rowsOf(page, TITLE)).toHaveCount(0);
  await checkAccessibility();
});
