/**
 * T15: values readable by a script grant no access, and signing out leaves none.
 * Planted faults: a server that accepts the stored `token` as cookie; a sign-out that keeps some keys.
 */
import { createHash } from 'node:crypto';
import { operations } from '@kasa/contracts/operations';
import type { Operation } from '@kasa/contracts/shared/operation';
import { expect, type Page } from '@playwright/test';
import { requestOf } from './support/contract-request.ts';
import { rowsOf } from './support/lists.ts';
import { PASSWORD } from './support/merchant.ts';
import { test } from './support/test.ts';

const guarded = (Object.values(operations) as readonly Operation[]).filter(({ session }) => session);

const stolen = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const stores = [sessionStorage, localStorage].flatMap((store) => Object.entries<string>(store));
    return Object.fromEntries([...stores, ['document.cookie', document.cookie]]);
  });

function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(textsIn);
}
function textsOf(value: string): string[] {
  try {
    return [...new Set([value, ...textsIn(JSON.parse(value))])];
  } catch {
    return [value];
  }
}

test('whatever a script steals from the page, it opens nothing elsewhere', async ({
  page,
  merchant,
  baseURL,
}) => {
  // Signs in by the page, which then fetches the signing secret.
  await page.goto('/signin?redirect=/Routes');
  await page.locator('input[name="phone"]').fill(merchant.phoneOf('owner'));
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await rowsOf(page, 'Маршрути').first().click();
  await page.waitForURL('**/Route?*');
  const loot = await stolen(page);
  expect(Object.keys(loot)).toEqual(expect.arrayContaining(['user', 'token', 'signing_secret', 'route']));
  const texts = [...new Set(Object.values(loot).flatMap(textsOf))].filter((text) =>
    /^[\x21-\x7e]{8,}$/.test(text),
  );
  expect(texts).toContain(loot.token);
  const cookies = texts.map((text) => `kasa_session=${encodeURIComponent(text)}`);
  const answers = guarded.flatMap((op) => {
    const { url, method, json } = requestOf(op, String(baseURL));
    const signature = createHash('sha256')
      .update(json + loot.signing_secret)
      .digest('hex');
    const usual = {
      authorization: `Bearer ${loot.token}`,
      'x-token': String(loot.token),
      'payload-signature': signature,
      ...(json === '' ? {} : { 'content-type': 'application/json' }),
    };
    // Every text as the cookie for one operation; the token, and all texts together, for all operations.
    const tried = op.id === 'getMe' ? cookies : [`kasa_session=${loot.token}`, cookies.join('; ')];
    return tried.map(async (cookie) => {
      const answer = await fetch(url, { method, headers: { ...usual, cookie }, body: json || null });
      return `${op.id} ${((await answer.json()) as { code: number }).code}`;
    });
  });
  const expected = new Set(guarded.map(({ id }) => `${id} -4`));
  expect(new Set(await Promise.all(answers))).toEqual(expected);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/Route');
});

for (const isOffline of [false, true]) {
  test(`signing out ${isOffline ? 'without a connection' : ''} leaves nothing in any tab`, {
    tag: isOffline ? '@deep' : [],
  }, async ({ page, context, signIn }) => {
    await signIn('dispatcher', '/Routes');
    await page.getByRole('button', { name: 'Мова' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    const other = await context.newPage();
    await other.goto('/Transports');
    await expect(other.getByRole('table')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(5);
    await page.waitForLoadState('networkidle');
    await context.setOffline(isOffline);
    await page.getByRole('button', { name: /Dispatcher/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(/\/signin/);
      await expect.poll(() => tab.evaluate(() => localStorage.length)).toBe(0);
      await expect.poll(() => tab.evaluate(() => sessionStorage.length)).toBe(0);
    }
    if (!isOffline) return;
    // The server is told once the connection is back.
    const cookies = await context.cookies();
    await context.setOffline(false);
    const asks = async () => {
      const answer = await fetch(new URL('/api/v1/auth/me', page.url()), {
        headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
      });
      return ((await answer.json()) as { code: number }).code;
    };
    await expect.poll(asks).toBe(-4);
  });
}
