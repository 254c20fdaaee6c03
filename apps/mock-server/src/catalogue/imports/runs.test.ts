import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { describe, expect, it } from 'vitest';
import { newId } from '../../db/row-columns.ts';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';
import { limitedBeforeEach } from '../../http/test-support/point-scope-world.ts';
import { importsIn } from '../test-support/imports.ts';

const test = await startFreshApp();
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
const own = importsIn(test, owner);
const director = limitedBeforeEach(test, ids.point);

const tea = { article: '900001', name: 'Чай зелений, 100 г', price: '84,90', group: 'Чаї' };
const coffee = { article: '100109', price: '179,00', group: 'чаї' };
const changePrice = (price: number, version: number) =>
  call(
    test.app,
    ops.changeProductPrice,
    { params: { id: ids.product }, body: { point_id: null, price, effective_on: null, version } },
    owner,
  );
const entriesOf = (id: string) =>
  db
    .selectFrom('audit_entries')
    .select(['operation', 'user_id', 'before', 'after'])
    .where('object_id', '=', id)
    .where('operation', 'like', '%Import')
    .execute();

/** Whose import it is. */
async function ownerOf(id: string): Promise<string> {
  const imports = db.selectFrom('product_imports').select('user_id').where('id', '=', id);
  return (await imports.executeTakeFirstOrThrow()).user_id;
}

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
    expect(await own.product('900001')).toMatchObject({ price: 8_490, group: { name: 'Чаї' }, version: 1 });
    expect(await own.product('100109')).toMatchObject({ price: 17_900, group: { name: 'Чаї' }, version: 2 });
    const groups = db.selectFrom('product_groups').select('id').where('name', '=', 'Чаї');
    expect(await groups.where('merchant_id', '=', ids.merchant).execute()).toHaveLength(1);
  });

  it('writes as a form does: in the journal, and among the changes of prices', async () => {
    await own.imported([coffee]);
    const [entry] = await entriesOf(ids.product);
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
    await changePrice(17_500, 1);
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
    await changePrice(17_500, 1);
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

  it('makes no second product of an article that is taken before its turn', async () => {
    const draft = await own.draft([tea]);
    await own.start(draft);
    const body = { ...ops.createProduct.example.body, article: '900001', barcode: null };
    await call(test.app, ops.createProduct, { body }, owner);
    await own.work();
    expect(await own.results((await own.get(draft)).run_id)).toEqual([[2, 'failed', 'conflict']]);
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
    await placeAt(db, await ownerOf(next.id), [ids.pointWithCash]);
    await own.work();
    const { run_id } = await own.get(next);
    const reasons = (await own.results(run_id)).map(([, state, reason]) => [state, reason]);
    expect(reasons).toEqual([
      ['failed', 'beyond_own_points'],
      ['failed', 'beyond_own_points'],
    ]);
  });
});

describe('rolling an import back', () => {
  it('deletes what is new, gives back what was changed, and leaves groups', async () => {
    const before = await own.product('100109');
    const done = await own.imported([tea, coffee]);
    expect((await own.rollBack(done)).data).toMatchObject({ action: 'roll_back_import', total: 2 });
    expect((await own.get(done)).state).toBe('rolling_back');
    await own.work();
    const undone = await own.get(done);
    expect(undone.state).toBe('rolled_back');
    expect(await own.results(undone.roll_back_run_id)).toEqual([
      [2, 'done', null],
      [3, 'done', null],
    ]);
    expect(await own.product('900001')).toBeUndefined();
    expect(await own.product('100109')).toEqual({ ...before, version: 3, updated_at: expect.any(String) });
    const groups = db.selectFrom('product_groups').select('id').where('name', '=', 'Чаї');
    expect(await groups.execute()).toHaveLength(1);
    expect((await own.rollBack(undone)).code).toBe(codes.product_import_rolled_back.code);
    const entries = await entriesOf(ids.product);
    expect(entries.map(({ operation }) => operation)).toEqual([
      'startProductImport',
      'rollBackProductImport',
    ]);
  });

  it('leaves what somebody has changed since, and what others are made of', async () => {
    const done = await own.imported([tea, coffee]);
    await changePrice(17_500, 2);
    const made = await own.product('900001');
    const line = { kind: 'product' as const, id: String(made?.id), quantity: 1_000, loss: 0 };
    const body = { lines: [line], version: 1 };
    await call(test.app, ops.putProductComposition, { params: { id: ids.productToCompose }, body }, owner);
    await own.rollBack(done);
    await own.work();
    expect(await own.results((await own.get(done)).roll_back_run_id)).toEqual([
      [2, 'skipped', 'product_in_composition'],
      [3, 'skipped', 'conflict'],
    ]);
    expect((await own.product('100109'))?.price).toBe(17_500);
  });

  it('is over once something of it was sold, though not when that was before', async () => {
    const changed = await own.imported([coffee]);
    expect((await own.product('100109'))?.is_sold).toBe(true);
    expect((await own.rollBack(changed)).code).toBe(0);
    await own.work();
    const done = await own.imported([tea]);
    await db.updateTable('products').set({ is_sold: 1 }).where('article', '=', '900001').execute();
    expect((await own.rollBack(done)).code).toBe(codes.product_import_sold.code);
  });

  it('is over once something that it changed was sold since', async () => {
    const changed = await own.imported([coffee]);
    const { id: transaction_id } = await db
      .selectFrom('transactions')
      .select('id')
      .where('merchant_id', '=', ids.merchant)
      .where('paid_at', 'is not', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const paid = (paid_at: string) =>
      db.updateTable('transactions').set({ paid_at }).where('id', '=', transaction_id).execute();
    const { article, name, unit, tax, has_excise } = await db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', ids.product)
      .executeTakeFirstOrThrow();
    const line = { article, name, unit, tax, has_excise, quantity: 1_000, price: 16_900, amount: 16_900 };
    const of = {
      id: newId(),
      merchant_id: ids.merchant,
      transaction_id,
      position: 0,
      product_id: ids.product,
    };
    await db
      .insertInto('sold_goods')
      .values({ ...of, ...line, taken: '[]' })
      .execute();
    await paid(test.clock.nowIso());
    expect((await own.rollBack(changed)).code).toBe(codes.product_import_sold.code);
    await paid('2026-01-12T08:00:00.000Z');
    expect((await own.rollBack(changed)).code).toBe(0);
    await own.work();
  });

  it('keeps a new product that is sold while it goes on', async () => {
    const done = await own.imported([tea]);
    await own.rollBack(done);
    await db.updateTable('products').set({ is_sold: 1 }).where('article', '=', '900001').execute();
    await own.work();
    expect(await own.results((await own.get(done)).roll_back_run_id)).toEqual([
      [2, 'skipped', 'product_sold'],
    ]);
  });

  it('is for what was begun and has ended, also when it was stopped', async () => {
    const draft = await own.draft([tea, coffee]);
    expect((await own.rollBack(draft)).code).toBe(codes.product_import_not_finished.code);
    const { data: run } = await own.start(draft);
    expect((await own.rollBack(draft)).code).toBe(codes.product_import_not_finished.code);
    await call(test.app, ops.cancelProductImportRun, { params: { id: run.id } }, owner);
    expect((await own.rollBack(draft)).code).toBe(codes.bulk_run_empty.code);
    await own.work();
  });

  it('goes on where it was stopped, when it is begun again', async () => {
    const done = await own.imported([tea, coffee]);
    const { data: run } = await own.rollBack(done);
    await call(test.app, ops.cancelProductImportRun, { params: { id: run.id } }, owner);
    const stopped = await own.get(done);
    expect(stopped.state).toBe('done');
    expect((await own.rollBack(stopped)).data.total).toBe(2);
    await own.work();
    expect((await own.get(done)).state).toBe('rolled_back');
  });

  it('is not for who is limited to other points by now', async () => {
    const limited = importsIn(test, director);
    const here = { is_sold_everywhere: false, point_ids: [ids.point] };
    const done = await limited.imported([tea], here);
    const made = await own.product('900001');
    await limited.rollBack(done);
    await placeAt(db, await ownerOf(done.id), [ids.pointWithCash]);
    await own.work();
    expect(await own.product('900001')).toEqual(made);
  });
});
