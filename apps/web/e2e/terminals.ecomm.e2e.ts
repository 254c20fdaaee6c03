import { expect, type Page } from '@playwright/test';
import { expectNoOverflowAtWidths } from './support/overflow.ts';
import { test } from './support/test.ts';

const PHRASE = /^[a-z2-9]{6}(?:-[a-z2-9]{6}){3}$/;
const NAME = 'Каса сайту';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an owner connects a website: makes its terminal, sees the phrase once, tests the callback, turns it off, opens its payments', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  test.slow();
  await signIn('owner', '/list/ecomm_terminal');
  await expect(heading(page, 'Вебтермінали')).toBeVisible();
  await checkAccessibility();
  await expectNoOverflowAtWidths(page, 1440);
  await page.setViewportSize({ width: 1440, height: 900 });
  await main(page).getByRole('link', { name: 'Створити термінал' }).click();

  await page.getByRole('textbox', { name: /^Назва/ }).fill(NAME);
  await page.getByRole('textbox', { name: /^Сайт/ }).fill('https://shop.example.com');
  await page.getByRole('textbox', { name: 'Найбільша оплата' }).fill('25000');
  await checkAccessibility();
  await expectNoOverflowAtWidths(page, 1440);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Створити' }).click();

  await expect(heading(page, `Термінал «${NAME}»`)).toBeVisible();
  const phrase = main(page).getByText(PHRASE);
  await expect(phrase).toBeVisible();
  await checkAccessibility();
  await page.reload();
  await expect(heading(page, `Термінал «${NAME}»`)).toBeVisible();
  await expect(phrase).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Адреса сповіщень' }).fill('https://receiver.kasa.test/orders');
  await page.getByRole('button', { name: 'Надіслати тестовий запит' }).click();
  await expect(page.getByText('Сервер receiver.kasa.test прийняв запит')).toBeVisible();
  await page.getByRole('button', { name: 'Зберегти' }).click();
  await expect(heading(page, 'Вебтермінали')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Пошук вебтерміналів' }).fill(NAME);
  const row = page.getByRole('row', { name: new RegExp(`^${NAME}`) });
  await expect(row).toContainText('receiver.kasa.test');
  await row.getByRole('button', { name: /^Дії: / }).click();
  await page.getByRole('menuitem', { name: 'Вимкнути' }).click();
  const question = page.getByRole('alertdialog', { name: `Вимкнути «${NAME}»?` });
  await checkAccessibility();
  await question.getByRole('button', { name: 'Вимкнути' }).click();
  await expect(row).toContainText('Заблокований');

  await row.getByRole('button', { name: /^Дії: / }).click();
  await page.getByRole('menuitem', { name: 'Транзакції' }).click();
  await expect(heading(page, `Транзакції: ${NAME}`)).toBeVisible();
  await checkAccessibility();
  await main(page).getByRole('link', { name: 'Вебтермінали' }).click();
  await expect(heading(page, 'Вебтермінали')).toBeVisible();
});
