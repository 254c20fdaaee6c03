import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { expect, it } from 'vitest';
import { call, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { signInLimited } from '../http/test-support/point-scope-world.ts';

const test = await startFreshApp();
const body = { ...ops.createProduct.example.body, is_sold_everywhere: true, point_ids: [] as string[] };
const owner = () => signInAs(test.app, 'owner');
type Caller = Awaited<ReturnType<typeof owner>>;

const create = (caller: Caller, change: Partial<typeof body> = {}) =>
  call(test.app, ops.createProduct, { body: { ...body, ...change } }, caller);
const update = (caller: Caller, id: string, version: number, change: Partial<typeof body> = {}) =>
  call(test.app, ops.updateProduct, { params: { id }, body: { ...body, ...change, version } }, caller);
const changesOf = async (caller: Caller, product_id: string) =>
  (await call(test.app, ops.listPriceChanges, { query: { product_id } }, caller)).data.items;
const taken = (path: string) => ({
  code: codes.conflict.code,
  details: { fields: [{ path, rule: 'taken' }] },
});

it('a product keeps everything, and is found by a part of its name, by its code and by its barcode', async () => {
  const caller = await owner();
  const { data } = await create(caller);
  expect((await call(test.app, ops.getProduct, { params: { id: data.id } }, caller)).data).toEqual(data);
  for (const query of [{ q: 'МЕЛЕНА «РАНОК' }, { q: body.article }, { barcode: body.barcode ?? '' }])
    expect((await call(test.app, ops.listProducts, { query }, caller)).data.items).toEqual([data]);
});

it('a UPC-A is found and taken as the EAN-13 that a scanner reads', async () => {
  const caller = await owner();
  const { data } = await create(caller, { barcode: '036000291452' });
  const query = { barcode: '0036000291452' };
  expect((await call(test.app, ops.listProducts, { query }, caller)).data.items).toEqual([data]);
  expect(await create(caller, { article: 'U-2', barcode: '0036000291452' })).toMatchObject(taken('barcode'));
});

it('a code and a barcode are free once their product is archived, and keep it from coming back', async () => {
  const caller = await owner();
  const { data } = await create(caller);
  expect(await create(caller, { barcode: null })).toMatchObject(taken('article'));
  const versioned = (version: number) => ({ params: { id: data.id }, body: { version } });
  expect((await call(test.app, ops.archiveProduct, versioned(1), caller)).data.state).toBe('archived');
  expect((await create(caller)).code).toBe(0);
  const back = await call(test.app, ops.restoreProduct, versioned(2), caller);
  expect(back.details?.fields?.map(({ path }) => path)).toEqual(['article', 'barcode']);
});

it('two of one code at once: one is there', async () => {
  const caller = await owner();
  const answers = await Promise.all([1, 2, 3].map(() => create(caller)));
  expect(answers.map(({ code }) => code).toSorted((a, b) => b - a)).toEqual([
    0,
    codes.conflict.code,
    codes.conflict.code,
  ]);
});

it('what was sold is archived, not deleted', async () => {
  const caller = await owner();
  const remove = (id: string) => call(test.app, ops.deleteProduct, { params: { id } }, caller);
  expect((await remove(ids.product)).code).toBe(codes.product_sold.code);
  const { data } = await create(caller);
  expect((await remove(data.id)).code).toBe(0);
  expect((await remove(data.id)).code).toBe(codes.not_found.code);
});

it('another price is a change of the base price, with who made it; the same one is none', async () => {
  const caller = await owner();
  const { data } = await create(caller, { price: 1_000 });
  await update(caller, data.id, 1, { price: 1_250 });
  await update(caller, data.id, 2, { price: 1_250, name: 'Інша назва' });
  const prices = (await changesOf(caller, data.id)).map((one) => [
    one.price_before,
    one.price,
    one.created_by,
  ]);
  expect(prices).toEqual([
    [1_000, 1_250, 'Коваль Олена Петрівна'],
    [null, 1_000, 'Коваль Олена Петрівна'],
  ]);
});

it('points are those of the merchant, without depots', async () => {
  const caller = await owner();
  const at = (id: string) => create(caller, { is_sold_everywhere: false, point_ids: [id] });
  expect(await at(ids.depot)).toMatchObject({
    details: { fields: [{ path: 'point_ids.0', rule: 'not_found' }] },
  });
  const { data } = await at(ids.point);
  expect(data.points.map(({ id }) => id)).toEqual([ids.point]);
  const found = (point_id: string) =>
    call(test.app, ops.listProducts, { query: { point_id: [point_id], q: data.article } }, caller);
  expect((await found(ids.point)).data.total).toBe(1);
  expect((await found(ids.pointToEdit)).data.total).toBe(0);
});

it('a director sees what is sold at the own points, and changes what is sold there alone', async () => {
  const [caller, director] = [await owner(), await signInLimited(test, ids.point)];
  const own = (await create(caller, { is_sold_everywhere: false, point_ids: [ids.point] })).data;
  const both = (
    await create(caller, {
      ...{ article: 'B-1', barcode: null, is_sold_everywhere: false },
      point_ids: [ids.point, ids.pointToEdit],
    })
  ).data;
  const others = (
    await create(caller, {
      ...{ article: 'B-2', barcode: null, is_sold_everywhere: false },
      point_ids: [ids.pointToEdit],
    })
  ).data;
  const read = (id: string) => call(test.app, ops.getProduct, { params: { id } }, director);
  expect((await read(own.id)).data).toMatchObject({ is_beyond_own_points: false });
  expect((await read(both.id)).data).toMatchObject({
    is_beyond_own_points: true,
    points: [{ id: ids.point }],
  });
  expect((await read(ids.product)).data).toMatchObject({ is_beyond_own_points: true });
  expect((await read(others.id)).code).toBe(codes.not_found.code);
  const here = { is_sold_everywhere: false, point_ids: [ids.point] };
  expect((await update(director, own.id, 1, { ...here, name: 'Своє' })).code).toBe(0);
  const beyond = codes.beyond_own_points.code;
  expect((await update(director, both.id, 1, { ...here, article: 'B-1', barcode: null })).code).toBe(beyond);
  expect((await update(director, own.id, 2)).code).toBe(beyond);
  expect((await create(director, { article: 'B-3', barcode: null })).code).toBe(beyond);
  expect((await create(director, { ...here, article: 'B-3', barcode: null })).code).toBe(0);
});

it('a director renames no group that others’ products are in', async () => {
  const director = await signInLimited(test, ids.point);
  const rename = (id: string) =>
    call(
      test.app,
      ops.updateProductGroup,
      { params: { id }, body: { name: `Нова ${id.slice(-3)}`, version: 1 } },
      director,
    );
  expect((await rename(ids.productGroup)).code).toBe(codes.beyond_own_points.code);
  expect((await rename(ids.productGroupToDelete)).code).toBe(0);
});
