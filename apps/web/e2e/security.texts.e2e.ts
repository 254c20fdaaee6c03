/**
 * T8: texts of people are texts on every screen. 30 hostile texts × every text field of every object, on every screen
 * that shows it; each screen is looked at twice, with calm texts and with hostile ones, and consists of as many elements.
 *
 * Planted once: the name of a route by `dangerouslySetInnerHTML`; the list of routes had thirteen elements more.
 */
import { expect, type Page } from '@playwright/test';
import { calmTexts, hostileTexts } from './support/hostile-texts.ts';
import { look, openInside, type Sight } from './support/look.ts';
import { PASSWORD } from './support/merchant.ts';
import { carryOut, createObjects, type ObjectsOfTexts } from './support/merchant-of-texts.ts';
import { test } from './support/test.ts';
import { isThorough } from './support/thorough.ts';

/** What the names of the objects begin with. */
const CALM = 'тихо';
const HOSTILE = 'зло';

/** Single objects are shown for some of the texts; thoroughly for all. Lists and the journal's blocks of 20 likewise. */
const shown = hostileTexts.map((_, n) => n).filter((n) => isThorough || n === 1);
const auditPages = isThorough ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [1, 4, 6, 8];

/** A screen and the texts that must stand on it, by number; none where that depends on the order. */
type Showing = readonly [address: string, texts: readonly number[]];

/** All screens that show texts of people. */
function screens(word: string, { depots, routes, drivers, vehicles }: ObjectsOfTexts): Showing[] {
  const numbers = (from: number, to: number) => hostileTexts.map((_, n) => n).slice(from, to);
  const halves = (list: string): Showing[] => [
    [`${list}${word}&perPage=20&page=1`, numbers(0, 20)],
    [`${list}${word}&perPage=20&page=2`, numbers(20, 30)],
  ];
  const single = (n: number): Showing[] =>
    [
      `/Route?id=${routes[n]}`,
      `/Route/Update?id=${routes[n]}`,
      `/Transports?q=${word}${String(n).padStart(2, '0')}`,
      `/Transports?q=${word}${String(n).padStart(2, '0')}&vehicle=${vehicles[n]}`,
      `/Drivers?name=${word}${String(n).padStart(2, '0')}&driver=${drivers[n]}`,
      `/Drivers?name=${word}${String(n).padStart(2, '0')}&editDriver=${drivers[n]}`,
      `/branches/${depots[n]}`,
      `/branches/${depots[n]}?tab=drivers`,
      `/branches/edit?id=${depots[n]}`,
    ].map((address) => [address, [n]]);
  return [
    ...['/Routes?q=', '/Transports?q=', '/Drivers?name=', '/branches?q='].flatMap(halves),
    ...auditPages.map((page): Showing => [`/audit?q=${word}&perPage=20&page=${page}`, []]),
    ...shown.flatMap(single),
  ];
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Looks at a screen, come from one without texts, once the objects are there; in the drawer when it has one. */
async function lookAt(page: Page, address: string, word: string): Promise<Sight> {
  await openInside(page, '/nowhere');
  await expect(page.getByRole('heading', { name: 'Такої сторінки немає' })).toBeVisible();
  await openInside(page, address);
  const place = /&(vehicle|driver|editDriver)=/.test(address) ? 'main aside' : 'main';
  await page.waitForFunction(
    ([where, name]) => {
      const area = document.querySelector<HTMLElement>(where);
      const fields =
        area?.querySelectorAll<HTMLInputElement>('input[name="name"]:not([type="search"])') ?? [];
      return `${area?.textContent}${[...fields].map(({ value }) => value)}`.includes(name);
    },
    [place, word] as const,
  );
  return look(page);
}

/** Whatever a text could do besides being read. */
async function watchForEffects(page: Page, origin: string): Promise<string[]> {
  const effects: string[] = [];
  page.on('dialog', (dialog) => {
    effects.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin: to, hostname, protocol } = new URL(request.url());
    const isOurs = to === origin || hostname === 'tile.openstreetmap.org' || protocol === 'data:';
    if (!isOurs) effects.push(`request: ${request.url()}`);
  });
  await page.exposeFunction('violated', (what: string) => effects.push(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      Object(window).violated(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return effects;
}

test('no text that somebody has typed in is more than a text, on any screen', async ({
  page,
  merchant,
  signIn,
  playwright,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const effects = await watchForEffects(page, String(baseURL));
  const someText = '<img src=x onerror=alert(1)>';
  const api = await playwright.request.newContext({ baseURL: String(baseURL), userAgent: someText });
  const signedIn = { phone: merchant.phoneOf('owner'), password: PASSWORD };
  expect((await api.post('/api/v1/auth/sign-in', { data: signedIn })).ok()).toBe(true);
  const calm = screens(CALM, await createObjects(api, calmTexts, CALM, 'т'));
  const hostile = screens(HOSTILE, await createObjects(api, hostileTexts, HOSTILE, 'з'));
  await signIn('owner', '/nowhere');
  for (const [n, [address, texts]] of hostile.entries()) {
    let seen: Sight = { elements: 0, text: '' };
    // Once more where a part of the screen came late: maps and their tiles are loaded when they are first wanted.
    await expect(async () => {
      const { elements } = await lookAt(page, String(calm[n]?.[0]), CALM);
      seen = await lookAt(page, address, HOSTILE);
      expect(seen.elements, `elements of ${address}`).toBe(elements);
    }).toPass();
    const lacking = texts.filter((one) => !seen.text.includes(oneLine(String(hostileTexts[one]))));
    expect(lacking, `texts that ${address} does not show as they are`).toEqual([]);
  }
  expect(effects).toEqual([]);

  // Names of the person and of the merchant stand around every screen; the browser of a session in its list.
  const size = isThorough ? 2 : 3;
  for (let from = 0; from < hostileTexts.length; from += isThorough ? size : size * 4) {
    const name = oneLine(hostileTexts.slice(from, from + size).join(' '));
    await carryOut(api, 'put', '/auth/me', { full_name: name });
    await carryOut(api, 'put', '/auth/merchant', { name });
    await page.goto('/profile');
    await expect(page.getByRole('list', { name: 'Ваші сеанси' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.locator('input[name="full_name"]')).toHaveValue(name);
    await expect(page.getByText(name).first()).toBeVisible();
    await look(page);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill(`${HOSTILE}01`);
  await expect(page.getByRole('menuitem', { name: String(hostileTexts[1]) }).first()).toBeVisible();
  expect(effects).toEqual([]);
  await api.dispose();
});
