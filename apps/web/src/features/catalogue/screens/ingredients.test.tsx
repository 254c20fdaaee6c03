import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const milk = exampleIds.ingredientToEdit;

it('the list shows what is in stock in its unit, and what goes below zero', async () => {
  await renderApp('/ingredients', { as: 'owner' });
  const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
  expect(within(await row('Кава в зернах')).getByText('4,25 кг')).toBeTruthy();
  expect(within(await row('Сироп ванільний')).getByText(/^[−-]0,15 л$/)).toBeTruthy();
});

it('the address narrows the list to units', async () => {
  await renderApp('/ingredients?unit=g', { as: 'owner' });
  await screen.findByRole('link', { name: 'Кориця мелена' });
  expect(screen.queryByRole('link', { name: 'Цукор' })).toBeNull();
});

it('an ingredient beside the list says what uses it, with links', async () => {
  const { user, location } = await renderApp('/ingredients', { as: 'owner' });
  await user.click(await screen.findByRole('link', { name: 'Молоко' }));
  const drawer = await screen.findByRole('complementary', { name: 'Молоко' });
  const link = await within(drawer).findByRole('link', { name: 'Капучино, 250 мл' });
  expect(link.getAttribute('href')).toBe(`/products?open=${exampleIds.productComposed}`);
  expect(within(drawer).getByRole('link', { name: 'Капучино' }).getAttribute('href')).toBe(
    `/ingredients/templates?open=${exampleIds.ingredientTemplateToEdit}`,
  );
  expect(location()).toContain(`open=${milk}`);
});

it('one that is used cannot be deleted and says why, another one is after a question', async () => {
  const { user } = await renderApp(`/ingredients?open=${exampleIds.ingredientToDelete}`, { as: 'owner' });
  const drawer = await screen.findByRole('complementary', { name: 'Лимони' });
  await user.click(await within(drawer).findByRole('button', { name: 'Видалити' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Видалити інгредієнт «Лимони»?' });
  await user.click(within(dialog).getByRole('button', { name: 'Видалити' }));
  await screen.findByText('Інгредієнт видалено!');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Лимони' })).toBeNull());
});

it('a stock is typed as a decimal of the unit, and kept in thousandths', async () => {
  const { user, location } = await renderApp('/ingredient/create', { as: 'owner' });
  await user.type(await screen.findByRole('textbox', { name: /^Назва/ }), 'Мед');
  await user.click(screen.getByRole('button', { name: /Одиниця/ }));
  await user.click(await screen.findByRole('option', { name: 'кг' }));
  await user.type(screen.getByRole('textbox', { name: /^Ціна за одиницю/ }), '320,50');
  await user.type(screen.getByRole('textbox', { name: /^Залишок/ }), '1,25');
  await user.click(screen.getByRole('button', { name: 'Створити' }));
  await waitFor(() => expect(location()).toMatch(/^\/ingredients\?open=/));
  const drawer = await screen.findByRole('complementary', { name: 'Мед' });
  expect(await within(drawer).findByText('1,25 кг')).toBeTruthy();
});

it('the form says what is missing at its field, and sends nothing', async () => {
  const { user, requests } = await renderApp('/ingredient/create', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: 'Створити' }));
  expect(await screen.findAllByText("Поле обов'язкове")).not.toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Назва/ }));
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

it('the unit of one that is used is refused at its field', async () => {
  const { user } = await renderApp(`/ingredients/${milk}/edit`, { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /Одиниця/ }));
  await user.click(await screen.findByRole('option', { name: 'мл' }));
  await user.click(screen.getByRole('button', { name: 'Зберегти' }));
  await screen.findByText(/Одиницю змінити не можна/);
});

it('a change is saved, and the list shows it', async () => {
  const { user, location } = await renderApp(`/ingredients/${milk}/edit`, { as: 'owner' });
  const name = await screen.findByRole('textbox', { name: /^Назва/ });
  await user.clear(name);
  await user.type(name, 'Молоко свіже');
  await user.click(screen.getByRole('button', { name: 'Зберегти' }));
  await screen.findByText('Зміни збережено!');
  await waitFor(() => expect(location()).toBe(`/ingredients?open=${milk}`));
  await screen.findByRole('complementary', { name: 'Молоко свіже' });
});

/** Sells two of what takes a quarter of a litre of milk each. */
async function sellTwo({ services, control }: RenderedApp) {
  const { operation } = services.client;
  const { items } = await operation('listProducts')({ query: { q: '100101' } });
  const { id = '', version = 0 } = items[0] ?? {};
  const lines = [{ kind: 'ingredient' as const, id: milk, quantity: 250, loss: 0 }];
  await operation('putProductComposition')({ params: { id }, body: { lines, version } });
  const shops = await operation('listTerminals')({ query: { kind: ['acquiring'], status: ['active'] } });
  const body = { number: shops.items[0]?.number ?? '', amount: 500, in_cash: false };
  for (const _ of [1, 2]) await control.makePayment({ body });
}

it('what is sold while the form is open is not wiped out by saving another price', async () => {
  const app = await renderApp(`/ingredients/${milk}/edit`, { as: 'owner' });
  const price = await screen.findByRole('textbox', { name: /^Ціна за одиницю/ });
  await sellTwo(app);
  await app.user.clear(price);
  await app.user.type(price, '51,00');
  await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
  const drawer = await screen.findByRole('complementary', { name: 'Молоко' });
  expect(await within(drawer).findByText('17,5 л')).toBeTruthy();
  expect(await within(drawer).findByText(/^51,00/)).toBeTruthy();
});

it('a stock that was counted anew is what is there from then on', async () => {
  const app = await renderApp(`/ingredients/${milk}/edit`, { as: 'owner' });
  const stock = await screen.findByRole('textbox', { name: /^Залишок/ });
  await sellTwo(app);
  await app.user.clear(stock);
  await app.user.type(stock, '12,3');
  await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
  const drawer = await screen.findByRole('complementary', { name: 'Молоко' });
  expect(await within(drawer).findByText('12,3 л')).toBeTruthy();
});
