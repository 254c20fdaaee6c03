import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { describe, expect, it } from 'vitest';
import { newId } from '../../db/row-columns.ts';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';
import { limitedBeforeEach } from '../../http/test-support/point-scope-world.ts';
import { coffee, importsIn, tea, teas } from '../test-support/imports.ts';

const test = await startFreshApp();
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
const own = importsIn(test, owner);
const director = limitedBeforeEach(test, ids.point);

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
    const groups = db.selectFrom('product_groups').select('id').where('name', 'in', ['Чаї', 'чаї']);
    expect(await groups.execute()).toHaveLength(1);
    expect((await own.rollBack(undone)).code).toBe(codes.product_import_rolled_back.code);
    const entries = await own.entriesOf(ids.product);
    expect(entries.map(({ operation }) => operation)).toEqual([
      'startProductImport',
      'rollBackProductImport',
    ]);
  });

  it('leaves what somebody has changed since, and what others are made of', async () => {
    const done = await own.imported([tea, coffee]);
    await own.changePrice(17_500, 2);
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

  it('leaves a new product that somebody has worked on since', async () => {
    const done = await own.imported([tea]);
    const made = await own.product('900001');
    const body = { point_id: null, price: 9_900, effective_on: null, version: 1 };
    await call(test.app, ops.changeProductPrice, { params: { id: String(made?.id) }, body }, owner);
    await own.rollBack(done);
    await own.work();
    expect(await own.results((await own.get(done)).roll_back_run_id)).toEqual([[2, 'skipped', 'conflict']]);
    expect((await own.product('900001'))?.price).toBe(9_900);
  });

  it('deletes the others when one of many was changed, or is used, since', async () => {
    const done = await own.imported(teas(5));
    const [changed, used] = [await own.product('900011'), await own.product('900013')];
    const body = { point_id: null, price: 9_900, effective_on: null, version: 1 };
    await call(test.app, ops.changeProductPrice, { params: { id: String(changed?.id) }, body }, owner);
    const line = { kind: 'product' as const, id: String(used?.id), quantity: 1_000, loss: 0 };
    const lines = { lines: [line], version: 1 };
    const composed = { params: { id: ids.productToCompose }, body: lines };
    await call(test.app, ops.putProductComposition, composed, owner);
    await own.rollBack(done);
    await own.work();
    expect(await own.results((await own.get(done)).roll_back_run_id)).toEqual([
      [2, 'done', null],
      [3, 'skipped', 'conflict'],
      [4, 'done', null],
      [5, 'skipped', 'product_in_composition'],
      [6, 'done', null],
    ]);
    const left = db.selectFrom('products').select('id').where('article', 'like', '90001_');
    expect((await left.execute()).map(({ id }) => id).toSorted()).toEqual(
      [String(changed?.id), String(used?.id)].toSorted(),
    );
  });

  it('deletes many with all that is theirs, and writes each deletion down', async () => {
    const done = await own.imported(teas(3), { is_sold_everywhere: false, point_ids: [ids.point] });
    const made = await Promise.all(['900010', '900011', '900012'].map((article) => own.product(article)));
    await own.rollBack(done);
    await own.work();
    for (const product of made) {
      const [, deleted] = await own.entriesOf(String(product?.id));
      expect(deleted).toMatchObject({ operation: 'rollBackProductImport', after: null });
      expect(JSON.parse(String(deleted?.before))).toMatchObject({ article: product?.article });
      for (const table of ['product_points', 'price_changes'] as const) {
        const left = db.selectFrom(table).select('id').where('product_id', '=', String(product?.id));
        expect(await left.execute()).toEqual([]);
      }
    }
  });

  it('is not begun by whoever looked at the import before it was begun', async () => {
    const draft = await own.draft([tea]);
    await own.start(draft);
    await own.work();
    expect((await own.rollBack(draft)).code).toBe(codes.conflict.code);
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
    expect((await own.rollBack(await own.get(draft))).code).toBe(codes.bulk_run_empty.code);
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
    await placeAt(db, await own.ownerOf(done.id), [ids.pointWithCash]);
    await own.work();
    expect(await own.product('900001')).toEqual(made);
  });
});
