/**
 * T16 in the browser: no screen or response contains a secret or a complete card number.
 * Planted faults: a profile that shows the signing secret, and one that shows a card.
 */
import { expect, type Page } from '@playwright/test';
import { paths } from '../src/shared/paths.ts';
import { fullCardNumbersIn } from './support/card-numbers.ts';
import { rowsOf } from './support/lists.ts';
import { PASSWORD } from './support/merchant.ts';
import { navigateInApp } from './support/screen-content.ts';
import { test } from './support/test.ts';
import { codeSentTo } from './support/text-messages.ts';

const OWN_PASSWORD = 'канарка-у-шахті-27';

/** Screens before sign-in, visited after it. Intermediate steps redirect to the first one. */
const PUBLIC: readonly (keyof typeof paths)[] = [
  'welcome',
  'signIn',
  'signUp',
  'confirmCode',
  'signUpBanking',
  'resetPassword',
  'confirmPassword',
  'invitation',
];

async function privateScreens(page: Page, round: { id: string }): Promise<string[]> {
  const firstOf = async (path: string): Promise<{ id: string }> => {
    const { data } = await (await page.request.get(`/api/v1${path}?page=1`)).json();
    return { id: data.items[0].id };
  };
  const [terminal, template, route, depot, run] = await Promise.all(
    [
      '/terminals/terminals',
      '/terminals/templates',
      '/transport/routes',
      '/transport/depots',
      '/terminals/bulk-runs',
    ].map(firstOf),
  );
  if (!terminal || !template || !route || !depot || !run) throw new Error('The merchant lacks something');
  const opened: { readonly [Name in keyof typeof paths]?: string } = {
    terminalEdit: paths.terminalEdit(terminal),
    terminalRun: paths.terminalRun(run),
    cashRound: paths.cashRound(round),
    terminalSuccess: paths.terminalSuccess(terminal),
    terminalEncashment: paths.terminalEncashment(terminal),
    terminalTemplateEdit: paths.terminalTemplateEdit(template),
    terminalTemplateApply: paths.terminalTemplateApply(template),
    showRoute: paths.showRoute(route),
    routeUpdate: paths.routeUpdate(route),
    branch: paths.branch(depot),
    branchEdit: paths.branchEdit(depot),
  };
  const names = (Object.keys(paths) as (keyof typeof paths)[]).filter((name) => !PUBLIC.includes(name));
  // Another screen in between: successive addresses of one component cannot be told apart.
  return names.flatMap((name) => [opened[name] ?? paths[name].pattern, '/nowhere']);
}

const everything = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join('\n');
  });

test('no screen and no answer holds a password, a code, the cookie, a secret or a signature', {
  tag: '@deep',
}, async ({ page, context, merchant }) => {
  const answers: Promise<string>[] = [];
  const signatures: string[] = [];
  page.on('response', (response) => {
    const isOurs = response.url().includes('/api/') && response.request().resourceType() === 'fetch';
    if (isOurs) answers.push(response.text().catch(() => ''));
  });
  page.on('request', (request) => {
    const signature = request.headers()['payload-signature'];
    if (signature) signatures.push(signature);
  });
  const phone = merchant.phoneOf('owner');

  // A password reset: sends a code and sets a known password.
  await page.goto('/reset-password');
  await page.getByLabel('Телефон').fill(phone);
  await page.getByLabel('Телефон').press('Enter');
  await expect(page).toHaveURL(/confirm-password/);
  const code = await codeSentTo(page, phone);
  await page.getByRole('textbox', { name: 'Код із SMS' }).fill(code);
  await page.locator('input[name="password"]').fill(OWN_PASSWORD);
  await page.locator('input[name="password_repeat"]').fill(OWN_PASSWORD);
  await page.locator('input[name="password_repeat"]').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Вхід' })).toBeVisible();
  await page.locator('input[name="phone"]').fill(phone);
  await page.locator('input[name="password"]').fill(OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/signin');
  await expect(page.getByRole('navigation', { name: 'Головне меню' })).toBeVisible();

  // A signed request that creates a journal entry.
  await navigateInApp(page, '/profile');
  await page.locator('input[name="full_name"]').fill('Коваль Олена Андріївна');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Профіль збережено!')).toBeVisible();

  await navigateInApp(page, '/cash');
  await rowsOf(page, 'Інкасація').first().getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Спланувати обхід' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Спланувати обхід' }).click();
  await page.waitForURL('**/cash/rounds/*');
  const round = { id: String(page.url().split('/').pop()) };

  const seen: string[] = [];
  const lookAt = async (screen: string) => {
    expect(screen).not.toContain(':');
    // The old screen stays until the new one has loaded.
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''));
    await navigateInApp(page, screen);
    await expect(page.locator('h1:not([data-before])').filter({ visible: true }), screen).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    seen.push(await everything(page));
  };
  const screens = await privateScreens(page, round);
  for (const screen of screens) await lookAt(screen);
  const [cookie] = (await context.cookies()).filter(({ name }) => name.endsWith('kasa_session'));
  const secret = await page.evaluate(() => localStorage.getItem('signing_secret'));
  const canaries = {
    OWN_PASSWORD,
    PASSWORD,
    code,
    cookie: cookie?.value,
    secret,
    signature: signatures.at(-1),
  };
  await page.getByRole('button', { name: /Власни/ }).click();
  await page.getByRole('menuitem', { name: 'Вийти' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Вхід' })).toBeVisible();
  for (const name of PUBLIC) await lookAt(paths[name].pattern);
  const texts = [...seen, ...(await Promise.all(answers))];
  expect(answers.length).toBeGreaterThan(screens.length / 2);
  for (const [name, canary] of Object.entries(canaries)) {
    expect(String(canary).length, name).toBeGreaterThan(5);
    // Six digits also occur in ids and drawings by chance: only a standalone code counts.
    const holds = (text: string) =>
      name === 'code'
        ? new RegExp(`(?<![\\w.-])${canary}(?![\\w.-])`).test(text)
        : text.includes(String(canary));
    const place = texts.find(holds);
    expect(place?.slice(0, 300), `${name} in`).toBeUndefined();
  }
  for (const text of texts) expect(fullCardNumbersIn(text)).toEqual([]);
});

test('the search for whole card numbers finds them as people and machines write them', () => {
  const cards = ['4111 1111 1111 1111', '5555-5555-5555-4444', '378282246310005', '9804000000000009'];
  for (const card of cards) expect(fullCardNumbersIn(`Картка ${card}, дякуємо`), card).toHaveLength(1);
  const others = [
    '+380671234567',
    'UA223052990000026001234567890',
    '4111 1111 1111 1112',
    '411111******1111',
  ];
  for (const other of others) expect(fullCardNumbersIn(`"${other}"`), other).toEqual([]);
});
