import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('an owner adds a company, makes it a subsidiary, and can’t delete the one above it', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/companies');
  const table = page.getByRole('table', { name: 'Компанії' });
  await expect(table).toBeVisible();
  await checkAccessibility();

  await page.getByRole('link', { name: 'Додати компанію' }).click();
  await page.getByRole('textbox', { name: 'Назва' }).fill('ТОВ «Пекарня на Ринку»');
  const code = page.getByRole('textbox', { name: 'ЄДРПОУ або РНОКПП' });
  await code.fill('23226361');
  await page.getByRole('textbox', { name: 'Адреса реєстрації' }).fill('м. Львів, пл. Ринок, 12');
  await page.getByRole('button', { name: 'Створити' }).click();
  await expect(page.getByText('Введіть код ЄДРПОУ (8 цифр) або РНОКПП (10 цифр)')).toBeVisible();
  await expect(code).toBeFocused();
  await checkAccessibility();
  await code.fill('23226362');

  for (const [n, letter, rate] of [
    [1, 'А', '20'],
    [2, 'Б', '7'],
  ] as const) {
    await page.getByRole('button', { name: 'Додати літеру' }).click();
    await page.getByRole('textbox', { name: `Літера ${n}` }).fill(letter);
    await page.getByRole('textbox', { name: `Ставка ${n}` }).fill(rate);
  }
  await page.getByRole('button', { name: /Належить до/ }).click();
  await page.getByRole('option', { name: /ФОП Романюк/ }).click();
  await page.getByRole('button', { name: 'Створити' }).click();
  await expect(page.getByText('Компанію успішно додано!')).toBeVisible();

  const drawer = page.getByRole('complementary', { name: 'ТОВ «Пекарня на Ринку»' });
  await expect(drawer.getByText('Б: ПДВ 7\u00a0%')).toBeVisible();
  const group = drawer.getByRole('region', { name: 'Група компаній' });
  await expect(group.getByRole('listitem')).toHaveText([/ФОП Романюк/, /Пекарня на Ринку/]);
  await checkAccessibility();

  await group.getByRole('link', { name: /ФОП Романюк/ }).click();
  const above = page.getByRole('complementary', { name: /ФОП Романюк/ });
  await above.getByRole('button', { name: 'Інші дії' }).click();
  const remove = page.getByRole('menuitem', { name: /^Видалити/ });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await expect(remove).toContainText('дочірніх компаній: 1');
});
