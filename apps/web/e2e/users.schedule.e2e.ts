import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter, weekdayOf } from '@kasa/contracts/shared/kyiv-clock';
import { daysOfWeek, mondayOf } from '@kasa/contracts/users/schedule-rules';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoOverflow, expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'];
const week = dayAfter(mondayOf(kyivDay(new Date())), 14);
const [MONDAY = '', TUESDAY = '', WEDNESDAY = ''] = daysOfWeek(week);
const written = (day: string) => `${WEEKDAYS[weekdayOf(day) - 1]} ${day.slice(8)}.${day.slice(5, 7)}`;
const range = `${MONDAY.slice(8)}.${MONDAY.slice(5, 7)}–`;

interface Named {
  readonly id: string;
  readonly name: string;
}

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
  browser,
  signIn,
  checkAccessibility,
}) => {
  const shop = await browser.newContext();
  const cashier = await shop.newPage();
  await signIn('cashier', '/profile', cashier);
  const { point, person } = await placeOf(cashier);
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
  await shop.close();
  await expectNoOverflowAtWidths(page, 1024);
});

test('from a phone a shift is planned in the dialog, and another tab follows', async ({
  page,
  context,
  browser,
  signIn,
  checkAccessibility,
}) => {
  const shop = await browser.newContext();
  const cashier = await shop.newPage();
  await signIn('cashier', '/profile', cashier);
  const { point, person } = await placeOf(cashier);
  await shop.close();
  const address = `/users/manage/${point.id}/schedule?week=${week}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('owner', address);
  const other = await context.newPage();
  await other.goto(address);
  await expect(cellOf(other, person, WEDNESDAY)).toHaveAccessibleName(/змін немає$/);
  await expect(other.getByText('Наживо')).toBeVisible();

  await page.getByRole('button', { name: /^Додати зміну: Середа/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Нова зміна' });
  await dialog.getByRole('button', { name: /Людина/ }).click();
  await page.getByRole('option', { name: new RegExp(person) }).click();
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Додати', exact: true }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${person} 09:00–18:00`) })).toBeFocused();
  await expect(page.getByText('Збережено')).toBeVisible();
  await expectNoOverflow(page);
  await checkAccessibility();
  await expect(shiftOf(other, person, WEDNESDAY, '9–18')).toBeVisible();
});
