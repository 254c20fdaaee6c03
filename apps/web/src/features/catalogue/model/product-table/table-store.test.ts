import { NetworkError, ServerError } from '@kasa/client/http/errors';
import { exampleProduct } from '@kasa/contracts/catalogue/products';
import { expect, it, vi } from 'vitest';
import type { Field, Product, Value } from './cells.ts';
import { createTableStore, type TableServer } from './table-store.ts';

const id = exampleProduct.id;
const conflict = (version: number) =>
  new ServerError({ code: -1, codeName: 'conflict', details: { current_version: version } }, 'Конфлікт');

/** A server with one product, which others change by `others`. */
function world(more: Partial<Product> = {}) {
  let product: Product = { ...exampleProduct, ...more };
  const bodies: Record<string, unknown>[] = [];
  const update = vi.fn<TableServer['update']>(async ({ body }) => {
    bodies.push(body);
    if (body.version !== product.version) throw conflict(product.version);
    const group = body.group_id === null ? null : { id: body.group_id, name: body.group_id };
    const { article, barcode, price } = body;
    product = { ...product, article, barcode, price, group, version: product.version + 1 };
    return product;
  });
  const store = createTableStore({
    update,
    read: async () => product,
    report: () => undefined,
    onChanged: () => undefined,
  });
  store.take([product]);
  const row = () => {
    const found = store.state().rows.get(id);
    if (!found) throw new Error('The row is gone');
    return found;
  };
  const entry = (value: Value) => ({ text: String(value), value });
  return {
    store,
    update,
    bodies,
    row,
    server: () => product,
    others: (change: Partial<Product>) => {
      product = { ...product, ...change, version: product.version + 1 };
    },
    write: (field: Field, to: Value) =>
      store.write([
        { id, field, from: entry(row().edits[field]?.value ?? row().product[field]), to: entry(to) },
      ]),
    rest: () => vi.waitFor(() => expect(row().isSending).toBe(false)),
  };
}

it('saves the cells of a row one request after the other, with what was typed last', async () => {
  const { write, rest, bodies, row, server } = world();
  write('price', 100);
  write('price', 200);
  write('article', 'A-1');
  await rest();
  expect(bodies.map(({ price, article, version }) => [price, article, version])).toEqual([
    [100, '100109', 1],
    [200, 'A-1', 2],
  ]);
  expect([server().price, row().edits, [...row().saved].sort()]).toEqual([200, {}, ['article', 'price']]);
});

it('saves again on what others have changed beside it, and overwrites none of that', async () => {
  const { write, rest, others, server, row } = world();
  others({ article: 'THEIRS', name: 'Інша назва' });
  write('price', 100);
  await rest();
  expect(server()).toMatchObject({ article: 'THEIRS', name: 'Інша назва', price: 100, version: 3 });
  expect(row().product.article).toBe('THEIRS');
});

it('asks about a cell that somebody else has changed too; theirs is kept', async () => {
  const { write, rest, others, server, row, store } = world();
  others({ price: 555 });
  write('price', 100);
  write('article', 'A-1');
  await rest();
  expect(row().edits.price).toMatchObject({ state: 'conflict', theirs: 555, value: 100 });
  expect(server()).toMatchObject({ price: 555, article: 'A-1' });
  store.giveUp(id, 'price');
  expect([row().edits, store.isUnsaved()]).toEqual([{}, false]);
});

it('writes over theirs when one insists, unless it was changed once more', async () => {
  const { write, rest, others, server, row, store } = world();
  others({ price: 555 });
  write('price', 100);
  await rest();
  others({ price: 666 });
  store.insist(id, 'price');
  await rest();
  expect(row().edits.price).toMatchObject({ state: 'conflict', theirs: 666 });
  store.insist(id, 'price');
  await rest();
  expect([server().price, row().edits]).toEqual([100, {}]);
});

it('undoes what was written, does it again, and meets others at the cell', async () => {
  const { write, rest, others, server, row, store } = world();
  write('price', 100);
  await rest();
  store.undo();
  await rest();
  expect(server().price).toBe(exampleProduct.price);
  store.redo();
  await rest();
  expect(server().price).toBe(100);
  others({ price: 777 });
  store.undo();
  await rest();
  expect(row().edits.price).toMatchObject({ state: 'conflict', theirs: 777, value: exampleProduct.price });
  expect(server().price).toBe(777);
});

it('leaves a cell that is saved, or on its way, to undo', async () => {
  const { write, rest, server, store } = world();
  write('price', 100);
  store.giveUp(id, 'price');
  await rest();
  expect(server().price).toBe(100);
  store.giveUp(id, 'price');
  store.undo();
  await rest();
  expect(server().price).toBe(exampleProduct.price);
});

it('asks before it undoes over what somebody else has put into a cell that was cleared', async () => {
  const { write, rest, others, server, row, store } = world({ barcode: '4820000000017' });
  write('barcode', null);
  await rest();
  others({ barcode: '4820000000024' });
  store.take([server()]);
  store.undo();
  await rest();
  expect(row().edits.barcode).toMatchObject({ state: 'conflict', theirs: '4820000000024' });
  expect(server().barcode).toBe('4820000000024');
});

it('undoes while the request is on its way', async () => {
  const { write, rest, server, row, store } = world();
  write('price', 100);
  store.undo();
  await rest();
  await vi.waitFor(() => expect(server().price).toBe(exampleProduct.price));
  await rest();
  expect(row().edits).toEqual({});
});

it('keeps what could not be sent, and takes a lost answer for no change of others', async () => {
  const { write, rest, row, store, update, server } = world();
  const [save] = [update.getMockImplementation()];
  update.mockImplementationOnce(async (input) => {
    await save?.(input);
    throw new NetworkError('Немає зв’язку');
  });
  write('price', 100);
  await rest();
  expect(row().edits.price).toMatchObject({ state: 'lost', value: 100 });
  store.retry();
  await rest();
  expect([server().price, server().version, row().edits]).toEqual([100, 2, {}]);
});

it('takes back what was saved though its answer was lost', async () => {
  const { write, rest, row, store, update, server } = world();
  const [save] = [update.getMockImplementation()];
  update.mockImplementationOnce(async (input) => {
    await save?.(input);
    throw new NetworkError('Немає зв’язку');
  });
  write('price', 100);
  await rest();
  store.undo();
  await rest();
  expect([server().price, row().edits]).toEqual([exampleProduct.price, {}]);
});

it('shows a refusal at its cell, and saves the others of the row', async () => {
  const { rest, row, store, update, server } = world();
  const fields = [{ path: 'article', rule: 'taken' as const, message: 'Зайнято' }];
  update.mockRejectedValueOnce(
    new ServerError({ code: -1, codeName: 'conflict', details: { fields } }, 'Конфлікт', { httpStatus: 409 }),
  );
  const entry = (value: Value) => ({ text: String(value), value });
  store.write([
    { id, field: 'article', from: entry('100109'), to: entry('A-1') },
    { id, field: 'price', from: entry(16_900), to: entry(100) },
  ]);
  await rest();
  await vi.waitFor(() => expect(server().price).toBe(100));
  await rest();
  expect(row().edits).toMatchObject({ article: { state: 'refused', problem: { message: 'Зайнято' } } });
  expect(row().edits.price).toBeUndefined();
  store.giveUp(id, 'article');
  store.undo();
  await rest();
  expect(server()).toMatchObject({ article: '100109', price: 16_900 });
});

it('shows a refusal of what is sent anew, after somebody else has changed the product', async () => {
  const { write, rest, others, row, update } = world();
  const save = update.getMockImplementation();
  if (!save) throw new Error('There is no server');
  const fields = [{ path: 'article', rule: 'taken' as const, message: 'Зайнято' }];
  update.mockImplementationOnce(save).mockRejectedValueOnce(
    new ServerError({ code: -1, codeName: 'conflict', details: { fields } }, 'Конфлікт', {
      httpStatus: 409,
    }),
  );
  others({ name: 'Інша назва' });
  write('article', 'A-1');
  await rest();
  expect(row().edits.article).toMatchObject({ state: 'refused', problem: { message: 'Зайнято' } });
});

it('sends a few rows at once, in their order', async () => {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const store = createTableStore({
    update: ({ params, body }) => {
      sent.push(params.id);
      const { group_id, point_ids, ...rest } = body;
      const saved = { ...exampleProduct, ...rest, id: params.id, version: 2 };
      return new Promise((resolve) => answers.push(() => resolve(saved)));
    },
    read: async () => exampleProduct,
    report: () => undefined,
    onChanged: () => undefined,
  });
  const ids = ['a', 'b', 'c', 'd', 'e'];
  store.take(ids.map((one) => ({ ...exampleProduct, id: one })));
  store.write(
    ids.map((one) => ({
      ...{ id: one, field: 'price' as const },
      from: { text: '', value: 16_900 },
      to: { text: '', value: 1 },
    })),
  );
  expect(sent).toEqual(['a', 'b', 'c']);
  answers.shift()?.();
  await vi.waitFor(() => expect(sent).toEqual(['a', 'b', 'c', 'd']));
  await vi.waitFor(() => {
    for (const answer of answers.splice(0)) answer();
    expect([sent, store.isUnsaved()]).toEqual([ids, false]);
  });
});
