/** Products are made and changed many at a time, which nobody can tell from what is done one by one. */
import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { importsIn, teas } from '../test-support/imports.ts';

const test = await startFreshApp();
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
const own = importsIn(test, owner);

it('makes many as it makes one: with the same columns, points, prices and entries of the journal', async () => {
  const at = { is_sold_everywhere: false, point_ids: [ids.point, ids.pointWithCash] };
  // The first one makes the group, and is made by itself.
  const done = await own.imported(teas(3), at);
  const written = async (article: string) => {
    const of = db.selectFrom('products').selectAll().where('article', '=', article);
    const { id, search: _, ...columns } = await of.executeTakeFirstOrThrow();
    const rowsOf = (table: 'product_points' | 'price_changes') =>
      db.selectFrom(table).selectAll().where('product_id', '=', id).orderBy('id').execute();
    const plain = (rows: readonly object[]) => rows.map((row) => ({ ...row, id: '', product_id: '' }));
    const [points, prices] = [await rowsOf('product_points'), await rowsOf('price_changes')];
    const imported = db.selectFrom('product_import_rows').where('product_id', '=', id);
    const row = await imported.select(['product_version', 'written_version']).execute();
    const all = { columns, points: plain(points), prices: plain(prices), row };
    return JSON.stringify({ ...all, entries: await own.entriesOf(id) }).replaceAll(article, '');
  };
  expect((await own.results(done.run_id)).map(([, state]) => state)).toEqual(['done', 'done', 'done']);
  expect(await written('900011')).toBe(await written('900010'));
  expect(await written('900012')).toBe(await written('900010'));
});

it('makes the others when one of many is taken before its turn, or fails', async () => {
  const draft = await own.draft(teas(6));
  await own.start(draft);
  const body = { ...ops.createProduct.example.body, article: '900012', barcode: null };
  await call(test.app, ops.createProduct, { body }, owner);
  const broken = db.updateTable('product_import_rows').set({ after: '{' }).where('article', '=', '900014');
  await broken.where('import_id', '=', draft.id).execute();
  await own.work();
  expect(await own.results((await own.get(draft)).run_id)).toEqual([
    [2, 'done', null],
    [3, 'done', null],
    [4, 'failed', 'taken'],
    [5, 'done', null],
    [6, 'failed', 'internal'],
    [7, 'done', null],
  ]);
  const made = db.selectFrom('products').select('article').where('article', 'like', '90001_');
  const articles = (await made.execute()).map(({ article }) => article).toSorted();
  expect(articles).toEqual(['900010', '900011', '900012', '900013', '900015']);
});

it('makes each by itself when the database refuses many, which is no failure of any of them', async () => {
  const draft = await own.draft(teas(4));
  await own.start(draft);
  // A barcode that is taken, which nothing but the database knows of before it is written.
  const taken = db.selectFrom('products').select('barcode').where('barcode', 'is not', null);
  const onSale = taken.where('merchant_id', '=', ids.merchant).where('archived_at', 'is', null);
  const { barcode } = await onSale.limit(1).executeTakeFirstOrThrow();
  const rows = db.selectFrom('product_import_rows').select(['id', 'after']).where('import_id', '=', draft.id);
  const { id, after } = await rows.where('article', '=', '900012').executeTakeFirstOrThrow();
  const other = JSON.stringify({ ...JSON.parse(String(after)), barcode });
  await db.updateTable('product_import_rows').set({ after: other }).where('id', '=', id).execute();
  const reported: unknown[] = [];
  await own.work((error) => reported.push(error));
  expect(await own.results((await own.get(draft)).run_id)).toEqual([
    [2, 'done', null],
    [3, 'done', null],
    [4, 'failed', 'taken'],
    [5, 'done', null],
  ]);
  expect(reported).toEqual([]);
});

it('changes many as it changes one, and undoes them as it undoes one', async () => {
  await own.imported(teas(4));
  // The first one makes the group, and is changed by itself.
  const done = await own.imported(
    teas(4).map((one) => ({ ...one, price: '99,10', tax: '7 %', group: 'Інші' })),
  );
  const stateOf = async (article: string) => {
    const of = db.selectFrom('products').selectAll().where('article', '=', article);
    const { id, search: _, ...columns } = await of.executeTakeFirstOrThrow();
    const prices = db.selectFrom('price_changes').select(['price_before', 'price', 'state', 'created_by_id']);
    const entries = (await own.entriesOf(id)).map((entry) => JSON.stringify(entry));
    const all = {
      columns,
      prices: await prices.where('product_id', '=', id).orderBy('id').execute(),
      entries,
    };
    return JSON.stringify(all).replaceAll(article, '');
  };
  const expectSame = async () => {
    const [alone, ...together] = await Promise.all(['900010', '900011', '900012', '900013'].map(stateOf));
    for (const one of together) expect(one).toBe(alone);
    return alone;
  };
  expect((await own.results(done.run_id)).map(([, state]) => state)).toEqual(Array(4).fill('done'));
  expect(await expectSame()).toContain('"price":9910');
  // A barcode is given back one by one.
  await db
    .updateTable('product_import_rows')
    .set({ after: sql`replace(after, '"barcode":null', '"barcode":"1"')` })
    .where('import_id', '=', done.id)
    .where('article', '=', '900010')
    .execute();
  await own.rollBack(done);
  await own.work();
  expect((await own.get(done)).state).toBe('rolled_back');
  expect(await expectSame()).toContain('"price":8490');
});
