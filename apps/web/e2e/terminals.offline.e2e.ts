import { terminalHeaders } from '@kasa/mock-server/terminals/test-support/terminal-requests';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

async function shownJson(page: Page, part: string): Promise<object> {
  await region(page, part).getByRole('tab', { name: 'JSON' }).click();
  const code = region(page, part).getByRole('figure', { name: 'Поле data у відповіді' }).locator('code');
  return JSON.parse((await code.textContent()) ?? '') as object;
}

/** Requests settings as a terminal: without cookie, with a signature. */
async function askConfig(request: APIRequestContext, number: string, phrase: string, etag = '') {
  const clock = await (await request.get('/__mock/clock')).json();
  const headers = terminalHeaders(new Date(clock.data.now), { number, phrase });
  return request.get('/api/v1/Config/get', { headers: { ...headers, 'if-none-match': etag } });
}

test('an offline terminal is made, activated by its code, and gets exactly what the screens have shown', async ({
  page,
  request,
  signIn,
  checkAccessibility,
}) => {
  await signIn('director', '/offline');
  await page.getByRole('textbox', { name: /^Назва/ }).fill('Ярмаркова каса');
  await page.getByRole('button', { name: /Точка/ }).click();
  await page.getByRole('listbox', { name: /Точка/ }).getByRole('option').first().click();
  await page.getByRole('button', { name: 'Згенерувати' }).click();
  const field = page.getByLabel(/^Секретна ключова фраза/);
  await expect(field).not.toHaveValue('');
  const phrase = await field.inputValue();
  await page.getByRole('textbox', { name: 'Максимальна сума офлайн' }).fill('1200');
  await page.getByRole('textbox', { name: 'Час синхронізації, с' }).fill('900');
  await page.keyboard.press('Tab');
  await expect(region(page, 'Що отримає термінал')).toContainText('Ярмаркова каса');
  await checkAccessibility();
  await expectNoOverflowAtWidths(page, 1440);
  await page.setViewportSize({ width: 1280, height: 800 });
  const before = await shownJson(page, 'Що отримає термінал');
  expect(before).toMatchObject({ settings: { max_offline_amount: 120_000, sync_seconds: 900 } });
  await page.getByRole('button', { name: 'Створити' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Офлайн-термінал створено' })).toBeVisible();
  await checkAccessibility();
  await expectNoOverflowAtWidths(page, 1440);
  await page.setViewportSize({ width: 1280, height: 800 });
  const code = region(page, 'Код активації').getByText(/^[A-Z0-9]{4} [A-Z0-9]{4}$/);
  const told = await code.textContent();
  // Shown only once, but kept over a reload.
  await page.reload();
  await expect(code).toHaveText(String(told));
  await page.emulateMedia({ media: 'print' });
  const card = page.locator('body > .kasa-print');
  await expect(card).toContainText(String(told));
  await expect(card.getByRole('img', { name: /^QR-код активації термінала S1/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const shown = (await shownJson(page, 'Що отримає термінал')) as { number: string };
  expect(shown).toEqual({ number: shown.number, ptks_id: expect.any(String), ...before });
  expect((await (await askConfig(request, shown.number, phrase)).json()).code).toBe(1323);

  await page.getByRole('button', { name: 'Активувати' }).click();
  await expect(page.getByRole('textbox', { name: /^Код активації/ })).toHaveValue(String(told));
  await page.getByRole('button', { name: 'Активувати', exact: true }).click();
  await expect(page.getByText('Термінал «Ярмаркова каса» активовано')).toBeVisible();

  const answer = await askConfig(request, shown.number, phrase);
  expect((await answer.json()).data).toEqual(shown);
  const again = await askConfig(request, shown.number, phrase, answer.headers().etag);
  expect([again.status(), await again.text()]).toEqual([304, '']);
  expect((await (await askConfig(request, shown.number, 'a phrase of somebody else')).json()).code).toBe(
    1321,
  );

  await page.getByRole('link', { name: 'Відкрити термінал' }).click();
  await expect(page.getByText(/^Термінал отримав налаштування/)).toBeVisible();
  expect(await shownJson(page, 'Що отримує термінал')).toEqual(shown);
  await checkAccessibility();
});

test('/terminal_config by keyboard alone, to the printed card', { tag: '@deep' }, async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/terminal_config');
  await expect(page.getByRole('textbox', { name: /^Назва/ })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('textbox', { name: /^Назва/ }).focus();
  await page.keyboard.type('Каса на виїзд');
  const phrase = page.getByLabel(/^Секретна ключова фраза/);
  const isAt = (place: typeof phrase) => place.evaluate((element) => element === document.activeElement);
  for (let n = 0; n < 12 && !(await isAt(phrase)); n += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('вітер жене листя дахами');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Офлайн-термінал створено' })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const print = page.getByRole('button', { name: 'Надрукувати картку' });
  await print.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
});
