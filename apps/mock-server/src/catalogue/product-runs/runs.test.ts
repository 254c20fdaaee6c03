import { auditOperations } from '@kasa/contracts/audit/operations';
import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { placeAt } from '../../http/test-support/place-everywhere.ts';
import { signInLimited } from '../../http/test-support/point-scope-world.ts';
import { TEST_NOW } from '../../http/test-support/test-now.ts';
import { productRunsIn, raise } from '../test-support/product-runs.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const kit = productRunsIn(test, owner);
const { product, productOf, pricesOf, changesOf, preview, start, startAs, run, rowsOf, resultsOf, work } =
  kit;

// The seed’s unfinished run of terminals comes first otherwise.
beforeEach(async () => void (await work()));

const today = kyivDay(TEST_NOW);
const [A, B] = [ids.point, ids.pointToEdit];
const at = (...point_ids: string[]) => ({ is_sold_everywhere: false, point_ids });
const setPrice = (id: string, price: number, version: number, how: object = {}) => {
  const body = { point_id: null, price, effective_on: null, version, ...how };
  return call(test.app, ops.changeProductPrice, { params: { id }, body }, owner);
};
const entriesOf = async (object_id: string) => {
  const { data } = await call(test.app, auditOperations.listAuditEntries, { query: { object_id } }, owner);
  return data.items.filter(({ operation }) => operation === 'startProductRun');
};

describe('each product becomes what was shown, with its version, its history and the journal', () => {
  it('a base price, and that of a point', async () => {
    const [one, other] = [await product(), await product({ price: 2_000 })];
    const { id } = await start({ ...raise, rounding: 'to_50' }, [one, other]);
    await work();
    expect(await run(id)).toMatchObject({ state: 'done', total: 2, done: 2, skipped: 0, failed: 0 });
    expect([await productOf(one), await productOf(other)]).toMatchObject([
      ...[
        { price: 1_050, version: 2 },
        { price: 2_100, version: 2 },
      ],
    ]);
    expect((await changesOf(one))[0]).toMatchObject({ price_before: 1_000, price: 1_050, state: 'applied' });
    expect(await entriesOf(one)).toMatchObject([{ before: { price: 1_000 }, after: { price: 1_050 } }]);
    await start({ ...raise, percent: null, amount: -150, point_id: A }, [one]);
    await work();
    expect(await pricesOf(one)).toMatchObject({
      product: { price: 1_050, version: 3 },
      own: [{ point: { id: A }, price: 900 }],
    });
  });

  it('a price that is planned for a day', async () => {
    const one = await product();
    const effective_on = dayAfter(today, 2);
    await start({ ...raise, effective_on }, [one]);
    await work();
    expect(await productOf(one)).toMatchObject({ price: 1_000, version: 2 });
    expect((await changesOf(one))[0]).toMatchObject({ price: 1_050, effective_on, state: 'planned' });
  });

  it('its tax and its group', async () => {
    const [one, other] = [await product({ group_id: null }), await product({ group_id: null })];
    await start({ action: 'change_tax', tax: 'vat_7', tax_included: false }, [one]);
    await start({ action: 'change_group', group_id: ids.productGroup }, [other]);
    await work();
    expect(await productOf(one)).toMatchObject({ tax: 'vat_7', tax_included: false, version: 2 });
    expect(await productOf(other)).toMatchObject({
      group: { id: ids.productGroup },
      tax: 'vat_20',
      version: 2,
    });
    await start({ action: 'change_group', group_id: null }, [other]);
    await work();
    expect((await productOf(other)).group).toBeNull();
  });

  it('its points, without the prices of those where it is sold no more', async () => {
    const one = await product();
    await setPrice(one, 1_200, 1, { point_id: B });
    const place = { action: 'change_points', is_sold_everywhere: false } as const;
    await start({ ...place, mode: 'set', point_ids: [A] }, [one]);
    await work();
    expect(await pricesOf(one)).toMatchObject({
      ...{ product: { is_sold_everywhere: false, points: [{ id: A }] }, own: [] },
    });
    await start({ ...place, mode: 'add', point_ids: [B] }, [one]);
    await work();
    expect((await productOf(one)).points.map(({ id }) => id).toSorted()).toEqual([A, B].toSorted());
    const { id } = await start({ ...place, mode: 'remove', point_ids: [A] }, [one]);
    await work();
    expect(await productOf(one)).toMatchObject({ points: [{ id: B }], version: 5 });
    const [row] = await rowsOf(id);
    expect([row?.before?.points?.length, row?.after?.points]).toMatchObject([2, [{ id: B }]]);
  });

  it('the archive, with what was planned', async () => {
    const one = await product();
    await setPrice(one, 1_200, 1, { effective_on: dayAfter(today) });
    await start({ action: 'archive' }, [one]);
    await work();
    expect(await productOf(one)).toMatchObject({ state: 'archived', version: 3 });
    expect((await changesOf(one))[0]).toMatchObject({ state: 'cancelled' });
  });
});

describe('what was changed between the agreement and its turn', () => {
  it('is no reason to do anything else than was shown', async () => {
    const [priced, archived] = [await product(), await product()];
    const [deleted, renamed] = [await product(), await product()];
    const { id } = await start(raise, [priced, archived, deleted, renamed]);
    await setPrice(priced, 1_100, 1);
    await call(test.app, ops.archiveProduct, { params: { id: archived }, body: { version: 1 } }, owner);
    await call(test.app, ops.deleteProduct, { params: { id: deleted } }, owner);
    const { is_sold_everywhere, point_ids, ...card } = ops.createProduct.example.body;
    const body = { ...card, ...{ is_sold_everywhere: true, point_ids: [], barcode: null } };
    const input = { ...body, name: 'Сир білий', article: '9-білий', price: 1_000, version: 1 };
    await call(test.app, ops.updateProduct, { params: { id: renamed }, body: input }, owner);
    await work();
    const results = await resultsOf(id);
    expect([priced, archived, deleted, renamed].map((one) => results.get(one))).toEqual([
      ['failed', 'conflict'],
      ['skipped', 'archived'],
      ['failed', 'not_found'],
      ['done', null],
    ]);
    expect([(await productOf(priced)).price, (await productOf(renamed)).price]).toEqual([1_100, 1_050]);
    expect(await run(id)).toMatchObject({ done: 1, skipped: 1, failed: 2 });
  });

  it('a price that is due by then comes first, and what was agreed to is not there any more', async () => {
    const one = await product();
    await setPrice(one, 1_500, 1, { effective_on: dayAfter(today) });
    const { id } = await start(raise, [one]);
    const [db, next] = [test.database.db, new Date(`${dayAfter(today)}T09:00:00.000Z`)];
    test.clock.travelTo(next, true);
    await work();
    const row = await db.selectFrom('bulk_run_rows').selectAll().where('run_id', '=', id).executeTakeFirst();
    const now = await db.selectFrom('products').select('price').where('id', '=', one).executeTakeFirst();
    expect([row?.reason, Number(now?.price)]).toEqual(['conflict', 1_500]);
  });

  it('is no reason to plan from a price that will not be, or for a day that has begun', async () => {
    const [one, late] = [await product(), await product()];
    await setPrice(one, 2_000, 1, { effective_on: dayAfter(today) });
    const { id } = await start({ ...raise, effective_on: dayAfter(today, 2) }, [one, late]);
    const db = test.database.db;
    const ofOne = db.updateTable('price_changes').set({ state: 'cancelled' }).where('product_id', '=', one);
    await ofOne.where('state', '=', 'planned').execute();
    await work();
    const results = await resultsOf(id);
    expect([results.get(one), results.get(late)]).toEqual([
      ['failed', 'conflict'],
      ['done', null],
    ]);
    const begun = await start({ ...raise, effective_on: dayAfter(today) }, [late]);
    test.clock.travelTo(new Date(`${dayAfter(today)}T09:00:00.000Z`), true);
    await work();
    const row = await db
      .selectFrom('bulk_run_rows')
      .select('reason')
      .where('run_id', '=', begun.id)
      .execute();
    const plans = db.selectFrom('price_changes').select('effective_on').where('product_id', '=', late);
    expect(row).toEqual([{ reason: 'conflict' }]);
    expect(await plans.where('state', '=', 'planned').execute()).toEqual([
      { effective_on: dayAfter(today, 2) },
    ]);
  });

  it('is no reason to drop a price or a plan that nobody has agreed to drop', async () => {
    const [kept, dropped, archived] = [await product(), await product(), await product()];
    const place = { action: 'change_points', mode: 'set', is_sold_everywhere: false } as const;
    const { id } = await start({ ...place, point_ids: [A] }, [kept, dropped]);
    await setPrice(kept, 1_200, 1, { point_id: A });
    await setPrice(dropped, 1_200, 1, { point_id: B });
    const put = await start({ action: 'archive' }, [archived]);
    await setPrice(archived, 1_200, 1, { effective_on: dayAfter(today) });
    await work();
    const [results, ofArchive] = [await resultsOf(id), await resultsOf(put.id)];
    expect([results.get(kept), results.get(dropped), ofArchive.get(archived)]).toEqual([
      ['done', null],
      ['failed', 'conflict'],
      ['failed', 'conflict'],
    ]);
    expect(await pricesOf(dropped)).toMatchObject({ own: [{ point: { id: B }, price: 1_200 }] });
    expect(await productOf(archived)).toMatchObject({ state: 'active' });
  });

  it('a point that is gone is no place to sell at', async () => {
    const one = await product(at(A));
    const change = { action: 'change_points', mode: 'add', is_sold_everywhere: false } as const;
    const { id } = await start({ ...change, point_ids: [ids.pointToDelete] }, [one]);
    await test.database.db.deleteFrom('branches').where('id', '=', ids.pointToDelete).execute();
    await work();
    expect((await resultsOf(id)).get(one)).toEqual(['failed', 'not_found']);
    expect((await productOf(one)).points).toMatchObject([{ id: A }]);
  });

  it('whoever began it changes nothing where they work no more', async () => {
    const [own, both] = [await product(at(A)), await product(at(A, B))];
    const caller = await signInLimited(test, A, B);
    const { id } = await start(
      { action: 'change_tax', tax: 'vat_7', tax_included: true },
      [own, both],
      caller,
    );
    const there = await start({ ...raise, point_id: B }, [both], caller);
    await placeAt(test.database.db, ids.pointDirector, [A]);
    await work();
    const rows = await test.database.db
      .selectFrom('bulk_run_rows')
      .select(['object_id', 'state', 'reason', 'run_id'])
      .where('run_id', 'in', [id, there.id])
      .execute();
    const of = (run_id: string, object: string) =>
      rows.find((row) => row.run_id === run_id && row.object_id === object);
    expect(of(id, own)).toMatchObject({ state: 'done' });
    expect(of(id, both)).toMatchObject({ state: 'skipped', reason: 'beyond_own_points' });
    expect(of(there.id, both)).toMatchObject({ state: 'failed', reason: 'not_allowed' });
    const shown = await call(test.app, ops.getProductRun, { params: { id: there.id } }, caller);
    expect([there.point?.id, shown.data.point]).toEqual([B, null]);
  });

  it('whoever began it sells nothing everywhere who does not work everywhere any more', async () => {
    const one = await product(at(A));
    const caller = await signInLimited(test, A);
    const become = (role: string) =>
      test.database.db
        .updateTable('users')
        .set({ roles: JSON.stringify([role]) })
        .where('id', '=', ids.pointDirector)
        .execute();
    await become('dispatcher');
    const change = { action: 'change_points', mode: 'set', is_sold_everywhere: true } as const;
    const { id } = await start({ ...change, point_ids: [] }, [one], caller);
    await become('director');
    await work();
    expect((await resultsOf(id)).get(one)).toEqual(['failed', 'not_allowed']);
    expect(await productOf(one)).toMatchObject({ is_sold_everywhere: false, points: [{ id: A }] });
  });
});

it('one run of an action goes on at a time; it is stopped, and what is left stays as it is', async () => {
  const made = [];
  for (let n = 0; n < 60; n += 1) made.push(await product());
  const { id } = await start(raise, made);
  await work(20);
  const target = { product_ids: made };
  const again = await startAs(raise, target, (await preview(raise, target)).digest);
  expect(again).toMatchObject({ code: codes.bulk_run_unfinished.code, details: { run_id: id } });
  expect((await start({ action: 'archive' }, [await product()])).state).toBe('running');
  const stopped = await call(test.app, ops.cancelProductRun, { params: { id } }, owner);
  expect(stopped.data).toMatchObject({ state: 'cancelled', total: 60 });
  await work();
  const { done, skipped } = await run(id);
  expect([done > 0, skipped > 0, done + skipped]).toEqual([true, true, 60]);
  const prices = await Promise.all(made.map(async (one) => (await productOf(one)).price));
  expect(prices.filter((price) => price === 1_050)).toHaveLength(done);
});

it('its progress is told, and its protocol says what each product was and was to become', async () => {
  const [one, old] = [await product(), await product()];
  await call(test.app, ops.archiveProduct, { params: { id: old }, body: { version: 1 } }, owner);
  const { id } = await start(raise, [one, old]);
  expect(await rowsOf(id, { state: 'pending' })).toMatchObject([{ product: { id: one }, reason: null }]);
  await work();
  expect(await rowsOf(id)).toMatchObject([
    { before: { price: 1_000 }, after: { price: 1_050 }, state: 'done' },
    { before: { price: 1_000 }, after: null, state: 'skipped', reason: 'archived' },
  ]);
  const told = await test.database.db
    .selectFrom('events')
    .select('data')
    .where('type', '=', 'product_run.progress')
    .orderBy('number')
    .execute();
  expect(told.map(({ data }) => JSON.parse(data)).at(-1)).toEqual({
    ...{ run_id: id, done: 1, skipped: 1, failed: 0, total: 2, state: 'done' },
  });
});
