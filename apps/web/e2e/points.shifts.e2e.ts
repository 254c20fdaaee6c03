import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('an owner opens a shift, takes cash in and out, reads X and closes it with Z', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('owner', '/points/list?q=Кінг Кросі');
  await page.getByRole('link', { name: /Кінг Кросі/ }).click();
  const shift = page.getByRole('region', { name: 'Зміна', exact: true });
  const press = (name: string) => shift.getByRole('button', { name }).click();
  await press('Відкрити зміну');
  await expect(shift.getByText('Відкрита')).toBeVisible();
  await checkAccessibility();

  const enter = async (title: string, amount: string, submit: string) => {
    await press(title);
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('textbox', { name: 'Сума' }).fill(amount);
    await dialog.getByRole('button', { name: submit }).click();
    await expect(dialog).toBeHidden();
  };
  await enter('Службове внесення', '500', 'Внести');
  await expect(shift.getByText(/^500,00/)).toBeVisible();
  await enter('Службова видача', '500', 'Видати');
  await expect(shift.getByText(/^0,00/)).toBeVisible();

  await press('X-звіт');
  const x = page.getByRole('dialog', { name: 'X-звіт' });
  await expect(x.getByText(/^500,00/)).toHaveCount(2);
  await checkAccessibility();
  await x.getByRole('button', { name: 'Закрити' }).last().click();

  await press('Закрити зміну');
  await page
    .getByRole('alertdialog', { name: 'Закрити зміну?' })
    .getByRole('button', { name: 'Закрити зміну' })
    .click();
  await expect(shift.getByText('Закрита')).toBeVisible();
  await press('Z-звіт');
  await expect(page.getByRole('dialog', { name: 'Z-звіт' }).getByText('Фіскальний № Z-звіту')).toBeVisible();
});
