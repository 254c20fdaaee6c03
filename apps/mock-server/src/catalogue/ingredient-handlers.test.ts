import { MAX_STOCK } from '@kasa/contracts/catalogue/ingredient-values';
import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { beforeEach, expect, it } from 'vitest';
import { moveStock } from '../db/stock.ts';
import { type Caller, call, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const body = { ...ops.createIngredient.example.body, name: 'Інгредієнт за зразком' };
let owner: Caller;
beforeEach(async () => {
  owner = await signInAs(test.app, 'owner');
});

const create = (change: object = {}) =>
  call(test.app, ops.createIngredient, { body: { ...body, ...change } }, owner);
const update = (id: string, version: number, change: object = {}) =>
  call(test.app, ops.updateIngredient, { params: { id }, body: { ...body, ...change, version } }, owner);
const remove = (id: string) => call(test.app, ops.deleteIngredient, { params: { id } }, owner);
const refusedAt = (path: string, rule: string, code: number) => ({
  code,
  details: { fields: [{ path, rule }] },
});

it('an ingredient keeps what it was made with; the list finds it by a part of its name', async () => {
  const { data } = await create({ stock: -1_250 });
  expect(data).toMatchObject({ ...body, stock: -1_250, used_by_count: 0, version: 1 });
  expect((await call(test.app, ops.getIngredient, { params: { id: data.id } }, owner)).data).toEqual(data);
  const found = await call(test.app, ops.listIngredients, { query: { q: 'ЗА ЗРАЗКОМ' } }, owner);
  expect(found.data.items).toEqual([data]);
});

it('a name that is taken is refused at its field; an ingredient may keep its own', async () => {
  const { data } = await create();
  const refused = refusedAt('name', 'taken', codes.conflict.code);
  expect(await create()).toMatchObject(refused);
  expect(await update(data.id, 1, { name: 'Цукор' })).toMatchObject(refused);
  expect((await update(data.id, 1)).data).toMatchObject({ name: body.name, version: 2 });
  expect(await update(data.id, 1)).toMatchObject({
    code: codes.conflict.code,
    details: { current_version: 2 },
  });
});

it('the list is narrowed by units, and sorted by price and by stock', async () => {
  const list = async (query: object) =>
    (await call(test.app, ops.listIngredients, { query: { perPage: 100, ...query } }, owner)).data.items;
  const units = (await list({ unit: ['l', 'g'] })).map(({ unit }) => unit);
  expect(new Set(units)).toEqual(new Set(['l', 'g']));
  const prices = (await list({ sort: 'price' })).map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const stocks = (await list({ sort: '-stock' })).map(({ stock }) => stock);
  expect(stocks).toEqual(stocks.toSorted((a, b) => b - a));
  expect(stocks.at(-1)).toBeLessThan(0);
});

it('what uses an ingredient is listed, products and templates; it stays while anything does', async () => {
  const params = { id: exampleIds.ingredient };
  const { data } = await call(test.app, ops.listIngredientUses, { params, query: {} }, owner);
  const named = data.items.map(({ kind, name }) => `${kind} ${name}`).toSorted();
  expect(named).toEqual([
    'product Капучино, 250 мл',
    'template Еспресо',
    'template Капучино',
    'template Лате',
  ]);
  const { data: used } = await call(test.app, ops.getIngredient, { params }, owner);
  expect(used.used_by_count).toBe(4);
  expect(await remove(params.id)).toMatchObject({ code: codes.ingredient_in_use.code });
  expect((await remove(exampleIds.ingredientToDelete)).code).toBe(0);
});

it('the unit of one that is used is kept, its other fields are not', async () => {
  const id = exampleIds.ingredientToEdit;
  const change = { name: 'Молоко', unit: 'ml' } as const;
  expect(await update(id, 1, change)).toMatchObject(
    refusedAt('unit', 'unit_in_use', codes.validation_failed.code),
  );
  expect((await update(id, 1, { ...change, unit: 'l', price: 4_900 })).data).toMatchObject({ price: 4_900 });
  const free = await create();
  expect((await update(free.data.id, 1, { unit: 'ml' })).data.unit).toBe('ml');
});

it('a change that says nothing of the stock keeps what sales have left of it, one that does counts it anew', async () => {
  const { data } = await create({ stock: 1_000 });
  const { stock: _, ...form } = body;
  const save = (version: number, change: object) =>
    call(
      test.app,
      ops.updateIngredient,
      { params: { id: data.id }, body: { ...form, ...change, version } },
      owner,
    );
  await moveStock(test.database.db, [[data.id, 36]], -1);
  expect((await save(1, { price: 70_000 })).data).toMatchObject({ price: 70_000, stock: 964, version: 2 });
  await moveStock(test.database.db, [[data.id, 36]], -1);
  expect((await save(2, { price: 70_000, stock: 500 })).data).toMatchObject({ stock: 500, version: 3 });
  const entries = test.database.db.selectFrom('audit_entries').select(['before', 'after']);
  const ofPerson = await entries.where('object_id', '=', data.id).orderBy('id').execute();
  expect(ofPerson.slice(1).map(({ after }) => JSON.parse(after ?? ''))).toEqual([
    { price: 70_000 },
    { stock: 500 },
  ]);
});

it('a stock stays within its limits, however much is sold or comes back', async () => {
  const { data } = await create({ stock: MAX_STOCK - 5 });
  const stock = async () =>
    (await call(test.app, ops.getIngredient, { params: { id: data.id } }, owner)).data.stock;
  await moveStock(test.database.db, [[data.id, 6]], 1);
  expect(await stock()).toBe(MAX_STOCK);
  for (const _ of [1, 2, 3]) await moveStock(test.database.db, [[data.id, MAX_STOCK]], -1);
  expect(await stock()).toBe(-MAX_STOCK);
});
