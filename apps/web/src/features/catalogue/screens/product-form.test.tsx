import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

const { productToEdit } = exampleIds;
const shop = 'Затишок на Городоцькій';
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const posts = ({ requests }: RenderedApp) => requests.filter((request) => request.startsWith('POST'));

async function choose({ user }: RenderedApp, name: RegExp, option: RegExp) {
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function fill(app: RenderedApp) {
  await app.user.type(await field(/^Назва/), 'Сир твердий');
  await app.user.type(await field(/^Код(?! УКТЗЕД)/), '777001');
  await app.user.type(await field(/^Ціна за одиницю/), '169');
  await choose(app, /Податок/, /ПДВ 20/);
}

const create = ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Створити' }));
const saved = async ({ services }: RenderedApp) =>
  (await services.client.operation('listProducts')({ query: { q: '777001' } })).items[0];

it('says what is missing at its field, and sends nothing', async () => {
  const app = await renderApp('/products/create', { as: 'owner' });
  await field(/^Назва/);
  await create(app);
  expect(await screen.findAllByText("Поле обов'язкове")).not.toHaveLength(0);
  expect(document.activeElement).toBe(await field(/^Назва/));
  expect(posts(app)).toEqual([]);
});

it('adds a product that is sold everywhere, and shows it beside the list', async () => {
  const app = await renderApp('/products/create', { as: 'owner' });
  await fill(app);
  await create(app);
  await screen.findByRole('complementary', { name: 'Сир твердий' });
  expect(await saved(app)).toMatchObject({ price: 16_900, is_sold_everywhere: true, barcode: null });
});

it('says what a customer pays where the tax comes on top', async () => {
  const app = await renderApp('/products/create', { as: 'owner' });
  await fill(app);
  await choose(app, /Одиниця/, /^кг$/);
  await app.user.click(screen.getByRole('checkbox', { name: /Податок у ціні/ }));
  expect(await screen.findByText(/^Покупець заплатить 202,80\s₴ за кг$/)).toBeDefined();
});

it('tells a wrong check digit as the barcode is typed', async () => {
  const app = await renderApp('/products/create', { as: 'owner' });
  await app.user.type(await field(/^Штрихкод/), '4820000001091');
  expect(await screen.findByText(/Остання цифра не сходиться/)).toBeDefined();
  expect(posts(app)).toEqual([]);
});

it('tells a code that is taken at its field', async () => {
  const app = await renderApp('/products/create', { as: 'owner' });
  await fill(app);
  await app.user.clear(await field(/^Код(?! УКТЗЕД)/));
  await app.user.type(await field(/^Код(?! УКТЗЕД)/), '100109');
  await create(app);
  await waitFor(async () =>
    expect((await field(/^Код(?! УКТЗЕД)/)).getAttribute('aria-invalid')).toBe('true'),
  );
});

it('of a service shows neither excise nor UKTZED, and sends none', async () => {
  const app = await renderApp('/products/create', { as: 'owner' });
  await fill(app);
  await app.user.click(screen.getByRole('checkbox', { name: /^Підакцизний/ }));
  await app.user.type(await field(/УКТЗЕД/), '2203000100');
  await choose(app, /Вид/, /Послуга/);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /УКТЗЕД/ })).toBeNull());
  expect(screen.queryByRole('checkbox', { name: /^Підакцизний/ })).toBeNull();
  await create(app);
  await screen.findByRole('complementary', { name: 'Сир твердий' });
  expect(await saved(app)).toMatchObject({ kind: 'service', has_excise: false, uktzed: null });
});

it('wants a ten-digit UKTZED of excise goods', async () => {
  const app = await renderApp('/products/create', { as: 'owner' });
  await fill(app);
  await app.user.click(screen.getByRole('checkbox', { name: /^Підакцизний/ }));
  await create(app);
  expect(await screen.findByText(/закон вимагає код УКТЗЕД із 10 цифр/)).toBeDefined();
});

it('sells a product at chosen points, and wants one at least', async () => {
  const app = await renderApp('/products/create', { as: 'owner' });
  await fill(app);
  await app.user.click(screen.getByRole('checkbox', { name: /^На всіх точках/ }));
  await create(app);
  expect(await screen.findByText(/Виберіть хоча б одну точку/)).toBeDefined();
  await choose(app, /Точки/, new RegExp(shop));
  const chosen = within(await screen.findByRole('list', { name: 'Вибрані точки' }));
  expect(chosen.getByText(shop)).toBeDefined();
  await create(app);
  await screen.findByRole('complementary', { name: 'Сир твердий' });
  expect((await saved(app))?.points).toEqual([{ id: exampleIds.point, name: shop }]);
});

it('of a director sells at own points only, and says why', async () => {
  const app = await renderApp('/products/create', { as: 'director' });
  const everywhere = await screen.findByRole('checkbox', { name: /^На всіх точках/ });
  expect((everywhere as HTMLInputElement).checked).toBe(false);
  expect(await screen.findByText('Ви працюєте не на всіх точках: виберіть свої')).toBeDefined();
  expect(posts(app)).toEqual([]);
});

it('makes a group on the way, and takes it', async () => {
  const app = await renderApp('/products/create', { as: 'owner' });
  await fill(app);
  await app.user.click(screen.getByRole('button', { name: 'Нова група' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(await dialog.findByRole('textbox', { name: /^Назва/ }), 'Сири{Enter}');
  await screen.findByText('Групу створено');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await create(app);
  await screen.findByRole('complementary', { name: 'Сир твердий' });
  expect((await saved(app))?.group?.name).toBe('Сири');
});

it('changes a product, and the list shows it', async () => {
  const app = await renderApp(`/products/${productToEdit}/edit`, { as: 'owner' });
  const name = await field(/^Назва/);
  await app.user.clear(name);
  await app.user.type(name, 'Чай зелений');
  await app.user.click(screen.getByRole('button', { name: 'Зберегти' }));
  await screen.findByText('Товар успішно змінено!');
  await waitFor(() => expect(app.location()).toBe(`/products?open=${productToEdit}`));
  await screen.findByRole('complementary', { name: 'Чай зелений' });
});
