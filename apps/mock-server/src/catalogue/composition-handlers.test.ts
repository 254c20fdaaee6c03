import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '../db/row-columns.ts';
import { type Caller, call, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { placeAt } from '../http/test-support/place-everywhere.ts';

const test = await startFreshApp();
let owner: Caller;
beforeEach(async () => {
  owner = await signInAs(test.app, 'owner');
});

const latte = exampleIds.productToCompose;
const cappuccino = exampleIds.productComposed;
const honey = exampleIds.productToArchive;
const ingredient = (id: string, quantity: number, loss = 0) =>
  ({ kind: 'ingredient', id, quantity, loss }) as const;
const part = (id: string, quantity = 1_000) => ({ kind: 'product', id, quantity, loss: 0 }) as const;
type Line = ReturnType<typeof ingredient> | ReturnType<typeof part>;

const read = (id: string) => call(test.app, ops.getProductComposition, { params: { id } }, owner);
const put = (id: string, version: number, ...lines: Line[]) =>
  call(test.app, ops.putProductComposition, { params: { id }, body: { lines, version } }, owner);
const circleAt = (n: number) => ({
  code: codes.validation_failed.code,
  details: { fields: [{ path: `lines.${n}.id`, rule: 'composition_circle' }] },
});

it('a composition keeps its lines, and says what they cost and what is left of the price', async () => {
  const { data } = await put(latte, 1, ingredient(exampleIds.ingredient, 18, 200), part(cappuccino, 500));
  const { data: whole } = await read(cappuccino);
  expect(whole.cost).toBe(1_176 + 816 + 17 + 250 + 120);
  expect(data.lines.map(({ name, price, cost }) => [name, price, cost])).toEqual([
    ['Кава в зернах', 64_000, 1_176],
    ['Капучино, 250 мл', 2_379, 1_190],
  ]);
  expect(data).toMatchObject({ cost: 2_366, margin: data.price - 2_366, version: 2 });
  expect((await read(latte)).data).toEqual(data);
});

it('a part without a composition of its own makes the cost unknown', async () => {
  const { data } = await put(latte, 1, ingredient(exampleIds.ingredient, 18), part(honey));
  expect(data.lines.map(({ cost }) => cost)).toEqual([1_152, null]);
  expect(data).toMatchObject({ cost: null, margin: null, margin_rate: null });
});

it('no lines: the product has no composition', async () => {
  const { data } = await put(cappuccino, 1);
  expect(data).toMatchObject({ lines: [], cost: null, version: 2 });
});

it('a stale version is a conflict, and a change stands in the journal of the product', async () => {
  expect(await put(latte, 7)).toMatchObject({ code: codes.conflict.code, details: { current_version: 1 } });
  await put(latte, 1, ingredient(exampleIds.ingredient, 18));
  const entry = await test.database.db
    .selectFrom('audit_entries')
    .select(['object_type', 'object_name', 'after'])
    .where('object_id', '=', latte)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ object_type: 'product', object_name: 'Лате, 300 мл' });
  const composition = [{ name: 'Кава в зернах', unit: 'kg', quantity: 18, loss: 0 }];
  expect(JSON.parse(entry.after ?? '')).toEqual({ composition });
});

it('a product never holds itself, neither directly nor through others', async () => {
  expect(await put(latte, 1, part(latte))).toMatchObject(circleAt(0));
  await put(cappuccino, 1, part(latte));
  expect(await put(latte, 1, ingredient(exampleIds.ingredient, 18), part(cappuccino))).toMatchObject(
    circleAt(1),
  );
  await put(honey, 1, part(cappuccino));
  expect(await put(latte, 1, part(honey))).toMatchObject(circleAt(0));
});

it('two changes at once never make a circle', async () => {
  const versionOf = async (id: string) => (await read(id)).data.version;
  for (let n = 0; n < 5; n += 1) {
    const [a, b] = [await versionOf(latte), await versionOf(cappuccino)];
    const answers = await Promise.all([put(latte, a, part(cappuccino)), put(cappuccino, b, part(latte))]);
    const refused = codes.validation_failed.code;
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, refused]));
    for (const id of [latte, cappuccino]) await put(id, await versionOf(id));
  }
});

it('who works at one point changes what is sold there alone, and leaves parts that they do not see', async () => {
  const { db } = test.database;
  await put(latte, 1, part(exampleIds.productToPrice));
  await placeAt(db, exampleIds.owner, [exampleIds.point]);
  await db.updateTable('users').set({ roles: '["director"]' }).where('id', '=', exampleIds.owner).execute();
  await db
    .deleteFrom('product_points')
    .where('product_id', 'in', [latte, exampleIds.productToPrice])
    .execute();
  const soldHere = { id: newId(), merchant_id: exampleIds.merchant, product_id: latte };
  await db
    .insertInto('product_points')
    .values({ ...soldHere, point_id: exampleIds.point })
    .execute();
  owner = await signInAs(test.app, 'owner');
  expect(await put(exampleIds.product, 1)).toMatchObject({ code: codes.beyond_own_points.code });
  const { data } = await put(latte, 2, part(exampleIds.productToPrice, 2_000));
  expect(data.lines).toMatchObject([{ id: exampleIds.productToPrice, quantity: 2_000 }]);
  await put(latte, 3);
  expect(await put(latte, 4, part(exampleIds.productToPrice))).toMatchObject({ code: codes.not_found.code });
});

it('a part is not deleted; a product that is takes its composition with it', async () => {
  const id = exampleIds.productToDelete;
  const remove = () => call(test.app, ops.deleteProduct, { params: { id } }, owner);
  await put(id, 1, ingredient(exampleIds.ingredientToDelete, 1_000));
  await put(latte, 1, part(id));
  expect(await remove()).toMatchObject({ code: codes.product_in_composition.code });
  await put(latte, 2);
  expect((await remove()).code).toBe(0);
  const params = { id: exampleIds.ingredientToDelete };
  expect((await call(test.app, ops.getIngredient, { params }, owner)).data.used_by_count).toBe(0);
});
