import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#app/test-support/render-app.tsx';

const open = (id: string) => renderApp(`/products/${id}/edit`, { as: 'owner' });
const section = () => screen.findByRole('region', { name: 'Склад і собівартість' });
/** The dialog that changes the composition of a product, by default of one without. */
async function openDialog(id: string = exampleIds.productToCompose) {
  const app = await open(id);
  await app.user.click(await within(await section()).findByRole('button', { name: 'Змінити склад' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: /^Склад товару «/ })) };
}

it('a product says what it is made of, what that costs and what is left of its price', async () => {
  await open(exampleIds.productComposed);
  const shown = within(await section());
  await shown.findByText(/^Кава в зернах – 0,018.кг \(втрати 2.%\)$/);
  shown.getByText(/^23,79.₴$/);
  shown.getByText(/^51,21.₴ \(68,28.%\)$/);
});

it('a product without a composition says so', async () => {
  await open(exampleIds.productToCompose);
  await within(await section()).findByText(/^Складу ще немає/);
});

it('a line is added: its cost stands there as it is typed, and the margin below', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Додати інгредієнт' }));
  await user.click(await dialog.findByRole('button', { name: /Інгредієнт, рядок 1/ }));
  await user.click(await screen.findByRole('option', { name: /^Молоко/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Кількість, рядок 1/ }), '0,5');
  await dialog.findByText(/^Собівартість: 22,00.₴$/);
  dialog.getByText(/^63,00.₴ \(74,12.%\)$/);
  await user.click(dialog.getByRole('button', { name: 'Зберегти' }));
  await screen.findByText('Склад збережено!');
  await within(await section()).findByText(/^Молоко – 0,5.л$/);
});

it('a template puts its lines in place of those that are there', async () => {
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('button', { name: /З шаблону/ }));
  await user.click(await screen.findByRole('option', { name: /^Лате/ }));
  const quantity = () => dialog.getByRole<HTMLInputElement>('textbox', { name: /^Кількість, рядок 2/ });
  await waitFor(() => expect(quantity().value).toBe('0,25'));
  await user.click(dialog.getByRole('button', { name: 'Прибрати рядок 1' }));
  await user.click(dialog.getByRole('button', { name: 'Зберегти' }));
  await screen.findByText('Склад збережено!');
  const shown = within(await section());
  await shown.findByText(/^Молоко – 0,25.л/);
  expect(shown.queryByText(/^Кава в зернах/)).toBeNull();
});

it('a product that holds itself is refused at its line', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Додати товар' }));
  await user.click(await dialog.findByRole('button', { name: /Товар, рядок 1/ }));
  await user.type(await screen.findByRole('searchbox', { name: 'Пошук товару' }), 'Лате');
  await user.click(await screen.findByRole('option', { name: /^Лате/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Кількість, рядок 1/ }), '1');
  await user.click(dialog.getByRole('button', { name: 'Зберегти' }));
  await dialog.findByText(/^Товар не може входити до власного складу/);
});

it('what is missing in a line is said there, and nothing is sent', async () => {
  const { user, dialog, requests } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Додати інгредієнт' }));
  await user.click(dialog.getByRole('button', { name: 'Зберегти' }));
  expect(await dialog.findAllByText("Поле обов'язкове")).not.toHaveLength(0);
  expect(requests.filter((request) => request.startsWith('PUT'))).toEqual([]);
});
