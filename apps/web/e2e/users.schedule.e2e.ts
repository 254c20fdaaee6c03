import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter, weekdayOf } from '@kasa/contracts/shared/kyiv-clock';
import { daysOfWeek, mondayOf } from '@kasa/contracts/users/schedule-rules';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoOverflow, expectNoOverflowAtWidths } from './support/overflow.ts';
import { test as base } from './support/test.ts';

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'];
const week = dayAfter(mondayOf(kyivDay(new Date())), 14);
const [MONDAY = '', TUESDAY = '', WEDNESDAY = ''] = daysOfWeek(week);
const written = (day: string) => `${WEEKDAYS[weekdayOf(day) - 1]} ${day.slice(8)}.${day.slice(5, 7)}`;
const range = `${MONDAY.slice(8)}.${MONDAY.slice(5, 7)}–`;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The cashier in a browser of their own. */
interface Shop {
  readonly cashier: Page;
  readonly point: Named;
  readonly person: string;
}

const test = base.extend<{ shop: Shop }>({
  shop: async ({ browser, signIn }, use) => {
    const context = await browser.newContext();
    const cashier = await context.newPage();
    await signIn('cashier', '/profile', cashier);
    await use({ cashier, ...(await placeOf(cashier)) });
    await context.close();
  },
});

/** Where somebody works, and how they are called. */
async function placeOf(page: Page) {
  const { data } = await (await page.request.get('/api/v1/auth/me')).json();
  const { user, points } = data as { user: { full_name: string }; points: Named[] };
  const [surname, name] = user.full_name.split(' ');
  return { point: points[0] as Named, person: `${surname} ${name}` };
}
const cellOf = (page: Page, person: string, day: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${person}[,:] ${written(day)}`) });
const shiftOf = (page: Page, person: string, day: string, time: string) =>
  page.getByRole('button', { name: new RegExp(`^${person}: ${written(day)}, ${time}`) });

/** @param from part of the width of a box */
async function drag(page: Page, from: Locator, part: number, to: Locator, toPart: number): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag');
  await page.mouse.move(start.x + start.width * part, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width * toPart, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('the owner plans a week by mouse and keys, sees what is wrong and publishes it; the cashier has it at once', async ({
  page,
  shop,
  signIn,
  checkAccessibility,
}) => {
  const { cashier, point, person } = shop;
  await cashier.getByRole('link', { name: 'Відкрити графік' }).click();
  await expect(cashier.getByText('Наживо')).toBeVisible();
  await expect(cashier.getByText(range)).toBeHidden();

  await signIn('owner', `/users/manage/${point.id}`);
  await page.getByRole('link', { name: 'Графік' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Графік: ${point.name}` })).toBeVisible();
  await page.goto(`/users/manage/${point.id}/schedule?week=${week}`);
  await expect(page.getByText('Чернетка')).toBeVisible();

  await drag(page, cellOf(page, person, MONDAY), 0.1, cellOf(page, person, MONDAY), 0.7);
  const made = page.getByRole('button', { name: new RegExp(`^${person}: ${written(MONDAY)}`) });
  await expect(made).toBeFocused();
  await drag(page, made, 0.5, cellOf(page, person, TUESDAY), 0.5);
  const moved = page.getByRole('button', { name: new RegExp(`^${person}: ${written(TUESDAY)}`) });
  await expect(moved).toBeVisible();
  await expect(made).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(made).toBeVisible();
  await expect(page.getByText('Збережено')).toBeVisible();

  await cellOf(page, person, TUESDAY).focus();
  await page.keyboard.press('Enter');
  await expect(shiftOf(page, person, TUESDAY, '9–18')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(shiftOf(page, person, TUESDAY, '9:30–19')).toBeFocused();
  for (let n = 0; n < 5; n++) await page.keyboard.press('Shift+ArrowRight');
  const wrong = shiftOf(page, person, TUESDAY, '9:30–21:30');
  await expect(wrong).toHaveAccessibleName(/поза годинами роботи точки/);
  const remarks = page.getByRole('region', { name: /^Зауваження/ });
  await expect(remarks).toContainText(`${person}: ${written(TUESDAY)}, 09:30–21:30 — поза годинами`);
  await remarks.getByRole('button', { name: /^Показати: .*поза годинами/ }).click();
  await expect(wrong).toBeFocused();
  await checkAccessibility();

  await page.getByRole('button', { name: 'Опублікувати' }).click();
  const question = page.getByRole('alertdialog', { name: /^Опублікувати графік на / });
  await expect(question).toContainText('Нове побачить 1 людина.');
  await checkAccessibility();
  await question.getByRole('button', { name: 'Опублікувати' }).click();
  await expect(page.getByText('Графік опубліковано!')).toBeVisible();
  await expect(page.getByText(/^Опубліковано \d/)).toBeVisible();

  await expect(cashier.getByText(new RegExp(`^Ваш графік на ${range}`))).toBeVisible();
  await expect(cashier.getByText('09:30–21:30')).toBeVisible();
  await checkAccessibility(cashier);
  await expectNoOverflowAtWidths(cashier);
  await checkAccessibility(cashier);
  await expectNoOverflowAtWidths(page, 1024);
});

test('from a phone a shift is planned in the dialog, and another tab follows', async ({
  page,
  context,
  shop,
  signIn,
  checkAccessibility,
}) => {
  const { point, person } = shop;
  const address = `/users/manage/${point.id}/schedule?week=${week}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('owner', address);
  const other = await context.newPage();
  await other.goto(address);
  await expect(cellOf(other, person, WEDNESDAY)).toHaveAccessibleName(/змін немає$/);
  await expect(other.getByText('Наживо')).toBeVisible();

  await page.getByRole('button', { name: /^Додати зміну: Середа/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Нова зміна' });
  await dialog.getByRole('button', { name: /Працівник/ }).click();
  await page.getByRole('option', { name: new RegExp(person) }).click();
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Додати', exact: true }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${person} 09:00–18:00`) })).toBeFocused();
  await expect(page.getByText('Збережено')).toBeVisible();
  await expectNoOverflow(page);
  await checkAccessibility();
  await expect(shiftOf(other, person, WEDNESDAY, '9–18')).toBeVisible();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test('a finger scrolls the week, and once it is held makes, moves and stretches a shift', async ({
    page,
    shop,
    signIn,
    checkAccessibility,
  }) => {
    const { point, person } = shop;
    await signIn('owner', `/users/manage/${point.id}/schedule?week=${week}`);
    const finger = await fingerOf(page);
    const cell = (day: string) => cellOf(page, person, day);
    const made = page.getByRole('button', { name: new RegExp(`^${person}: ${written(MONDAY)}`) });
    const held = page.locator('[data-dragged]');
    await expect(cell(TUESDAY)).toBeVisible();

    const area = page.locator('div:has(> table[role=grid])');
    const scrolled = () => area.evaluate(({ scrollLeft }) => scrollLeft);
    await finger.down(await placeIn(cell(TUESDAY), 0.5));
    await finger.move({ dx: -150 });
    await finger.up();
    await expect.poll(scrolled).toBeGreaterThan(50);
    await expect(page.locator('[data-shift]')).toHaveCount(0);
    await finger.down(await placeIn(area, 0.5));
    await finger.move({ dx: 300 });
    await finger.up();
    await expect.poll(scrolled).toBe(0);

    const drag = async (from: Locator, part: number, to: Locator, toPart: number) => {
      const [start, end] = [await placeIn(from, part), await placeIn(to, toPart)];
      await finger.down(start);
      await expect(held).toBeVisible();
      await finger.move({ dx: end.x - start.x });
      await finger.up();
      await expect(held).toHaveCount(0);
    };
    await drag(cell(MONDAY), 0.1, cell(MONDAY), 0.6);
    await expect(made).toBeFocused();
    const widthOf = async () => (await made.boundingBox())?.width ?? 0;
    const before = await widthOf();
    await drag(made, 0.9, cell(MONDAY), 0.8);
    await expect.poll(widthOf).toBeGreaterThan(before + 10);
    await drag(made, 0.5, cell(TUESDAY), 0.5);
    const moved = page.getByRole('button', { name: new RegExp(`^${person}: ${written(TUESDAY)}`) });
    await expect(moved).toBeVisible();
    await expect(made).toHaveCount(0);
    expect(await scrolled()).toBe(0);
    await expect(page.getByText('Збережено')).toBeVisible();
    await expectNoOverflow(page);
    await checkAccessibility();

    await moved.tap();
    await expect(page.getByRole('dialog', { name: `Зміна: ${person}` })).toBeVisible();
  });
});

/** @param part of the width of a box */
async function placeIn(of: Locator, part: number): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error('There is nothing to touch');
  return { x: box.x + box.width * part, y: box.y + box.height / 2 };
}

/** A finger as the browser knows it, which decides itself whether that scrolls. */
async function fingerOf(page: Page) {
  const browser = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof at)[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    async down(place: typeof at) {
      at = place;
      await send('touchStart', [at]);
    },
    async move({ dx }: { dx: number }) {
      const { x, y } = at;
      for (let step = 1; step <= 10; step++) {
        at = { x: x + (dx * step) / 10, y };
        await send('touchMove', [at]);
      }
    },
    up: () => send('touchEnd', []),
  };
}
