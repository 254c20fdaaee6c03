import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type RenderedApp, type RenderOptions, renderApp } from '#app/test-support/render-app.tsx';

const { product } = exampleIds;
const coffee = 'Кава мелена «Львівська», 225 г';

/** The price tags with an answer changed. */
function answering(change: (data: { items: Record<string, unknown>[]; is_capped: boolean }) => object) {
  const network: RenderOptions['network'] = async (request, pass) => {
    const answer = await pass(request);
    if (!request.url.includes('/price-tags')) return answer;
    const { data, ...envelope } = await answer.json();
    return Response.json({ ...envelope, data: change(data) }, { headers: answer.headers });
  };
  return { as: 'owner', network } as const;
}
const withBarcode = (barcode: string) =>
  answering((data) => ({ ...data, items: data.items.map((item) => ({ ...item, barcode })) }));

const show = (search: string, options: RenderOptions = { as: 'owner' }) =>
  renderApp(`/products/price-tags${search}`, options);
const one = `?product_id=${product}`;
const sheet = async () => within(await screen.findByRole('list', { name: 'Аркуш 1' }));
const tags = async () => (await sheet()).getAllByRole('listitem');
const plain = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? '';
const choose = async ({ user }: RenderedApp, group: string, option: string) =>
  user.click(
    within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', { name: option }),
  );

afterEach(() => vi.restoreAllMocks());

it('shows the tags of products on sale, with name, price, unit, code, barcode and the day', async () => {
  await show('?q=Кава');
  const tag = (await tags()).find((found) => found.textContent?.includes(coffee));
  expect(plain(tag)).toMatch(/169,00 ₴ за шт/);
  expect(plain(tag)).toContain('100109');
  expect(plain(tag)).toMatch(/\d\d\.\d\d\.20\d\d$/);
  expect(within(tag as HTMLElement).getByRole('img', { name: '4820001001099' })).toBeDefined();
});

it('leaves out what is archived, unless it is asked for', async () => {
  await show('?q=Гірлянда');
  await screen.findByText('Немає товарів для цінників');
  await show(`?product_id=${exampleIds.productToRestore}`);
  expect(await tags()).toHaveLength(1);
});

it('prints as many copies as are asked for, of the size that the device remembers', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const app = await show(`${one}&copies=2`);
  await screen.findByText(/^2 цінники, 1 аркуш А4$/);
  await choose(app, 'Розмір', '40 × 30 мм');
  const copies = screen.getByRole('textbox', { name: /^Примірників/ });
  await app.user.clear(copies);
  await app.user.type(copies, '50');
  expect(await screen.findByText('Від 1 до 20')).toBeDefined();
  await app.user.clear(copies);
  await app.user.type(copies, '20');
  await screen.findByText(/^20 цінників, 1 аркуш А4$/);
  await app.user.click(screen.getByRole('button', { name: 'Надрукувати' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const paper = document.querySelector<HTMLElement>('.kasa-print') as HTMLElement;
  expect(within(paper).getAllByRole('listitem', { hidden: true })).toHaveLength(20);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('.kasa-print')).toBeNull());
  await app.goTo('/products');
  await app.goTo(`/products/price-tags${one}`);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '40 × 30 мм' })).checked).toBe(true);
});

it('shows the first sheets of many and says how many will be printed', async () => {
  await show(
    '',
    answering(({ items: [item] }) => ({
      items: Array.from({ length: 50 }, (_, n) => ({ ...item, id: `tag ${n}` })),
      is_capped: false,
    })),
  );
  await screen.findByText(/^50 цінників, 3 аркуші А4$/);
  expect(await tags()).toHaveLength(21);
  expect(screen.queryByRole('list', { name: 'Аркуш 3' })).toBeNull();
  expect(screen.getByText(/Тут перші 2 аркуші, надруковано буде всі 3/)).toBeDefined();
});

it('takes the prices of the point that is chosen', async () => {
  const app = await show(one);
  const { own } = await app.services.client.operation('getProductPrices')({ params: { id: product } });
  const [place] = own;
  await app.user.click(await screen.findByRole('button', { name: /Ціни точки/ }));
  await app.user.click(await screen.findByRole('option', { name: new RegExp(place?.point.name ?? '') }));
  await waitFor(async () => expect(plain((await tags())[0])).not.toContain('169,00'));
  const price = ((place?.price ?? 0) / 100).toFixed(2).replace('.', ',');
  expect(plain((await tags())[0])).toContain(`${price} ₴`);
  expect(app.location()).toContain(`point_id=${place?.point.id}`);
});

it('leaves out the day and the barcode, and the address keeps it', async () => {
  const { user, location } = await show(one);
  await sheet();
  await user.click(screen.getByRole('switch', { name: 'Дата друку' }));
  await user.click(screen.getByRole('switch', { name: 'Штрихкод' }));
  await waitFor(() => expect(location()).toContain('without=date,barcode'));
  await waitFor(async () => expect((await sheet()).queryByRole('img')).toBeNull());
  expect(plain((await tags())[0])).toMatch(/за шт100109$/);
});

it('draws an own code, and writes one that can’t be read so small', async () => {
  const app = await show(one, withBarcode('ABC-0123456789-abcdefgh-0123456'));
  expect((await sheet()).getByRole('img', { name: /^ABC/ })).toBeDefined();
  await choose(app, 'Розмір', '30 × 20 мм');
  await waitFor(async () => expect((await sheet()).queryByRole('img')).toBeNull());
  expect((await sheet()).getByText(/^ABC/)).toBeDefined();
});

it('says that there are more products than tags', async () => {
  await show(
    '',
    answering((data) => ({ ...data, is_capped: true })),
  );
  expect(await screen.findByText('Показано перші 500')).toBeDefined();
});

it('says when the tags could not be read, and reads them again', async () => {
  const app = await show('?q=немає', { as: 'owner' });
  await screen.findByText('Немає товарів для цінників');
  await app.fail('listPriceTags');
  await app.goTo(`/products/price-tags${one}`);
  const again = await screen.findByRole('button', { name: 'Спробувати ще раз' });
  expect(screen.queryByRole('button', { name: 'Надрукувати' })).toBeNull();
  await app.clearFaults();
  await app.user.click(again);
  expect(await tags()).toHaveLength(1);
});

it('leads from the list with its filters, and from a product', async () => {
  const app = await renderApp('/products?q=Кава&is_fiscal=true', { as: 'owner' });
  await app.user.click(await screen.findByRole('button', { name: 'Інші дії' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Цінники' }));
  await screen.findByRole('heading', { level: 1, name: 'Цінники' });
  expect(new URLSearchParams(app.location().split('?')[1]).get('q')).toBe('Кава');
  expect(app.location()).toContain('is_fiscal=true');
  await app.goTo(`/products?open=${product}`);
  const drawer = within(await screen.findByRole('complementary', { name: coffee }));
  await app.user.click(await drawer.findByRole('button', { name: 'Інші дії' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Цінник' }));
  await waitFor(() => expect(app.location()).toBe(`/products/price-tags${one}`));
});
