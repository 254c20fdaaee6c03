import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { describe, expect, it } from 'vitest';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';
import { limitedBeforeEach } from '../../http/test-support/point-scope-world.ts';
import { coffee, importsIn, tea } from '../test-support/imports.ts';

const test = await startFreshApp();
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
const own = importsIn(test, owner);
const director = limitedBeforeEach(test, ids.point);

describe('an import', () => {
  it('makes what is new, changes what differs, and passes over the rest, each with its reason', async () => {
    const done = await own.imported([tea, coffee, { article: '400101', price: '75' }, { article: 'x' }]);
    expect(done).toMatchObject({ state: 'done', counts: { new: 1, changed: 1, same: 1, wrong: 1 } });
    expect(await own.results(done.run_id)).toEqual([
      [2, 'done', null],
      [3, 'done', null],
      [4, 'skipped', 'same'],
      [5, 'skipped', 'wrong'],
    ]);
    // Rows are written side by side: the first one names the group for both.
    const group = { name: expect.stringMatching(/^чаї$/iu) };
    expect(await own.product('900001')).toMatchObject({ price: 8_490, group, version: 1 });
    expect(await own.product('100109')).toMatchObject({ price: 17_900, group, version: 2 });
    const groups = db.selectFrom('product_groups').select('id').where('name', 'in', ['Чаї', 'чаї']);
    expect(await groups.where('merchant_id', '=', ids.merchant).execute()).toHaveLength(1);
  });

  it('writes as a form does: in the journal, and among the changes of prices', async () => {
    await own.imported([coffee]);
    const [entry] = await own.entriesOf(ids.product);
    expect(entry).toMatchObject({ operation: 'startProductImport', user_id: ids.owner });
    expect(JSON.parse(String(entry?.after))).toMatchObject({ price: 17_900 });
    const input = { query: { product_id: ids.product, sort: '-created_at' } } as const;
    const { data } = await call(test.app, ops.listPriceChanges, input, owner);
    expect(data.items[0]).toMatchObject({ price_before: 16_900, price: 17_900, state: 'applied' });
  });

  it('keeps what the file says nothing of: points, prices at points, the picture', async () => {
    const before = await own.product('100197');
    await own.imported([
      { article: '100197', price: '60' },
      { article: '100195', price: '80' },
    ]);
    expect(await own.product('100197')).toEqual({
      ...{ ...before, price: 6_000, version: 2 },
      updated_at: expect.any(String),
    });
    expect((await own.product('100195'))?.points.length).toBeGreaterThan(1);
  });

  it('does not begin when a product was changed since it was looked at; then it shows what is', async () => {
    const draft = await own.draft([tea, coffee]);
    await own.changePrice(17_500, 1);
    expect((await own.start(draft)).code).toBe(codes.bulk_targets_changed.code);
    const now = await own.get(draft);
    expect(now).toMatchObject({ state: 'draft', version: draft.version + 1 });
    const [row] = await own.rows(draft, 'changed');
    expect(row?.before?.price).toBe(17_500);
    expect((await own.start(now)).code).toBe(0);
  });

  it('does not begin when an article or a barcode was taken since', async () => {
    const body = { ...ops.createProduct.example.body, article: '900001', barcode: null };
    const draft = await own.draft([tea, { ...tea, article: '900002', barcode: '4820001001907' }]);
    await call(test.app, ops.createProduct, { body }, owner);
    const other = { ...body, article: '900009', barcode: '4820001001907' };
    await call(test.app, ops.createProduct, { body: other }, owner);
    expect((await own.start(draft)).code).toBe(codes.bulk_targets_changed.code);
    expect((await own.get(draft)).counts).toMatchObject({ new: 0, changed: 1, wrong: 1 });
  });

  it('does not begin when a row that was the same, or wrong, would do something by now', async () => {
    const barcode = '4820001001907';
    const taken = await call(
      test.app,
      ops.createProduct,
      { body: { ...ops.createProduct.example.body, article: '900009', barcode } },
      owner,
    );
    const draft = await own.draft([
      { article: '100109', price: '169' },
      { ...tea, article: '900002', barcode },
      { ...tea, article: '900003' },
    ]);
    expect(draft.counts).toMatchObject({ new: 1, same: 1, wrong: 1 });
    await own.changePrice(17_500, 1);
    await call(test.app, ops.deleteProduct, { params: { id: taken.data.id } }, owner);
    expect((await own.start(draft)).code).toBe(codes.bulk_targets_changed.code);
    const now = await own.get(draft);
    expect(now.counts).toMatchObject({ new: 2, changed: 1, same: 0, wrong: 0 });
    expect((await own.start(now)).code).toBe(0);
    await own.work();
    expect((await own.product('100109'))?.price).toBe(16_900);
  });

  it('begins when nothing but the version of what stays the same has changed', async () => {
    const draft = await own.draft([tea, { article: '100109', price: '169' }]);
    const products = db.updateTable('products').where('id', '=', ids.product);
    await products.set({ version: 9 }).execute();
    expect((await own.start(draft)).code).toBe(0);
  });

  it('does not begin when a group that was to be made is there, or one that was there is gone', async () => {
    const group = { body: { name: 'чаї' } };
    const draft = await own.draft([tea]);
    const { data: made } = await call(test.app, ops.createProductGroup, group, owner);
    expect((await own.start(draft)).code).toBe(codes.bulk_targets_changed.code);
    const [known] = await own.rows(draft);
    expect(known).toMatchObject({ is_new_group: false, after: { group: 'чаї' } });
    await call(test.app, ops.deleteProductGroup, { params: { id: made.id } }, owner);
    expect((await own.start(await own.get(draft))).code).toBe(codes.bulk_targets_changed.code);
    const [missing] = await own.rows(draft);
    expect(missing).toMatchObject({ is_new_group: true, after: { group: 'Чаї' } });
  });

  it('judges all of its rows anew at once, however many', async () => {
    const draft = (await own.create()).data;
    const texts = (from: number) =>
      Array.from({ length: 500 }, (_, n) => ({ ...tea, article: `9${from + n}` }));
    for (const from of [1_000, 1_500, 2_000]) await own.put(draft, texts(from), from);
    const looked = await own.get(draft);
    const rows = db.updateTable('product_import_rows').where('import_id', '=', draft.id);
    await rows.set({ verdict: 'same' }).execute();
    expect((await own.start(looked)).code).toBe(codes.bulk_targets_changed.code);
    expect(await own.get(draft)).toMatchObject({ version: looked.version + 1, counts: { new: 1_500 } });
  });

  it('has another version once it was begun', async () => {
    const draft = await own.draft([tea]);
    await own.start(draft);
    expect((await own.get(draft)).version).toBe(draft.version + 1);
  });

  it('does not begin when rows were put since', async () => {
    const draft = await own.draft([tea]);
    await own.put(draft, [coffee], 9);
    expect((await own.start(draft)).code).toBe(codes.bulk_targets_changed.code);
    expect((await own.get(draft)).version).toBe(draft.version + 1);
  });

  it('leaves a product alone that somebody changes before its turn, and a price that is due', async () => {
    const draft = await own.draft([tea, coffee, { article: '100105', price: '1' }]);
    const due = db.updateTable('price_changes').where('id', '=', ids.priceChangeToCancel);
    await own.start(draft);
    await own.changePrice(17_500, 1);
    await due.set({ effective_on: '2026-11-01' }).execute();
    await own.work();
    const { run_id } = await own.get(draft);
    expect(await own.results(run_id)).toEqual([
      [2, 'done', null],
      [3, 'failed', 'conflict'],
      [4, 'failed', 'conflict'],
    ]);
    expect((await own.product('100109'))?.price).toBe(17_500);
  });

  it('makes no second product of an article or a barcode that is taken before its turn, and no group', async () => {
    const barcode = '4820001001907';
    const draft = await own.draft([tea, { ...tea, article: '900002', barcode }]);
    await own.start(draft);
    const body = { ...ops.createProduct.example.body, article: '900001', barcode };
    await call(test.app, ops.createProduct, { body }, owner);
    await own.work();
    expect(await own.results((await own.get(draft)).run_id)).toEqual([
      [2, 'failed', 'taken'],
      [3, 'failed', 'taken'],
    ]);
    const groups = db.selectFrom('product_groups').select('id').where('name', '=', 'Чаї');
    expect(await groups.execute()).toEqual([]);
  });

  it('is begun once, by whoever is first, and takes no rows any more', async () => {
    const draft = await own.draft([tea]);
    const started = await Promise.all([own.start(draft), own.start(draft)]);
    const results = started.map(({ code }) => code);
    expect(results.filter((code) => code === 0)).toHaveLength(1);
    expect([codes.product_import_started.code, codes.bulk_run_unfinished.code]).toContain(
      Math.max(...results),
    );
    expect((await own.put(draft, [coffee])).code).toBe(codes.product_import_started.code);
    await own.work();
    const named = db.selectFrom('products').select('id').where('article', '=', '900001');
    expect(await named.execute()).toHaveLength(1);
  });

  it('can be stopped: what was done stays, the rest is skipped', async () => {
    const draft = await own.draft([tea, coffee]);
    const { data: run } = await own.start(draft);
    const first = db.updateTable('bulk_run_rows').set({ state: 'done' }).where('run_id', '=', run.id);
    await first.where('position', '=', 2).execute();
    const input = { params: { id: run.id } };
    const stopped = await call(test.app, ops.cancelProductImportRun, input, owner);
    expect(stopped.data).toMatchObject({ state: 'cancelled', done: 1, skipped: 1 });
    await own.work();
    expect((await own.get(draft)).state).toBe('cancelled');
    expect((await own.product('100109'))?.price).toBe(16_900);
  });

  it('tells of its end', async () => {
    const done = await own.imported([tea]);
    const told = db.selectFrom('events').select('data').where('type', '=', 'product_import.progress');
    const [last] = await told.orderBy('number', 'desc').limit(1).execute();
    expect(JSON.parse(String(last?.data))).toEqual({
      ...{ run_id: done.run_id, state: 'done', total: 1, done: 1, skipped: 0, failed: 0 },
    });
  });

  it('by somebody limited to points sells at their points, and stops where they work no more', async () => {
    const limited = importsIn(test, director);
    const here = { is_sold_everywhere: false, point_ids: [ids.point] };
    const done = await limited.imported([tea], here);
    expect(await limited.results(done.run_id)).toEqual([[2, 'done', null]]);
    expect((await own.product('900001'))?.points.map(({ id }) => id)).toEqual([ids.point]);
    const next = await limited.draft(
      [
        { ...tea, article: '900002' },
        { ...tea, price: '90' },
      ],
      here,
    );
    expect((await limited.start(next)).code).toBe(0);
    await placeAt(db, await own.ownerOf(next.id), [ids.pointWithCash]);
    await own.work();
    const { run_id } = await own.get(next);
    const reasons = (await own.results(run_id)).map(([, state, reason]) => [state, reason]);
    expect(reasons).toEqual([
      ['failed', 'beyond_own_points'],
      ['failed', 'beyond_own_points'],
    ]);
  });
});
