/**
 * T8: user texts are rendered as text: on every screen, what runs, loads or sends something is the same with 30
 * hostile texts as with harmless ones.
 * Planted fault: a route's name by `dangerouslySetInnerHTML`. Deep run only (docs/security.md).
 */
import { expect, type Page } from '@playwright/test';
import type { paths } from '../src/shared/paths.ts';
import { harmlessTexts, hostileTexts } from './support/hostile-texts.ts';
import { PASSWORD } from './support/merchant.ts';
import { createObjectsWithTexts, type ObjectsWithTexts, sendRequest } from './support/objects-with-texts.ts';
import { openedPlaces } from './support/places-with-texts.ts';
import { navigateInApp, readScreen, type ScreenContent } from './support/screen-content.ts';
import { createTerminalsWithTexts, type TerminalsWithTexts } from './support/terminals-with-texts.ts';
import { test } from './support/test.ts';
import { watchForEffects } from './support/watch-for-effects.ts';

const CALM = 'тихо';
const HOSTILE = 'зло';

// Operations are folded: what is left over stands on a further page.
const auditPages = Array.from({ length: 13 }, (_, n) => n + 1);

/** A screen and the indexes of texts it must show; empty where these depend on the order. */
type Showing = readonly [address: string, texts: readonly number[]];

type Objects = ObjectsWithTexts & TerminalsWithTexts;

const beforeSignIn = 'shows what one has typed in oneself, before one is signed in';
const noTexts = 'its choices of points, templates and vehicles show what stands on other screens';

/** The texts that each address shows, or the reason why it shows none. */
function screens(word: string, of: Objects): Showing[] {
  const { depots, discounts, ingredients, ingredientTemplates, products, productImport, points, companies } =
    of;
  const { routes, drivers, vehicles, templates, terminals, kiosk, encashments, run } = of;
  const numbers = (from: number, to: number) => hostileTexts.map((_, n) => n).slice(from, to);
  const halves = (list: string): Showing[] => [
    [`${list}${word}&perPage=20&page=1`, numbers(0, 20)],
    [`${list}${word}&perPage=20&page=2`, numbers(20, 30)],
  ];
  const single = (addresses: (n: number, found: string) => readonly string[]): Showing[] =>
    hostileTexts.flatMap((_, n) =>
      addresses(n, `${word}${String(n).padStart(2, '0')}`).map((address): Showing => [address, [n]]),
    );
  const all: { readonly [Name in keyof typeof paths]: readonly Showing[] | string } = {
    home: 'the list of the terminals once more',
    welcome: beforeSignIn,
    signIn: beforeSignIn,
    signUp: beforeSignIn,
    confirmCode: beforeSignIn,
    signUpBanking: beforeSignIn,
    resetPassword: beforeSignIn,
    confirmPassword: beforeSignIn,
    invitation: beforeSignIn,
    profile: 'for names of its own: at the end of the test',
    profilePassword: 'shows no texts',
    profileSecondFactor: 'shows no texts',
    profileTerminal: 'shows no texts',
    profileSchedule: 'has the names of points and people, as their lists do',
    ecommKeys: 'shows no texts',
    users: 'names of people hold words alone',
    userCreate: noTexts,
    usersImport: noTexts,
    rightsTemplates: 'for names of its own: it has the cells of the other lists',
    rightsTemplateCreate: noTexts,
    rightsTemplateEdit: 'for names of its own: it has the fields of the other forms',
    userBranches: halves('/users/manage?kind=depot&q='),
    userBranch: single((n) => [`/users/manage/${depots[n]}`]),
    userSchedule: single((n) => [`/users/manage/${depots[n]}/schedule`]),
    userEdit: 'has fields with what the drawer beside the list shows',
    userStatistics: 'has the names of points and people, as their lists do',
    userRights: 'has the names of people, as their list does',
    audit: auditPages.map((page): Showing => [`/audit?q=${word}&perPage=20&page=${page}`, []]),
    dashboard: 'for names of its own: at the end of the test',
    terminals: halves('/terminals?sort=name&q='),
    terminalCreate: noTexts,
    terminalEdit: single((n) => [`/terminals/${terminals[n]}/edit`]),
    terminalRuns: [['/terminals/runs', []]],
    // In order of terminal numbers, which were assigned concurrently.
    terminalRun: [1, 2].map((page): Showing => [`/terminals/runs/${run}?perPage=20&page=${page}`, []]),
    terminalConfig: noTexts,
    offlineTerminal: noTexts,
    terminalSuccess: single((n) => [`/terminals/success?id=${terminals[n]}`]),
    // The last page's comments are in the list, the first comment is on the slip.
    terminalEncashment: [
      [`/terminals/${kiosk}/encashment?perPage=20&page=1&slip=${encashments[0]}`, [0]],
      ...single((n) => [`/terminals/${kiosk}/encashment?perPage=20&page=2&slip=${encashments[n]}`]),
    ],
    transactions: 'the terminals with texts have no payments',
    transactionRuns: 'the terminals with texts have no payments',
    transactionRun: 'the terminals with texts have no payments',
    ecommCallbacks: 'the terminals with texts have no payments',
    callbackRuns: 'the terminals with texts have no payments',
    callbackRun: 'the terminals with texts have no payments',
    cash: 'terminals without cash are not shown',
    cashRounds: noTexts,
    cashRound: 'for a round of terminals with cash',
    ecommTerminals: 'the terminals with texts are not of web shops; it has the cells of the other lists',
    ecommTerminalCreate: noTexts,
    ecommTerminalEdit: 'the terminals with texts are not of web shops; it has the fields of the other form',
    ecommTransactions: 'the terminals with texts have no payments',
    terminalTemplates: [
      ...halves('/terminals/templates?sort=name&q='),
      ...single((n, found) => [`/terminals/templates?q=${found}&open=${templates[n]}`]),
    ],
    terminalTemplateCreate: single((n) => [
      `/terminals/templates/create?from=${terminals[n]}`,
      `/terminals/templates/create?copy=${templates[n]}`,
    ]),
    terminalTemplateEdit: single((n) => [`/terminals/templates/${templates[n]}/edit`]),
    terminalTemplateApply: single((n, found) => [`/terminals/templates/${templates[n]}/apply?q=${found}`]),
    terminalActivate: halves('/Terminal/Activate?sort=name&q='),
    scanner: 'shows what the camera sees',
    transportList: [
      ...halves('/Transports?q='),
      ...single((n, found) => [
        `/Transports?q=${found}`,
        `/Transports?q=${found}&open=${vehicles[n]}`,
        `/Transports?q=${found}&vehicle=${vehicles[n]}`,
      ]),
    ],
    transportCreate: noTexts,
    routesList: halves('/Routes?q='),
    routeCreate: noTexts,
    showRoute: single((n) => [`/Route?id=${routes[n]}`]),
    routeUpdate: single((n) => [`/Route/Update?id=${routes[n]}`]),
    driversList: [
      [`/Drivers?name=${word}`, []],
      ...single((n) => [
        `/Drivers?name=${word}&open=${drivers[n]}`,
        `/Drivers?name=${word}&editDriver=${drivers[n]}`,
      ]),
    ],
    driverCreate: noTexts,
    branchesList: [
      ...halves('/branches?q='),
      ...single((n, found) => [`/branches?q=${found}&open=${depots[n]}`]),
    ],
    branch: single((n) => [`/branches/${depots[n]}`, `/branches/${depots[n]}?tab=drivers`]),
    branchEdit: single((n) => [`/branches/edit?id=${depots[n]}`]),
    companies: [
      ...halves('/companies?q='),
      ...single((n, found) => [`/companies?q=${found}&open=${companies[n]}`]),
    ],
    companyCreate: noTexts,
    companyEdit: single((n) => [`/companies/${companies[n]}/edit`]),
    points: [
      ...halves('/points/list?q='),
      ...single((n, found) => [`/points/list?q=${found}&open=${points[n]}`]),
    ],
    pointCreate: noTexts,
    pointNonFiscal: noTexts,
    pointsFromKey: noTexts,
    pointKeys: noTexts,
    pointEdit: single((n) => [`/points/${points[n]}/edit`]),
    products: halves('/products?q='),
    productCreate: noTexts,
    productEdit: single((n) => [`/products/${products[n]}/edit`]),
    productGroups: halves('/products/groups?q='),
    productTable: halves('/products/table?q='),
    productRuns: 'no run over products is begun',
    productRun: 'no run over products is begun',
    productImports: [['/products/imports', [0]]],
    productImportCreate: noTexts,
    productImport: halves(`/products/imports/${productImport}?q=`),
    productImportRuns: 'the import with texts is not begun',
    productImportRun: 'the import with texts is not begun',
    priceTags: single((n) => [`/products/price-tags?product_id=${products[n]}`]),
    ingredients: halves('/ingredients?q='),
    ingredientCreate: noTexts,
    ingredientEdit: single((n) => [`/ingredients/${ingredients[n]}/edit`]),
    ingredientTemplates: halves('/ingredients/templates?q='),
    ingredientTemplateCreate: noTexts,
    ingredientTemplateEdit: single((n) => [`/ingredients/templates/${ingredientTemplates[n]}/edit`]),
    discounts: halves('/Loyalty?q='),
    discountCreate: noTexts,
    discountEdit: single((n) => [`/Loyalty/${discounts[n]}/edit`]),
    simulation: single((n) => [`/Loyalty/simulation?discount=${discounts[n]}`]),
    loyaltyReport: single((n) => [`/Loyalty/report?discount=${discounts[n]}`]),
    customers: 'customers have no texts, only phones and numbers',
    customerEdit: 'customers have no texts, only phones and numbers',
  };
  return Object.values(all).flatMap((showing) => (typeof showing === 'string' ? [] : showing));
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Starts from a screen without texts, waits for the objects, reads the drawer if there is one. */
async function lookAt(page: Page, address: string, word: string): Promise<ScreenContent> {
  await navigateInApp(page, '/nowhere');
  await expect(page.getByRole('heading', { name: 'Такої сторінки немає' })).toBeVisible();
  await navigateInApp(page, address);
  const isBeside = /&(vehicle|open|editDriver)=/.test(address);
  const place = isBeside ? 'main aside' : address.includes('slip=') ? '[role="dialog"]' : 'main';
  await page.waitForFunction(
    ([where, name]) => {
      const area = document.querySelector<HTMLElement>(where);
      const fields =
        area?.querySelectorAll<HTMLInputElement>('input[name="name"]:not([type="search"])') ?? [];
      return `${area?.textContent}${[...fields].map(({ value }) => value)}`.includes(name);
    },
    [place, word] as const,
  );
  return readScreen(page);
}

test('no text that somebody has typed in is more than a text, on any screen', async ({
  page,
  merchant,
  signIn,
  playwright,
  baseURL,
}) => {
  // Only against hanging: it opens some three hundred screens twice.
  test.setTimeout(1_200_000);
  const effects = await watchForEffects(page, String(baseURL));
  const someText = '<img src=x onerror=alert(1)>';
  const api = await playwright.request.newContext({ baseURL: String(baseURL), userAgent: someText });
  const signedIn = { phone: merchant.phoneOf('owner'), password: PASSWORD };
  expect((await api.post('/api/v1/auth/sign-in', { data: signedIn })).ok()).toBe(true);
  const make = async (texts: readonly string[], word: string, sign: string) => ({
    ...(await createObjectsWithTexts(api, texts, word, sign)),
    ...(await createTerminalsWithTexts(api, texts, word)),
  });
  const calm = screens(CALM, await make(harmlessTexts, CALM, 'т'));
  const hostile = screens(HOSTILE, await make(hostileTexts, HOSTILE, 'з'));
  await signIn('owner', '/nowhere');
  for (const [n, [address, texts]] of hostile.entries()) {
    let seen: ScreenContent = { active: [], text: '' };
    // Repeated, as lazy parts such as maps may load late.
    await expect(async () => {
      const { active } = await lookAt(page, String(calm[n]?.[0]), CALM);
      seen = await lookAt(page, address, HOSTILE);
      expect(seen.active, `what is active on ${address}`).toEqual(active);
    }).toPass({ timeout: 60_000 });
    const lacking = texts.filter((one) => !seen.text.includes(oneLine(String(hostileTexts[one]))));
    expect(lacking, `texts that ${address} does not show as they are`).toEqual([]);
  }
  expect(effects).toEqual([]);
  for (const [where, place] of Object.entries(openedPlaces)) {
    const calmer = await place(page, api, harmlessTexts, CALM);
    const seen = await place(page, api, hostileTexts, HOSTILE);
    expect(seen.active, `what is active in ${where}`).toEqual(calmer.active);
    expect(hostileTexts.some((text) => seen.text.includes(oneLine(text)))).toBe(true);
  }
  expect(effects).toEqual([]);

  // The merchant's name appears on every screen, the browser in the list of sessions. Names of people hold words alone.
  for (let from = 0; from < hostileTexts.length; from += 2) {
    const name = oneLine(hostileTexts.slice(from, from + 2).join(' '));
    await sendRequest(api, 'put', '/auth/merchant', { name });
    await page.goto('/profile');
    await expect(page.getByRole('list', { name: 'Ваші сеанси' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText(name).filter({ visible: true })).not.toHaveCount(0);
    await readScreen(page);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill(`${HOSTILE}01`);
  await expect(page.getByRole('menuitem', { name: String(hostileTexts[1]) })).not.toHaveCount(0);
  expect(effects).toEqual([]);
  await api.dispose();
});
