import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoOverflow, expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const HERE = 'Літній павільйон «Аркадія»';
const THERE = 'Затишок на Хрещатику';
const [DISPATCHER, DRIVER] = ['Савчук Тарас Миколайович', 'Бондаренко Андрій Васильович'];
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const directorOf = (page: Page) => page.getByRole('region', { name: 'Директор' });

async function actOn(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Дії: ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Opens the dialog that adds people, and chooses two of them. */
async function choosePeople(page: Page): Promise<Locator> {
  await page.getByRole('region', { name: 'Люди' }).getByRole('button', { name: 'Додати людей' }).click();
  const dialog = page.getByRole('dialog', { name: `Додати людей: ${HERE}` });
  for (const name of [DISPATCHER, DRIVER]) {
    await dialog.getByRole('searchbox', { name: 'Пошук людини' }).fill(name.split(' ')[0] ?? '');
    await dialog.locator('label').filter({ hasText: name }).click();
    await expect(dialog.getByRole('button', { name: `Не додавати: ${name}` })).toBeVisible();
  }
  return dialog;
}

/** Presses on a person's name and holds it over something. */
async function dragOver(page: Page, name: string, target: Locator): Promise<void> {
  await row(page, name).getByRole('link', { name }).hover();
  await page.mouse.down();
  await target.hover();
  // Browsers tell what is under the pointer once it moves there.
  await target.hover({ position: { x: 20, y: 12 } });
}

test('from a phone the owner assigns two people to a point, makes one its director and moves the other away; another tab follows', async ({
  page,
  context,
  signIn,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('owner', '/users/manage');
  await expect(page.getByRole('heading', { level: 1, name: 'Точки та люди' })).toBeVisible();
  await expectNoOverflow(page);
  await checkAccessibility();
  await page.getByRole('searchbox', { name: 'Пошук точок і депо' }).fill('Аркадія');
  await page.getByRole('link', { name: HERE }).click();
  await expect(page.getByRole('heading', { level: 1, name: HERE })).toBeVisible();
  await expect(directorOf(page)).toContainText('Немає');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Тут ще ніхто не працює.')).toBeVisible();
  await expect(other.getByText('Наживо')).toBeVisible();

  const dialog = await choosePeople(page);
  await expectNoOverflow(page);
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Додати 2 людини' }).click();
  await expect(row(page, DISPATCHER)).toBeVisible();
  await expect(row(page, DRIVER)).toBeVisible();
  await expect(row(other, DRIVER)).toBeVisible();

  await actOn(page, DISPATCHER, 'Зробити директором');
  const question = page.getByRole('alertdialog', { name: `Зробити директором «${HERE}»: ${DISPATCHER}?` });
  await expect(question).toContainText('Зараз директора немає.');
  await question.getByRole('button', { name: 'Зробити директором' }).click();
  await expect(directorOf(page).getByRole('link', { name: DISPATCHER })).toBeVisible();
  await expect(row(page, DISPATCHER)).toContainText('Директор');
  await expect(directorOf(other).getByRole('link', { name: DISPATCHER })).toBeVisible();

  await page.getByRole('checkbox', { name: `Вибрати: ${DRIVER}` }).check();
  await expectNoOverflow(page);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Дії', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Перемістити…' }).click();
  const move = page.getByRole('dialog', { name: `Перемістити з «${HERE}»: 1 людину` });
  await move.getByRole('button', { name: /Точка або депо/ }).click();
  await page.getByRole('searchbox', { name: 'Пошук точок і депо' }).fill('Хрещат');
  await page.getByRole('option', { name: new RegExp(THERE) }).click();
  await checkAccessibility();
  await move.getByRole('button', { name: 'Перемістити' }).click();
  await expect(row(page, DRIVER)).toBeHidden();
  await expect(row(other, DRIVER)).toBeHidden();
  await expect(row(other, DISPATCHER)).toBeVisible();
  await expectNoOverflowAtWidths(page, 1440);
});

test('with a mouse the owner makes one of two people director, thinks better of a drag, and drags both to another point', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/users/manage?q=Аркадія');
  await page.getByRole('link', { name: HERE }).click();
  await (await choosePeople(page)).getByRole('button', { name: 'Додати 2 людини' }).click();
  await expect(row(page, DRIVER)).toBeVisible();
  const targets = page.getByRole('complementary', { name: 'Інші точки й депо' });
  await targets.getByRole('searchbox', { name: 'Знайти точку чи депо' }).fill('Хрещат');
  await expect(targets.getByRole('listitem')).toHaveCount(1);
  const there = targets.getByRole('listitem').filter({ hasText: THERE });
  await expectNoOverflow(page);
  await checkAccessibility();

  await dragOver(page, DISPATCHER, directorOf(page));
  await page.mouse.up();
  const question = page.getByRole('alertdialog', { name: `Зробити директором «${HERE}»: ${DISPATCHER}?` });
  await question.getByRole('button', { name: 'Зробити директором' }).click();
  await expect(directorOf(page).getByRole('link', { name: DISPATCHER })).toBeVisible();

  for (const name of [DISPATCHER, DRIVER])
    await page.getByRole('checkbox', { name: `Вибрати: ${name}` }).check();
  await dragOver(page, DRIVER, there);
  await expect(directorOf(page)).toContainText('Директор може бути лише один.');
  await page.keyboard.press('Escape');
  await expect(directorOf(page)).not.toContainText('Директор може бути лише один.');
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeHidden();

  await dragOver(page, DRIVER, there);
  await page.mouse.up();
  const move = page.getByRole('dialog', { name: `Перемістити з «${HERE}»: 2 людини` });
  await expect(move).toContainText(`${DISPATCHER} залишиться директором «${HERE}»`);
  await expect(move.getByRole('button', { name: /Точка або депо/ })).toContainText(THERE);
  await checkAccessibility();
  await move.getByRole('button', { name: 'Перемістити' }).click();
  await expect(page.getByText('Тут ще ніхто не працює.')).toBeVisible();
  await page.goto('/users/manage?q=Хрещат');
  await page.getByRole('link', { name: THERE }).click();
  for (const name of [DISPATCHER, DRIVER]) await expect(row(page, name)).toBeVisible();
});
