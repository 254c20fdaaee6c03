import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { product, productToPrice, productToEdit, point } = exampleIds;
const shop = 'Затишок на Городоцькій';
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Змінити ціну' }));

async function openDialog(id: string): Promise<RenderedApp> {
  const app = await renderApp(`/products/${id}/edit`, { as: 'owner' });
  await app.user.click(await screen.findByRole('button', { name: 'Змінити ціну' }));
  await dialog();
  return app;
}

async function choosePlace({ user }: RenderedApp, name: RegExp) {
  await user.click((await dialog()).getByRole('button', { name: /Яка ціна/ }));
  await user.click(await screen.findByRole('option', { name }));
}

const save = async ({ user }: RenderedApp) =>
  user.click((await dialog()).getByRole('button', { name: 'Зберегти' }));
const pricesOf = ({ services }: RenderedApp, id: string) =>
  services.client.operation('getProductPrices')({ params: { id } });

it('the base price is raised at once, comes into the form and stands in the history', async () => {
  const app = await openDialog(productToEdit);
  await app.user.type((await dialog()).getByRole('textbox', { name: /Нова ціна/ }), '91,50');
  await save(app);
  await screen.findByText('Ціну змінено');
  const field = screen.getByRole('textbox', { name: /Ціна за одиницю/ }) as HTMLInputElement;
  await waitFor(() => expect(field.value).toMatch(/^91,5/));
  expect(screen.queryByText('Запис змінив хтось інший')).toBeNull();
  const history = within(screen.getByRole('table', { name: 'Історія цін' }));
  expect(await history.findByText('Коваль Олена Петрівна')).toBeDefined();
});

it('a point gets a price of its own, and the base price again', async () => {
  const app = await openDialog(productToPrice);
  await choosePlace(app, new RegExp(shop));
  await app.user.type((await dialog()).getByRole('textbox', { name: /Нова ціна/ }), '80');
  await save(app);
  await screen.findByText('Ціну змінено');
  expect((await pricesOf(app, productToPrice)).own).toEqual([
    { point: { id: point, name: shop }, price: 8_000 },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.user.click(screen.getByRole('button', { name: 'Змінити ціну' }));
  await choosePlace(app, new RegExp(shop));
  await app.user.click(await (await dialog()).findByRole('checkbox', { name: 'Як основна' }));
  await save(app);
  await waitFor(async () => expect((await pricesOf(app, productToPrice)).own).toEqual([]));
});

it('a change is planned from a day on, and cancelled', async () => {
  const app = await openDialog(productToEdit);
  const { user } = app;
  await user.type((await dialog()).getByRole('textbox', { name: /Нова ціна/ }), '99');
  await user.click((await dialog()).getByRole('radio', { name: 'З дня' }));
  const day = within((await dialog()).getByRole('group', { name: /День/ }));
  const { items } = await app.services.client.operation('listPriceChanges')({
    query: { state: ['planned'] },
  });
  const [, month, date] = (items[0]?.effective_on ?? '').split('-');
  await user.click(day.getAllByRole('spinbutton')[0] as HTMLElement);
  await user.keyboard(`${date}${month}${items[0]?.effective_on.slice(0, 4)}`);
  await save(app);
  await screen.findByText('Зміну ціни заплановано');
  const planned = within(await screen.findByRole('region', { name: 'Заплановані зміни' }));
  await user.click(planned.getByRole('button', { name: /Скасувати зміну/ }));
  await screen.findByText('Заплановану зміну скасовано');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Заплановані зміни' })).toBeNull());
});

it('a price that is there already is told at its field', async () => {
  const app = await openDialog(product);
  await app.user.type((await dialog()).getByRole('textbox', { name: /Нова ціна/ }), '169');
  await save(app);
  expect(await (await dialog()).findByText('Така ціна вже діє')).toBeDefined();
});

it('a plan without a day is told at the day', async () => {
  const app = await openDialog(product);
  await app.user.type((await dialog()).getByRole('textbox', { name: /Нова ціна/ }), '170');
  await app.user.click((await dialog()).getByRole('radio', { name: 'З дня' }));
  await save(app);
  expect(await (await dialog()).findByText("Поле обов'язкове")).toBeDefined();
});
