/**
 * T8: `msg` and `details` of any response are shown as text, long ones truncated.
 * Planted faults: a toast with `dangerouslySetInnerHTML`, an envelope without truncation.
 */
import { expect } from '@playwright/test';
import { hostileTexts } from './support/hostile-texts.ts';
import { test } from './support/test.ts';

const DEFAULT = 'Щось пішло не так!';
const HOSTILE = '<img src=x onerror=alert(1)>';
const megabyte = HOSTILE.repeat(1 + 1_000_000 / HOSTILE.length);

/** Values of `details` that violate the contract. */
const detailsOfAllShapes: readonly unknown[] = [
  HOSTILE,
  { html: HOSTILE, toString: HOSTILE },
  [HOSTILE, { fields: HOSTILE }],
  megabyte,
  null,
  { fields: HOSTILE },
  { fields: [HOSTILE, null, 5] },
  { fields: [{ path: HOSTILE, rule: HOSTILE, message: HOSTILE }] },
  { busy_with: HOSTILE, next_to_date: HOSTILE, attempts_left: HOSTILE },
  5,
];
const noMessages: readonly unknown[] = [{ html: HOSTILE }, [HOSTILE], null, 5, '', '   '];

test('hostile messages of any shape are shown as they are, and long ones are cut', { tag: '@deep' }, async ({
  page,
  signIn,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await signIn('owner', '/profile');
  let envelope: object = {};
  await page.route(/\/auth\/me(\?|$)/, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: envelope, headers: { 'x-request-id': HOSTILE } })
      : route.fallback(),
  );
  const name = page.locator('input[name="full_name"]');
  await name.fill('Коваль Олена Андріївна');
  const save = page.getByRole('button', { name: 'Зберегти' });
  const toast = page.getByRole('alert');
  let elements: number | null = null;
  const answers = [
    ...hostileTexts.map(
      (text, n) => [text, detailsOfAllShapes[n % detailsOfAllShapes.length], text] as const,
    ),
    ...noMessages.map((msg, n) => [msg, detailsOfAllShapes[n], DEFAULT] as const),
    [megabyte, null, `${megabyte.slice(0, 500)}…`] as const,
  ];
  for (const [msg, details, shown] of answers) {
    envelope = { code: -777, msg, details, data: null };
    await save.click();
    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText(shown);
    const count = await toast.evaluate((node) => node.querySelectorAll('*').length);
    elements ??= count;
    expect(count, `elements of the toast with ${shown}`).toBe(elements);
    await toast.getByRole('button', { name: 'Закрити' }).click();
    await expect(toast).toHaveCount(0);
  }
  const fields = [{ path: 'full_name', rule: HOSTILE, message: HOSTILE }];
  envelope = { code: -2, msg: HOSTILE, details: { fields }, data: null };
  await save.click();
  await expect(name).toHaveAccessibleDescription(HOSTILE);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
