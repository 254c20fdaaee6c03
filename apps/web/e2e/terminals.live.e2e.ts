import { mockControl } from '@kasa/client/mock/control';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { firstTerminalNumber, rowsOf } from './support/lists.ts';
import { type Merchant, PASSWORD } from './support/merchant.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { startTcpProxy } from './support/tcp-proxy.ts';
import { test } from './support/test.ts';

const rows = (page: Page) => rowsOf(page, 'Термінали');
const isLive = (page: Page) => expect(page.getByText('Наживо')).toBeVisible();

interface Terminal {
  id: string;
  name: string;
  version: number;
}

/** Signs in the director, without a page; their changes reach other users as events. */
async function director(api: APIRequestContext, merchant: Merchant) {
  const login = { phone: merchant.phoneOf('director'), password: PASSWORD };
  expect((await api.post('/api/v1/auth/sign-in', { data: login })).ok()).toBe(true);
  const activate = async ({ id, version }: Terminal) => {
    const path = `/api/v1/terminals/terminals/${id}/activation`;
    expect((await api.post(path, { data: { version } })).ok()).toBe(true);
  };
  return {
    activate,
    waiting: async (): Promise<Terminal[]> => {
      const answer = await api.get('/api/v1/terminals/terminals?status=added&sort=number');
      const { data } = (await answer.json()) as { data: { items: Terminal[] } };
      return data.items;
    },
  };
}

async function watchEvents(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const Streams = window.EventSource;
    window.EventSource = class extends Streams {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('terminal.changed', ({ data }) => heard.push(JSON.parse(data).id));
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
}

test('two tabs, and another person’s, see the same as it happens', async ({
  page,
  context,
  browser,
  baseURL,
  merchant,
  signIn,
  playwright,
  checkAccessibility,
}) => {
  const api = await playwright.request.newContext({ baseURL: String(baseURL) });
  const colleague = await director(api, merchant);
  const [terminal] = await colleague.waiting();
  await signIn('owner', '/?status=added&sort=number');
  const second = await context.newPage();
  await second.goto('/?status=active&sort=-activated_at');
  const other = await (await browser.newContext({ baseURL: String(baseURL), locale: 'uk-UA' })).newPage();
  await signIn('accountant', '/terminals?status=added&sort=number', other);
  for (const tab of [page, second, other]) await isLive(tab);
  await checkAccessibility();

  const id = String(terminal?.id);
  const row = (tab: Page) => tab.locator(`tr[data-row-id="${id}"]`);
  await expect(row(page)).toBeVisible();
  await expect(row(other)).toBeVisible();
  await expect(row(second)).toHaveCount(0);
  await colleague.activate({ id, name: '', version: Number(terminal?.version) });
  await expect(row(page)).toHaveCount(0);
  await expect(row(other)).toHaveCount(0);
  await expect(row(second)).toBeVisible();
  await other.context().close();
  await api.dispose();
});

test('a connection that was cut for a while goes on where it was: nothing is missing, nothing comes twice', {
  tag: '@deep',
}, async ({ page, baseURL, merchant, playwright, expectedErrors }) => {
  expectedErrors.push(/ERR_/);
  const way = await startTcpProxy(String(baseURL));
  const api = await playwright.request.newContext({ baseURL: String(baseURL) });
  try {
    const colleague = await director(api, merchant);
    const [first, ...missed] = (await colleague.waiting()).slice(0, 6);
    const heard = await watchEvents(page);
    await page.goto(`${way.baseURL}/signin?redirect=${encodeURIComponent('/?sort=-activated_at')}`);
    await page.locator('input[name="phone"]').fill(merchant.phoneOf('owner'));
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await isLive(page);
    const row = ({ id }: Terminal) => page.locator(`tr[data-row-id="${id}"]`);
    if (!first) throw new Error('The merchant has nothing to activate');
    await colleague.activate(first);
    await expect(row(first)).toBeVisible();

    way.disconnect();
    await expect(page.getByText('Немає зв’язку', { exact: true })).toBeVisible();
    await expect(page.getByText('Відновлюємо зв’язок…')).toBeVisible();
    for (const terminal of missed) await colleague.activate(terminal);
    await expect(rows(page)).toHaveCount(10);
    way.reconnect();

    await expect(page.getByText('Немає зв’язку', { exact: true })).toBeHidden();
    await isLive(page);
    for (const terminal of missed) await expect(row(terminal)).toBeVisible();
    // Rows may have been refetched before their events arrive.
    await expect.poll(heard).toHaveLength(1 + missed.length);
    const numbers = await heard();
    expect(numbers).toEqual(numbers.map((_, n) => (numbers[0] ?? 0) + n));
  } finally {
    await api.dispose();
    await way.close();
  }
});

test('a terminal goes off line and comes back while one looks, and one that flaps is marked', {
  tag: '@deep',
}, async ({ page, baseURL, signIn, checkAccessibility }) => {
  await signIn('cashier', '/terminals?connectivity=online&kind=ptks&sort=number');
  await isLive(page);
  const number = await firstTerminalNumber(page);
  await page.goto(`/terminals?q=${number}`);
  await isLive(page);
  const row = rows(page).filter({ hasText: number });
  await expect(row).toContainText('Онлайн');
  const control = mockControl({ baseUrl: String(baseURL) });
  const say = (connectivity: 'online' | 'offline') =>
    control.setConnectivity({ body: { number, connectivity } });

  await say('offline');
  await expect(row).toContainText(/Немає зв’язку 5.хв/);
  await say('online');
  await expect(row).not.toContainText('Немає зв’язку');
  for (let n = 0; n < 2; n += 1) {
    await say('offline');
    await say('online');
  }
  await expect(row).toContainText('Зв’язок нестабільний');
  await checkAccessibility();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(row).toContainText('Зв’язок нестабільний');
  await expectNoOverflow(page);
  await checkAccessibility();
});
