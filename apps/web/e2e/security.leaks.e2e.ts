/**
 * T16 in the browser: no screen and no answer holds a secret or the whole number of a card.
 *
 * Planted once: a profile that shows the signing secret, and one that shows a card.
 */
import { expect, type Page } from '@playwright/test';
import { wholeCardsIn } from './support/cards.ts';
import { openInside } from './support/look.ts';
import { PASSWORD } from './support/merchant.ts';
import { test } from './support/test.ts';
import { codeSentTo } from './support/text-messages.ts';

const OWN_PASSWORD = 'канарка-у-шахті-27';
const SCREENS = [
  '/Routes',
  '/Routes/Create',
  '/Transports',
  '/Transports/Create',
  '/Drivers',
  '/Drivers/Create',
  '/branches',
  '/branches/edit',
  '/audit',
  '/profile',
  '/profile/password',
  '/nowhere',
];

/** Everything in the page, whether it is seen or not. */
const everything = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join('\n');
  });

test('no screen and no answer holds a password, a code, the cookie, a secret or a signature', async ({
  page,
  context,
  merchant,
}) => {
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

  // A new password: so a code is sent, and a password is known that stands nowhere else.
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

  // Something to stand in the journal, by a signed body.
  await openInside(page, '/profile');
  await page.locator('input[name="full_name"]').fill('Коваль Олена Андріївна');
  await page.getByRole('button', { name: 'Зберегти' }).first().click();
  await expect(page.getByText('Профіль збережено!')).toBeVisible();

  const seen: string[] = [];
  for (const screen of SCREENS) {
    await openInside(page, screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    seen.push(await everything(page));
  }
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
  const texts = [...seen, ...(await Promise.all(answers))];
  expect(answers.length).toBeGreaterThan(SCREENS.length / 2);
  for (const [name, canary] of Object.entries(canaries)) {
    expect(String(canary).length, name).toBeGreaterThan(5);
    // Six digits stand in ids and drawings, too, by chance: the code counts where it stands alone.
    const holds = (text: string) =>
      name === 'code'
        ? new RegExp(`(?<![\\w.-])${canary}(?![\\w.-])`).test(text)
        : text.includes(String(canary));
    const place = texts.find(holds);
    expect(place?.slice(0, 300), `${name} in`).toBeUndefined();
  }
  for (const text of texts) expect(wholeCardsIn(text)).toEqual([]);
});

test('the search for whole card numbers finds them as people and machines write them', () => {
  const cards = ['4111 1111 1111 1111', '5555-5555-5555-4444', '378282246310005', '9804000000000009'];
  for (const card of cards) expect(wholeCardsIn(`Картка ${card}, дякуємо`), card).toHaveLength(1);
  const others = [
    '+380671234567',
    'UA223052990000026001234567890',
    '4111 1111 1111 1112',
    '411111******1111',
  ];
  for (const other of others) expect(wholeCardsIn(`"${other}"`), other).toEqual([]);
});
