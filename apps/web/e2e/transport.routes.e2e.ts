import { expect, type Page } from '@playwright/test';
import { createDedicatedServer } from './support/dedicated-server.ts';
import { rowsOf } from './support/lists.ts';
import { PASSWORD } from './support/merchant.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { test } from './support/test.ts';
import { chooseOption, createRoute } from './support/transport.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const stops = (page: Page) => page.getByRole('grid', { name: 'Зупинки за порядком' });
const stopNames = (page: Page) => stops(page).getByRole('button', { name: /^Змінити: / });

async function addStop(page: Page, name: string, at: string) {
  await page.getByLabel('Назва зупинки').fill(name);
  await page.getByLabel('Координати').fill(at);
  await page.keyboard.press('Enter');
}

async function fillIn(page: Page, name: string) {
  await page.getByLabel(/^Назва\*?$/).fill(name);
  await page.getByRole('button', { name: /Вид транспорту/ }).click();
  await page.getByRole('option', { name: 'Тролейбус' }).click();
  await page.getByLabel('Вартість проїзду').fill('17,50');
  await page.getByLabel('Місто').fill('Львів');
  await page.getByLabel('Кількість ТС').fill('4');
}

test('a route is created, found again after a reload, and changed', async ({ page, signIn }) => {
  await signIn('dispatcher', '/Routes');
  await page.getByRole('link', { name: 'Створити маршрут' }).click();
  await fillIn(page, 'Тролейбус №99');
  await addStop(page, 'Ряшівська', '49.8207, 23.9741');
  await addStop(page, 'Університет', '49.84022, 24.02232');
  const map = page.getByRole('region', { name: 'Карта зупинок' });
  await expect(map.locator('.kasa-map-place')).toHaveCount(2);
  await map.click({ position: { x: 300, y: 170 } });
  await expect(page.getByLabel('Координати')).toHaveValue(/^49\.8\d{4}, 2[34]\.\d{5}$/);
  await page.keyboard.type('Приміський вокзал');
  await page.keyboard.press('Enter');
  const up = page.getByRole('button', { name: 'Вище: Приміський вокзал' });
  // Keyboard navigation: into the list, down to the row, along it to the button.
  await expect(stopNames(page)).toHaveCount(3);
  await stops(page).getByRole('row').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(stops(page).getByRole('row', { name: /Приміський вокзал/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stopNames(page)).toHaveText([/: Ряшівська/, /: Приміський вокзал/, /: Університет/]);
  await expect(up).toBeFocused();
  await expect(page.getByLabel('Кінцева зупинка')).toHaveValue('Університет');
  await page.getByRole('button', { name: 'Створити' }).click();
  await expect(page.getByText('Маршрут успішно створено!')).toBeVisible();
  await page.waitForURL('**/Transports');

  await page.goto('/Routes?q=%E2%84%9699');
  await page
    .getByRole('row', { name: /Тролейбус №99/ })
    .getByText('на маршруті: 0')
    .click();
  await expect(heading(page, 'Тролейбус №99')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Зупинки за порядком' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Зупинка 2: Приміський вокзал' })).toBeVisible();

  await page.getByRole('link', { name: 'Редагувати' }).click();
  await page.getByLabel('Вартість проїзду').fill('20');
  await page.getByRole('button', { name: 'Прибрати: Приміський вокзал' }).click();
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Маршрут успішно змінено!')).toBeVisible();
  await expect(heading(page, 'Тролейбус №99')).toBeVisible();
  await page.goto('/Route');
  await expect(page.getByText('20,00 ₴')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Зупинка 2: Університет' })).toBeVisible();
});

test('stops are dragged into their order', async ({ page, signIn }) => {
  await signIn('dispatcher', '/Routes/Create');
  await addStop(page, 'А', '49.80, 24.00');
  await addStop(page, 'Б', '49.81, 24.01');
  await addStop(page, 'В', '49.82, 24.02');
  // Centred: the form's bar covers the lower end of the window.
  await stops(page).evaluate((list) => list.scrollIntoView({ block: 'center' }));
  const handle = await page.getByRole('button', { name: 'Перетягнути: В' }).boundingBox();
  const first = await stops(page).getByRole('row').first().boundingBox();
  if (!handle || !first) throw new Error('The stops are not on the screen');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(first.x + 100, first.y + 20, { steps: 8 });
  await page.mouse.move(first.x + 100, first.y + 4, { steps: 4 });
  await page.mouse.up();
  await expect(stopNames(page)).toHaveText([/: В/, /: А/, /: Б/]);
  await expect(page.getByLabel('Початкова зупинка')).toHaveValue('В');
});

test('a change that somebody else was faster with is told, and nothing typed is lost', {
  tag: '@deep',
}, async ({ page, context, signIn }) => {
  await signIn('dispatcher', '/Routes?q=33');
  await page.getByRole('link', { name: /Автобус №33/ }).click();
  await page.getByRole('link', { name: 'Редагувати' }).click();
  await page.getByLabel(/^Назва\*?$/).fill('Моя назва');

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Вартість проїзду').fill('25');
  await other.getByRole('button', { name: 'Зберегти' }).click();
  await expect(other.getByText('Маршрут успішно змінено!')).toBeVisible();

  await page.getByRole('button', { name: 'Зберегти' }).click();
  await page.getByRole('button', { name: 'Завантажити нову версію' }).click();
  await expect(page.getByLabel('Вартість проїзду')).toHaveValue('25,00');
  await expect(page.getByLabel(/^Назва\*?$/)).toHaveValue('Моя назва');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(heading(page, 'Моя назва')).toBeVisible();
  await expect(page.getByText('25,00 ₴')).toBeVisible();
});

test('back leads through the list as it was', async ({ page, signIn }) => {
  await signIn('dispatcher', '/Routes?mode=tram&sort=-transport_num');
  await rowsOf(page, 'Маршрути').filter({ hasText: 'Трамвай' }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /Трамвай/ })).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Маршрути')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?mode=tram&sort=-transport_num');
  await expect(page.getByRole('button', { name: 'Прибрати фільтр: Вид транспорту' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.slow();
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('a depot is made, called and changed', async ({ page, signIn, checkAccessibility }) => {
    await signIn('dispatcher', '/branches/edit');
    await page.getByLabel('Назва').fill('Депо «Сихів»');
    await page.getByLabel('Місто').fill('Львів');
    await page.getByLabel('Адреса').fill('просп. Червоної Калини, 60');
    await page.getByRole('textbox', { name: 'Директор', exact: true }).fill('Кравець Ірина Степанівна');
    await page.getByLabel('Телефон директора').fill('0671234567');
    await page.getByRole('group', { name: 'Час закриття змін' }).getByRole('spinbutton').first().click();
    await page.keyboard.type('2345');
    await page.getByRole('button', { name: 'Створити' }).click();
    await expect(heading(page, 'Депо «Сихів»')).toBeVisible();
    await expect(page.getByRole('link', { name: '+380 67 123 45 67' })).toHaveAttribute(
      'href',
      'tel:+380671234567',
    );
    // React Aria's announcement of the time field stays for some seconds.
    await page.reload();
    await expect(page.getByText('У депо ще немає жодного ТС.')).toBeVisible();
    await checkAccessibility();
    await page.getByRole('link', { name: 'Редагувати' }).click();
    await page.getByLabel('Адреса').fill('просп. Червоної Калини, 62');
    await page.getByRole('button', { name: 'Зберегти' }).click();
    await expect(page.getByText('Львів, просп. Червоної Калини, 62')).toBeVisible();
    await expectNoOverflow(page);
  });

  test('a route and its form fit', { tag: '@deep' }, async ({ page, signIn, checkAccessibility }) => {
    await signIn('dispatcher', '/Routes?q=33');
    await page.getByRole('link', { name: /Автобус №33/ }).click();
    await expect(page.getByRole('button', { name: 'Зупинка 1: вул. І. Пулюя' })).toBeVisible();
    await checkAccessibility();
    await page.getByRole('link', { name: 'Редагувати' }).click();
    await expect(stopNames(page)).toHaveCount(16);
    await checkAccessibility();
    await expectNoOverflow(page);
  });
});

test('axe finds nothing in the screens of routes', async ({ page, signIn, checkAccessibility }) => {
  await signIn('dispatcher', '/Routes');
  await expect(page.getByRole('row')).toHaveCount(11);
  await checkAccessibility();
  await page.getByRole('link', { name: /Автобус №33/ }).click();
  await expect(page.getByRole('button', { name: 'Зупинка 1: вул. І. Пулюя' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Редагувати' }).click();
  await expect(stopNames(page)).toHaveCount(16);
  await checkAccessibility();
  await page.goto('/Routes/Create');
  await page.getByRole('button', { name: 'Створити' }).click();
  await expect(page.getByText('Додайте щонайменше дві зупинки')).toBeVisible();
  await checkAccessibility();
  await page.evaluate(() => localStorage.removeItem('route'));
  await page.goto('/Route');
  await expect(page.getByText('Маршрут не вибрано')).toBeVisible();
  await checkAccessibility();
});

test('axe finds nothing in the screens of depots', { tag: '@deep' }, async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('dispatcher', '/branches');
  const depot = page.getByRole('link', { name: 'Автобусне депо №1' });
  await expect(depot).toBeVisible();
  await checkAccessibility();
  await depot.click();
  const drawer = page.getByRole('complementary', { name: 'Автобусне депо №1' });
  await drawer.getByRole('link', { name: 'Відкрити сторінку' }).focus();
  await checkAccessibility();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Автобусне депо №1')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('tab', { name: /Водії/ }).click();
  await expect(page.getByRole('table', { name: 'Водії' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Редагувати' }).click();
  await expect(page.getByRole('button', { name: 'Зберегти' })).toBeVisible();
  await checkAccessibility();
});

test('up to 768 px a long name that is chosen is cut to 30 characters', async ({ page, signIn }) => {
  const name = 'Автобус №7: Левандівка – Центральний вокзал – Сихів';
  await signIn('dispatcher', '/Routes/Create');
  await createRoute(page, name);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/Transports/Create');
  await chooseOption(page, 'Маршрут', name);
  const chosen = page.getByRole('button', { name: /Маршрут/ });
  await expect(chosen).toContainText(`${name.slice(0, 29)}…`);
  await expect(chosen).not.toContainText(name);
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(chosen).toContainText(name);
});

test(
  'colleagues who come by plain http, under a name of the office network, make a route, too',
  { tag: '@deep' },
  async ({ playwright }, { project }) => {
    const server = await createDedicatedServer({ ALLOWED_HOSTS: 'kasa.lan' });
    const { launchOptions, locale } = project.use;
    const args = [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP kasa.lan 127.0.0.1'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    try {
      await server.start();
      const baseURL = server.baseURL.replace('127.0.0.1', 'kasa.lan');
      const page = await browser.newPage({ baseURL, locale: locale ?? 'uk-UA' });
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(String(error)));
      await page.goto('/signin?redirect=/Routes/Create');
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await page.locator('input[name="phone"]').fill('+380500000005');
      await page.locator('input[name="password"]').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Новий маршрут')).toBeVisible();
      await fillIn(page, 'Тролейбус №98');
      await addStop(page, 'Ряшівська', '49.8207, 23.9741');
      await addStop(page, 'Університет', '49.84022, 24.02232');
      await page.getByRole('button', { name: 'Створити' }).click();
      await expect(page.getByText('Маршрут успішно створено!')).toBeVisible();
      expect(crashes).toEqual([]);
    } finally {
      await browser.close();
      await server.remove();
    }
  },
);
