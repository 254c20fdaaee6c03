/** What discounts name: whose it is, who sees it, and what becomes of it. */
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import { loyaltyOperations as ops } from '@kasa/contracts/loyalty/operations';
import { pointsOperations } from '@kasa/contracts/points/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { UNKNOWN_ID } from '../http/test-support/failure-cases.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { limitedBeforeEach } from '../http/test-support/point-scope-world.ts';

const test = await startFreshApp({ worksEverywhere: false });
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
const [HERE, THERE] = [ids.point, ids.pointToEdit];
const director = limitedBeforeEach(test, HERE);
const body: DiscountFields = {
  ...ops.createDiscount.example.body,
  ...{ name: 'Знижка за зразком', point_ids: [HERE], product_ids: [], group_ids: [ids.productGroup] },
};

const create = (change: Partial<DiscountFields>, caller = owner) =>
  call(test.app, ops.createDiscount, { body: { ...body, ...change } }, caller);
const update = (id: string, change: Partial<DiscountFields>, caller = owner) =>
  call(test.app, ops.updateDiscount, { params: { id }, body: { ...body, ...change, version: 1 } }, caller);
const read = (id: string, caller = owner) => call(test.app, ops.getDiscount, { params: { id } }, caller);
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);
const everywhere = { is_everywhere: true, point_ids: [] };
const aProduct = { product_ids: [ids.productToDelete], group_ids: [] };

/** Moves the terminal of the examples, and sells a product, at one point alone. */
async function putAt(point_id: string): Promise<void> {
  await db.updateTable('terminals').set({ point_id }).where('id', '=', ids.terminal).execute();
  const product_id = ids.productToDelete;
  await db.updateTable('products').set({ is_sold_everywhere: 0 }).where('id', '=', product_id).execute();
  await db.deleteFrom('product_points').where('product_id', '=', product_id).execute();
  const row = { id: UNKNOWN_ID, merchant_id: ids.merchant, product_id, point_id };
  await db.insertInto('product_points').values(row).execute();
}

it.each(['point_ids', 'excluded_terminal_ids', 'product_ids', 'group_ids'] as const)(
  'what is not the merchant’s in %s is not found at its place',
  async (field) => {
    const details = { fields: [{ path: `${field}.0`, rule: 'not_found' }] };
    expect(await create({ [field]: [UNKNOWN_ID] })).toMatchObject({ code: codes.not_found.code, details });
  },
);

it('a product that is deleted leaves the discount, which then holds for nothing', async () => {
  const { id } = (await create(aProduct)).data;
  const params = { id: ids.productToDelete };
  expect((await call(test.app, catalogueOperations.deleteProduct, { params }, owner)).code).toBe(0);
  expect((await read(id)).data).toMatchObject({ is_for_all_goods: false, products: [], version: 1 });
});

it('a group and a point that are deleted leave the discount', async () => {
  const { id } = (
    await create({ point_ids: [HERE, ids.pointToDelete], group_ids: [ids.productGroupToDelete] })
  ).data;
  const group = { params: { id: ids.productGroupToDelete } };
  expect((await call(test.app, catalogueOperations.deleteProductGroup, group, owner)).code).toBe(0);
  const point = { params: { id: ids.pointToDelete } };
  expect((await call(test.app, pointsOperations.deletePoint, point, owner)).code).toBe(0);
  const { data } = await read(id);
  expect([idsOf(data.points), data.groups]).toEqual([[HERE], []]);
});

it('a terminal that is released leaves the discount', async () => {
  const { id } = (await create({ excluded_terminal_ids: [ids.terminal] })).data;
  await db.updateTable('terminals').set({ status: 'released' }).where('id', '=', ids.terminal).execute();
  expect((await read(id)).data.excluded_terminals).toEqual([]);
});

it('somebody who is limited to a point sees what holds there, or everywhere', async () => {
  const [here, there, all] = [
    (await create({ name: 'Зразок тут' })).data.id,
    (await create({ name: 'Зразок там', point_ids: [THERE] })).data.id,
    (await create({ name: 'Зразок усюди', ...everywhere })).data.id,
  ];
  const list = async (caller = owner) => {
    const query = { q: 'Зразок', sort: 'created_at' } as const;
    return idsOf((await call(test.app, ops.listDiscounts, { query }, caller)).data.items).toSorted();
  };
  expect(await list()).toEqual([here, there, all].toSorted());
  expect(await list(director)).toEqual([here, all].toSorted());
  expect((await read(there, director)).code).toBe(codes.not_found.code);
});

const beyond: readonly (readonly [string, Partial<DiscountFields>, shown: readonly string[]])[] = [
  ['everywhere', everywhere, []],
  ['at other points too', { point_ids: [HERE, THERE] }, [HERE]],
];
it.each(beyond)(
  'one that holds %s shows them their own points, and is neither changed, switched on nor deleted by them',
  async (_, change, shown) => {
    const { id } = (await create(change)).data;
    const { data } = await read(id, director);
    expect(data).toMatchObject({ is_beyond_own_points: true });
    expect(idsOf(data.points)).toEqual(shown);
    const on = { params: { id }, body: { state: 'active', version: 1 } } as const;
    const answers = [
      await update(id, {}, director),
      await call(test.app, ops.changeDiscountState, on, director),
      await call(test.app, ops.deleteDiscount, { params: { id } }, director),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => codes.beyond_own_points.code));
    expect((await read(id)).data).toMatchObject({ state: 'draft', version: 1 });
  },
);

it('they make, change and switch on what holds at their own point, and nothing further', async () => {
  expect((await create(everywhere, director)).code).toBe(codes.beyond_own_points.code);
  expect((await create({ point_ids: [THERE] }, director)).code).toBe(codes.not_found.code);
  const { data } = await create({}, director);
  expect(data).toMatchObject({ is_beyond_own_points: false, points: [{ id: HERE }] });
  expect((await update(data.id, everywhere, director)).code).toBe(codes.beyond_own_points.code);
  expect((await update(data.id, { name: 'Інша' }, director)).data).toMatchObject({
    name: 'Інша',
    version: 2,
  });
  const on = { params: { id: data.id }, body: { state: 'active', version: 2 } } as const;
  expect((await call(test.app, ops.changeDiscountState, on, director)).data.state).toBe('active');
});

it.each([
  ['a terminal', { excluded_terminal_ids: [ids.terminal] }],
  ['goods', aProduct],
])('what names %s of another point is not theirs to change, and that is not shown', async (_, named) => {
  const { id } = (await create(named)).data;
  await putAt(THERE);
  expect((await read(id, director)).data).toMatchObject({
    ...{ products: [], excluded_terminals: [], is_beyond_own_points: true },
  });
  const refused = { code: codes.beyond_own_points.code };
  expect(await update(id, { name: 'Інша' }, director)).toMatchObject(refused);
  const on = { params: { id }, body: { state: 'active' as const, version: 1 } };
  expect(await call(test.app, ops.changeDiscountState, on, director)).toMatchObject(refused);
  expect(await call(test.app, ops.deleteDiscount, { params: { id } }, director)).toMatchObject(refused);
});
