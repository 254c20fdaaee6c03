import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('a director adds a fiscal point by keyboard, with its place on the map', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('director', '/points/list');
  await expect(page.getByRole('table', { name: 'Точки' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: 'Додати точку' }).press('Enter');

  const type = async (name: RegExp | string, value: string) => {
    await page.getByRole('textbox', { name }).focus();
    await page.keyboard.type(value);
  };
  const choose = async (name: RegExp, typed: string) => {
    await page.getByRole('main').getByRole('button', { name }).press('Enter');
    await page.keyboard.type(typed);
    await expect(page.getByRole('option')).toContainText([typed]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(0);
  };
  await type(/^Назва/, 'Затишок на Стрийській');
  await type(/^Місто/, 'Львів');
  await type(/^Адреса/, 'вул. Стрийська, 45');
  await choose(/Компанія/, 'Ратуша');
  const time = page.getByRole('group', { name: /Час закриття/ });
  await time.getByRole('spinbutton', { name: /година/i }).focus();
  await page.keyboard.type('2130');
  await page.getByRole('checkbox', { name: 'Нд' }).press('Space');
  await type(/^Фіскальний номер/, '4000531799');
  await type('Широта', '49,8098');
  await type('Довгота', '24,0123');
  await page.getByRole('button', { name: 'Вибрати на карті' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Карта: місце точки' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Створити' }).press('Enter');
  await expect(page.getByText('Точку успішно додано!')).toBeVisible();

  const drawer = page.getByRole('complementary', { name: 'Затишок на Стрийській' });
  await expect(drawer.getByText('49.8098, 24.0123')).toBeVisible();
  await checkAccessibility();
});

test('an owner edits a point; a closing day is needed', async ({ page, signIn, checkAccessibility }) => {
  await signIn('owner', '/points/list?q=Подолі');
  await page.getByRole('table', { name: 'Точки' }).getByRole('link', { name: 'Затишок на Подолі' }).click();
  await page
    .getByRole('complementary', { name: 'Затишок на Подолі' })
    .getByRole('link', { name: 'Редагувати' })
    .click();
  const days = page.getByRole('group', { name: 'Дні закриття зміни' });
  for (const day of ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Нд'])
    await days.getByRole('checkbox', { name: day }).press('Space');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Виберіть хоча б один день')).toBeVisible();
  await checkAccessibility();
  await days.getByRole('checkbox', { name: 'Пт' }).press('Space');
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(page.getByText('Точку успішно змінено!')).toBeVisible();
});

test('a point with terminals can’t be deleted, and says why; one that nothing needs can', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/points/list?q=Затишок на Городоцькій');
  await page.getByRole('button', { name: 'Дії: Затишок на Городоцькій' }).click();
  const refused = page.getByRole('menuitem', { name: /^Видалити/ });
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await expect(refused).toContainText('терміналів: ');
  await page.keyboard.press('Escape');
  await page.goto('/points/list?q=Навчальна');
  await page.getByRole('button', { name: 'Дії: Навчальна каса' }).click();
  await page.getByRole('menuitem', { name: /^Видалити/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Видалити' }).click();
  await expect(page.getByText('Точку успішно видалено!')).toBeVisible();
});

test('on a phone the list and the form of a non-fiscal point fit', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // By name: those that nothing stops are in no order that is the same for each merchant.
  await signIn('owner', '/points/list?sort=name');
  await expect(page.getByRole('link', { name: 'Затишок на Городоцькій' })).toBeVisible();
  await checkAccessibility();
  await page.goto('/points/non-fiscal');
  await expect(page.getByRole('heading', { name: 'Нова нефіскальна точка' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Фіскальний номер/ })).toHaveCount(0);
  await checkAccessibility();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
