import { expect } from '@playwright/test';
import { expectNoOverflow } from './support/overflow.ts';
import { test } from './support/test.ts';
import { codeSentTo, newPhone } from './support/text-messages.ts';

const NAME = 'Дорошенко Ганна Василівна';
const OWN = 'зелений чайник';

test('the owner hires somebody from a phone, who lets themselves in, and is out with the next step once access is closed', async ({
  page,
  browser,
  signIn,
  checkAccessibility,
}) => {
  const phone = newPhone();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn('owner', '/users');
  await page.getByRole('link', { name: 'Додати користувача' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новий користувач' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Прізвище, ім’я, по батькові' }).fill(NAME);
  await page.getByRole('textbox', { name: 'Посада' }).fill('Касирка');
  await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await page.getByRole('button', { name: /Точки/ }).click();
  await page.getByRole('listbox', { name: /Точки/ }).getByRole('option').first().click();
  await expect(page.getByRole('list', { name: 'Вибрані точки' })).toBeVisible();
  await page
    .locator('label')
    .filter({ hasText: /^Касир$/ })
    .click();
  await expectNoOverflow(page);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Надіслати запрошення' }).click();
  const drawer = page.getByRole('dialog', { name: NAME });
  await expect(drawer.getByText('Запрошено')).toBeVisible();
  await expectNoOverflow(page);
  await checkAccessibility();
  const address = await drawer.getByText(/\/invitation\?phone=/).textContent();

  const theirs = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const till = await theirs.newPage();
  await till.goto(String(address));
  await till.getByRole('textbox', { name: 'Код із SMS' }).fill(await codeSentTo(page, phone));
  await till.getByRole('textbox', { name: 'Пароль', exact: true }).fill(OWN);
  await till.getByRole('textbox', { name: 'Пароль ще раз' }).fill(OWN);
  await expectNoOverflow(till);
  await checkAccessibility(till);
  await till.getByRole('button', { name: 'Зберегти пароль і ввійти' }).click();
  await expect(till.getByRole('heading', { level: 1, name: 'Який термінал ваш?' })).toBeVisible();

  await page.reload();
  await expect(drawer.getByText('Працює')).toBeVisible();
  const choose = async (action: string) => {
    await drawer.getByRole('button', { name: 'Інші дії' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Редагувати');
  await expect(page.getByRole('button', { name: /^Прибрати: / })).toBeVisible();
  await expectNoOverflow(page);
  await checkAccessibility();
  await page.getByRole('link', { name: 'Скасувати' }).click();
  await choose('Закрити доступ');
  const question = page.getByRole('alertdialog', { name: `Закрити доступ: ${NAME}?` });
  await question.getByRole('button', { name: 'Закрити доступ' }).click();
  await expect(drawer.getByText('Не працює')).toBeVisible();

  await till.getByRole('link', { name: 'Транзакції' }).click();
  await expect(till.getByRole('heading', { level: 1, name: 'Вхід' })).toBeVisible();
  await theirs.close();
});
