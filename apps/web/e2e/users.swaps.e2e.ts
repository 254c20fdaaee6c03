import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter, weekdayOf } from '@kasa/contracts/shared/kyiv-clock';
import { daysOfWeek, mondayOf } from '@kasa/contracts/users/schedule-rules';
import { expect, type Page } from '@playwright/test';
import { expectNoOverflow, expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const HERE = 'Літній павільйон «Аркадія»';
const [CASHIER, DRIVER] = ['Кравчук Марія Олегівна', 'Бондаренко Андрій Васильович'];
const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'];
const week = dayAfter(mondayOf(kyivDay(new Date())), 14);
const [MONDAY = '', TUESDAY = ''] = daysOfWeek(week);
const short = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}`;
const written = (day: string) => `${WEEKDAYS[weekdayOf(day) - 1]} ${short(day)}`;
const shortName = (name: string) => name.split(' ').slice(0, 2).join(' ');
const shiftOf = (page: Page, name: string, day: string) =>
  page.getByRole('button', { name: new RegExp(`^${shortName(name)}: ${written(day)}, 9–18`) });
const swapsOf = (page: Page) => page.getByRole('region', { name: 'Обміни змінами' });

/** Two people work at a point, each with one shift that is published. */
async function publishForTwo(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Пошук точок і депо' }).fill('Аркадія');
  await page.getByRole('link', { name: HERE }).click();
  await page.getByRole('region', { name: 'Люди' }).getByRole('button', { name: 'Додати людей' }).click();
  const dialog = page.getByRole('dialog', { name: `Додати людей: ${HERE}` });
  for (const name of [CASHIER, DRIVER]) {
    await dialog.getByRole('searchbox', { name: 'Пошук людини' }).fill(name.split(' ')[0] ?? '');
    await dialog.locator('label').filter({ hasText: name }).click();
    await expect(dialog.getByRole('button', { name: `Не додавати: ${name}` })).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Додати 2 людини' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${new URL(page.url()).pathname}/schedule?week=${week}`);
  for (const [name, day] of [
    [CASHIER, MONDAY],
    [DRIVER, TUESDAY],
  ] as const) {
    await page.getByRole('gridcell', { name: `${shortName(name)}, ${written(day)}: змін немає` }).focus();
    await page.keyboard.press('Enter');
    await expect(shiftOf(page, name, day)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Опублікувати' }).click();
  const question = page.getByRole('alertdialog', { name: /^Опублікувати графік на / });
  await question.getByRole('button', { name: 'Опублікувати' }).click();
  await expect(page.getByText('Графік опубліковано!')).toBeVisible();
}

test('a cashier asks from a phone to swap a shift, the colleague agrees, the owner approves; all of them have it at once', async ({
  page,
  browser,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/users/manage');
  await publishForTwo(page);
  const [shop, depot] = [await browser.newContext(), await browser.newContext()];
  const [cashier, driver] = [await shop.newPage(), await depot.newPage()];
  await cashier.setViewportSize({ width: 360, height: 740 });
  await signIn('cashier', '/profile/schedule', cashier);
  await signIn('driver', '/profile/schedule', driver);
  for (const each of [page, cashier, driver]) await expect(each.getByText('Наживо')).toBeVisible();

  await cashier
    .getByRole('button', { name: `Запропонувати обмін: Понеділок, ${short(MONDAY)}, 09:00–18:00` })
    .click();
  const dialog = cashier.getByRole('dialog', { name: 'Запропонувати обмін' });
  await dialog.getByRole('button', { name: /Колега/ }).click();
  await cashier.getByRole('option', { name: new RegExp(DRIVER) }).click();
  await dialog.getByRole('button', { name: /Що берете навзаєм/ }).click();
  await cashier.getByRole('option', { name: `Вівторок, ${short(TUESDAY)}, 09:00–18:00` }).click();
  await dialog.getByRole('textbox', { name: 'Примітка' }).fill('Сімейне свято');
  await expectNoOverflow(cashier);
  await checkAccessibility(cashier);
  await dialog.getByRole('button', { name: 'Надіслати' }).click();
  await expect(cashier.getByText('Прохання про обмін надіслано', { exact: true })).toBeVisible();
  await expectNoOverflow(cashier);

  await expect(driver.getByText('Вас просять про обмін змінами')).toBeVisible();
  await expect(swapsOf(driver)).toContainText('«Сімейне свято»');
  await checkAccessibility(driver);
  await expect(page.getByText('Чекає на відповідь колеги')).toBeVisible();
  await swapsOf(driver)
    .getByRole('button', { name: /^Погодитися: / })
    .click();
  await expect(swapsOf(driver)).toContainText('Ви погодилися, рішення ще немає');
  await expect(cashier.getByText('Колега погоджується на обмін', { exact: true })).toBeVisible();
  await checkAccessibility(cashier);

  const requests = page.getByRole('region', { name: 'Прохання про обмін (1)' });
  await expect(requests).toContainText('Обоє згодні, рішення за вами');
  await checkAccessibility();
  await requests.getByRole('button', { name: /^Затвердити: / }).click();
  const question = page.getByRole('alertdialog', { name: 'Затвердити обмін змінами?' });
  await expect(question).toContainText('Нових зауважень не буде.');
  await checkAccessibility();
  await question.getByRole('button', { name: 'Затвердити' }).click();
  await expect(shiftOf(page, DRIVER, MONDAY)).toBeVisible();
  await expect(shiftOf(page, CASHIER, TUESDAY)).toBeVisible();
  await expect(requests).toBeHidden();

  for (const [each, day] of [
    [cashier, TUESDAY],
    [driver, MONDAY],
  ] as const) {
    await expect(each.getByText('Обмін змінами затверджено')).toBeVisible();
    await expect(swapsOf(each).getByRole('list', { name: 'Завершені' })).toContainText('Затверджено');
    const offered = each.getByRole('button', { name: /^Запропонувати обмін: / });
    await expect(offered).toHaveAccessibleName(new RegExp(short(day)));
  }
  await expectNoOverflow(cashier);
  await expectNoOverflowAtWidths(driver);
  await checkAccessibility(driver);
  await Promise.all([shop.close(), depot.close()]);
});
