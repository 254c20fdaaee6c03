import { expect } from '@playwright/test';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const NAME = 'Гуртові замовлення 2';

test('a shop’s developer writes the body of a callback, sees it for a real payment, and what is signed of it', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  test.slow();
  await signIn('owner', `/list/ecomm_terminal?q=${encodeURIComponent(NAME)}`);
  await page
    .getByRole('row', { name: new RegExp(`^${NAME}`) })
    .getByRole('link', { name: NAME })
    .click();
  const editor = page.getByRole('region', { name: 'Сповіщення про оплати' });
  const beside = editor.getByRole('region', { name: 'Запит, який ми надішлемо' });
  const body = editor.getByRole('textbox', { name: 'Шаблон тіла сповіщення' });
  const request = beside.getByRole('figure', { name: 'Запит' });

  const endpoint = editor.getByRole('textbox', { name: 'Адреса сповіщень' });
  await endpoint.fill('https://receiver.kasa.test/orders');
  await body.fill('{"order": "');
  await body.pressSequentially('{{замовл');
  await expect(page.getByRole('option', { name: /order_id/ })).toHaveAttribute('aria-selected', 'true');
  await body.press('Enter');
  await body.pressSequentially('", "sum": {{amont}}}');
  await expect(body).toHaveValue('{"order": "{{order_id}}", "sum": {{amont}}}');
  await expect(body).toHaveAccessibleDescription(/Таких даних немає: {{amont}} \(рядок 1, символ 34\)/);
  await checkAccessibility();
  await editor.getByRole('button', { name: 'Показати {{amont}} (рядок 1, символ 34)' }).click();
  await expect(body).toBeFocused();
  await page.keyboard.insertText('{{amount}}');
  await expect(body).toHaveValue('{"order": "{{order_id}}", "sum": {{amount}}}');

  await body.fill('{"order": "{{order_id}}" "sum": {{amount}}}');
  await expect(body).toHaveAccessibleDescription(/Це не JSON: .* "sum" \(рядок 1, символ 26\)/);
  await checkAccessibility();
  await editor.getByRole('button', { name: 'Показати "sum" (рядок 1, символ 26)' }).click();
  await page.keyboard.insertText(', "sum"');
  await expect(body).toHaveValue('{"order": "{{order_id}}" , "sum": {{amount}}}');
  await expect(editor.getByText(/^Це не JSON/)).toBeHidden();
  await editor.getByRole('textbox', { name: 'Шаблон підпису' }).fill('{{order_id}}|{{amount}}');

  await beside.getByRole('button', { name: /Оплата в запиті/ }).click();
  const payment = page.getByRole('option', { name: /₴.*\d{6}-\d{6}/ }).filter({ hasText: '·' });
  const named = await payment.evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
  const order = /\d{6}-\d{6}/.exec(named[0] ?? '')?.[0] ?? '';
  await page.getByRole('option', { name: new RegExp(order) }).click();
  await expect(request).toContainText(order);
  await expect(request.locator('mark').filter({ hasText: order })).toBeVisible();
  await expect(request.locator('mark')).toHaveCount(2);
  await beside.getByRole('radio', { name: /^X-Kasa-Event-Signature/ }).press('Space');
  await expect(request.locator('mark').filter({ hasText: '"sum"' })).toBeVisible();
  await checkAccessibility();
  await expectNoOverflowAtWidths(page, 1440);
  await page.setViewportSize({ width: 1440, height: 900 });

  await beside.getByRole('button', { name: 'Надіслати тестовий запит' }).click();
  await expect(beside.getByText('Сервер receiver.kasa.test прийняв запит')).toBeVisible();
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Вебтермінали' })).toBeVisible();
});
