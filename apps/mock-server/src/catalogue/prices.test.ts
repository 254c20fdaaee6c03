import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { pointsOperations } from '@kasa/contracts/points/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { describe, expect, it } from 'vitest';
import { call, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { signInLimited } from '../http/test-support/point-scope-world.ts';
import { TEST_NOW } from '../http/test-support/test-now.ts';
import { applyDuePrices } from './price-worker.ts';

const test = await startFreshApp();
const body = { ...ops.createProduct.example.body, is_sold_everywhere: true, point_ids: [] as string[] };
const owner = () => signInAs(test.app, 'owner');
type Caller = Awaited<ReturnType<typeof owner>>;
type Change = Omit<(typeof ops.changeProductPrice.example)['body'], 'version'>;

const today = kyivDay(TEST_NOW);
const tomorrow = dayAfter(today);
const base: Change = { point_id: null, price: 1_500, effective_on: null };
const atPoint: Change = { ...base, point_id: ids.point };

async function product(caller: Caller, change: Partial<typeof body> = {}): Promise<string> {
  const made = await call(
    test.app,
    ops.createProduct,
    { body: { ...body, price: 1_000, ...change } },
    caller,
  );
  return made.data.id;
}
const change = (caller: Caller, id: string, version: number, how: Change) =>
  call(test.app, ops.changeProductPrice, { params: { id }, body: { ...how, version } }, caller);
const pricesOf = async (caller: Caller, id: string) =>
  (await call(test.app, ops.getProductPrices, { params: { id } }, caller)).data;
const changesOf = async (caller: Caller, product_id: string) =>
  (await call(test.app, ops.listPriceChanges, { query: { product_id } }, caller)).data.items;
const workOn = (day: string) => {
  const now = () => new Date(`${day}T04:00:00.000Z`);
  const clock = { ...test.clock, now, nowIso: () => now().toISOString() };
  return applyDuePrices(test.database.db, clock as typeof test.clock, (error) => {
    throw error;
  });
};
const field = (path: string, rule: string) => ({ details: { fields: [{ path, rule }] } });

it('a point gets a price of its own, and the base price again', async () => {
  const caller = await owner();
  const id = await product(caller);
  await change(caller, id, 1, atPoint);
  expect(await pricesOf(caller, id)).toMatchObject({
    product: { price: 1_000, version: 2 },
    own: [{ point: { id: ids.point }, price: 1_500 }],
  });
  await change(caller, id, 2, { ...atPoint, price: null });
  expect((await pricesOf(caller, id)).own).toEqual([]);
  expect((await changesOf(caller, id)).map((one) => [one.point?.id, one.price_before, one.price])).toEqual([
    [ids.point, 1_500, null],
    [ids.point, null, 1_500],
    [undefined, null, 1_000],
  ]);
});

it('what is planned is made when its day begins, once, with who planned it', async () => {
  const caller = await owner();
  const id = await product(caller);
  await change(caller, id, 1, { ...base, effective_on: tomorrow });
  await change(caller, id, 2, { ...atPoint, price: 1_700, effective_on: tomorrow });
  await workOn(today);
  expect(await pricesOf(caller, id)).toMatchObject({ product: { price: 1_000 }, own: [] });
  await Promise.all([workOn(tomorrow), workOn(tomorrow)]);
  expect(await pricesOf(caller, id)).toMatchObject({
    product: { price: 1_500, version: 5 },
    own: [{ price: 1_700 }],
  });
  const made = (await changesOf(caller, id)).filter(({ effective_on }) => effective_on === tomorrow);
  expect(made.map((one) => [one.state, one.price_before, one.created_by])).toEqual([
    ['applied', null, 'Коваль Олена Петрівна'],
    ['applied', 1_000, 'Коваль Олена Петрівна'],
  ]);
});

it('a plan is cancelled once, and not made then', async () => {
  const caller = await owner();
  const id = await product(caller);
  await change(caller, id, 1, { ...base, effective_on: tomorrow });
  const [plan] = await changesOf(caller, id);
  const cancel = () => call(test.app, ops.cancelPriceChange, { params: { id: plan?.id ?? '' } }, caller);
  expect((await cancel()).code).toBe(0);
  expect((await cancel()).code).toBe(codes.price_change_settled.code);
  await workOn(tomorrow);
  expect((await pricesOf(caller, id)).product.price).toBe(1_000);
});

it('days that have begun or are too far, a second plan for a day, and the same price are told at their fields', async () => {
  const caller = await owner();
  const id = await product(caller);
  const on = (effective_on: string) => change(caller, id, 1, { ...base, effective_on });
  expect(await on(today)).toMatchObject(field('effective_on', 'day_not_future'));
  expect(await on(dayAfter(today, 367))).toMatchObject(field('effective_on', 'day_too_far'));
  expect((await on(dayAfter(today, 366))).code).toBe(0);
  const again = await change(caller, id, 2, { ...base, effective_on: dayAfter(today, 366) });
  expect(again).toMatchObject({ code: codes.conflict.code, ...field('effective_on', 'taken') });
  expect(await change(caller, id, 2, { ...base, price: 1_000 })).toMatchObject(field('price', 'same_price'));
});

it('an archived product has no new price, and its plans are cancelled', async () => {
  const caller = await owner();
  const id = await product(caller);
  await change(caller, id, 1, { ...base, effective_on: tomorrow });
  await call(test.app, ops.archiveProduct, { params: { id }, body: { version: 2 } }, caller);
  expect((await changesOf(caller, id))[0]?.state).toBe('cancelled');
  expect((await change(caller, id, 3, base)).code).toBe(codes.product_archived.code);
});

it('where a product is sold no more it has no price of its own, and none is planned', async () => {
  const caller = await owner();
  const id = await product(caller);
  await change(caller, id, 1, atPoint);
  await change(caller, id, 2, { ...atPoint, price: 1_700, effective_on: tomorrow });
  const elsewhere = { is_sold_everywhere: false, point_ids: [ids.pointToEdit] };
  const input = { ...body, ...elsewhere, price: 1_000, version: 3 };
  await call(test.app, ops.updateProduct, { params: { id }, body: input }, caller);
  expect((await pricesOf(caller, id)).own).toEqual([]);
  expect((await changesOf(caller, id)).find(({ price }) => price === 1_700)?.state).toBe('cancelled');
  expect(await change(caller, id, 4, atPoint)).toMatchObject(field('point_id', 'not_sold_there'));
});

it('a director sets the price at the own point of what is sold everywhere, not the base price', async () => {
  const caller = await owner();
  const id = await product(caller);
  await change(caller, id, 1, { ...base, point_id: ids.pointToEdit });
  const director = await signInLimited(test, ids.point);
  expect((await change(director, id, 2, base)).code).toBe(codes.beyond_own_points.code);
  const elsewhere = await change(director, id, 2, { ...base, point_id: ids.pointToEdit });
  expect(elsewhere.code).toBe(codes.not_found.code);
  const { data } = await change(director, id, 2, { ...atPoint, price: 1_600 });
  expect(data.own).toMatchObject([{ point: { id: ids.point }, price: 1_600 }]);
  expect((await changesOf(director, id)).map(({ point }) => point?.id)).toEqual([ids.point, undefined]);
});

it('prices of many at once: each change of one version is made or told that it is late', async () => {
  const caller = await owner();
  const id = await product(caller);
  const prices = [1_100, 1_200, 1_300];
  const answers = await Promise.all(prices.map((price) => change(caller, id, 1, { ...base, price })));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(await changesOf(caller, id)).toHaveLength(2);
});

it('price tags show the price that counts at the point, with the taxes that it does not hold', async () => {
  const caller = await owner();
  const id = await product(caller, { tax_included: false });
  await change(caller, id, 1, atPoint);
  const tags = async (query: object) =>
    (await call(test.app, ops.listPriceTags, { query: { product_id: [id], ...query } }, caller)).data;
  const tag = { id, article: body.article, unit: 'piece', barcode: body.barcode };
  expect(await tags({})).toMatchObject({
    items: [{ ...tag, price: 1_000, price_paid: 1_200 }],
    is_capped: false,
  });
  const here = await tags({ point_id: ids.point });
  expect(here.items).toMatchObject([{ price: 1_500, price_paid: 1_800 }]);
});

it('a plan that is due but not made yet comes before a price that somebody sets now', async () => {
  const caller = await owner();
  const id = await product(caller);
  await change(caller, id, 1, { ...base, effective_on: tomorrow });
  const { db } = test.database;
  await db.updateTable('price_changes').set({ effective_on: today }).where('state', '=', 'planned').execute();
  expect(await change(caller, id, 2, { ...base, price: 900 })).toMatchObject({
    ...{ code: codes.conflict.code, details: { current_version: 3 } },
  });
  await change(caller, id, 3, { ...base, price: 900 });
  await workOn(today);
  expect((await pricesOf(caller, id)).product.price).toBe(900);
});

it('a point that is deleted leaves no price behind, and its changes keep its name', async () => {
  const caller = await owner();
  const id = await product(caller);
  const there = { ...base, point_id: ids.pointToDelete };
  await change(caller, id, 1, there);
  await change(caller, id, 2, { ...there, price: 1_700, effective_on: tomorrow });
  await call(test.app, pointsOperations.deletePoint, { params: { id: ids.pointToDelete } }, caller);
  await workOn(tomorrow);
  expect((await pricesOf(caller, id)).own).toEqual([]);
  const [plan, made] = await changesOf(caller, id);
  expect([plan?.state, made?.state]).toEqual(['cancelled', 'applied']);
  expect(made?.point).toEqual({ id: ids.pointToDelete, name: expect.stringMatching(/^\p{L}/u) });
});

it('an archived product keeps its price, and what something is made of keeps its unit', async () => {
  const caller = await owner();
  const id = await product(caller);
  const update = (version: number, fields: Partial<typeof body>) =>
    call(
      test.app,
      ops.updateProduct,
      { params: { id }, body: { ...body, price: 1_000, ...fields, version } },
      caller,
    );
  const lines = [{ kind: 'product' as const, id, quantity: 1_000, loss: 0 }];
  const composed = await product(caller, { article: 'X-1', barcode: null });
  const input = { params: { id: composed }, body: { lines, version: 1 } };
  expect((await call(test.app, ops.putProductComposition, input, caller)).code).toBe(0);
  expect(await update(1, { unit: 'kg' })).toMatchObject(field('unit', 'unit_in_use'));
  await call(test.app, ops.archiveProduct, { params: { id }, body: { version: 1 } }, caller);
  expect((await update(2, { price: 1_100 })).code).toBe(codes.product_archived.code);
  expect((await update(2, { name: 'Інша назва' })).code).toBe(0);
});

describe('a base price that a director planned, when the owner sells the goods further on', () => {
  const here = { is_sold_everywhere: false, point_ids: [ids.point] };
  const sellFurther = (caller: Caller, id: string, version: number) =>
    call(
      test.app,
      ops.updateProduct,
      {
        params: { id },
        body: { ...body, ...here, price: 1_000, point_ids: [ids.point, ids.pointToEdit], version },
      },
      caller,
    );

  it('stays at the points where it was sold, until the next base price', async () => {
    const caller = await owner();
    const director = await signInLimited(test, ids.point);
    const id = await product(director, here);
    await change(director, id, 1, { ...base, effective_on: tomorrow });
    await change(caller, id, 2, { ...base, price: 1_900, effective_on: dayAfter(tomorrow) });
    expect((await sellFurther(caller, id, 3)).code).toBe(0);
    await workOn(tomorrow);
    expect(await pricesOf(caller, id)).toMatchObject({
      product: { price: 1_000 },
      own: [{ point: { id: ids.point }, price: 1_500 }],
    });
    await workOn(dayAfter(tomorrow));
    expect(await pricesOf(caller, id)).toMatchObject({ product: { price: 1_900 }, own: [] });
  });

  it('leaves a point alone that has a price of its own', async () => {
    const caller = await owner();
    const director = await signInLimited(test, ids.point);
    const id = await product(director, here);
    await change(director, id, 1, { ...base, effective_on: tomorrow });
    await change(director, id, 2, { ...atPoint, price: 1_200 });
    expect((await sellFurther(caller, id, 3)).code).toBe(0);
    await workOn(tomorrow);
    expect(await pricesOf(caller, id)).toMatchObject({ product: { price: 1_000 }, own: [{ price: 1_200 }] });
  });
});
