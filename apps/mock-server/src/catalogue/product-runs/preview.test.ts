import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import type { ProductRunChangeFields } from '@kasa/contracts/catalogue/product-run-changes';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { describe, expect, it } from 'vitest';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { signInLimited } from '../../http/test-support/point-scope-world.ts';
import { TEST_NOW } from '../../http/test-support/test-now.ts';
import { productRunsIn, raise } from '../test-support/product-runs.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { product, preview, tryPreview, startAs } = productRunsIn(test, owner);

const today = kyivDay(TEST_NOW);
const [A, B] = [ids.point, ids.pointToEdit];
const at = (...point_ids: string[]) => ({ is_sold_everywhere: false, point_ids });
const archive = (id: string) =>
  call(test.app, ops.archiveProduct, { params: { id }, body: { version: 1 } }, owner);
const plan = (id: string, effective_on: string) => {
  const body = { point_id: null, price: 2_000, effective_on, version: 1 };
  return call(test.app, ops.changeProductPrice, { params: { id }, body }, owner);
};

/** What becomes of products one by one: a part of what it becomes, or why it is left out. */
async function fates(change: ProductRunChangeFields, chosen: readonly string[]) {
  const { items } = await preview(change, { product_ids: [...chosen] });
  const byId = new Map(items.map(({ product: { id }, after, reason }) => [id, after ?? reason]));
  return chosen.map((id) => byId.get(id));
}

describe('a preview says what becomes of each product, or why it is left out', () => {
  it('of its base price, which may be planned', async () => {
    const [cheap, dear, old, planned] = [
      await product(),
      await product({ price: 1_000_000_000_000 }),
      await product(),
      await product(),
    ];
    await archive(old);
    const day = dayAfter(today, 3);
    await plan(planned, day);
    const all = [cheap, dear, old, planned];
    const changed = { price: 1_050 };
    expect(await fates(raise, all)).toMatchObject([changed, 'price_out_of_range', 'archived', changed]);
    expect(await fates({ ...raise, effective_on: day }, all)).toMatchObject([
      ...[changed, 'price_out_of_range', 'archived', 'day_taken'],
    ]);
    const gone = { ...raise, percent: null, amount: -1_000 };
    expect(await fates(gone, [cheap])).toEqual(['price_out_of_range']);
    expect(await fates({ ...raise, percent: 1, rounding: 'to_50' }, [cheap])).toEqual(['same']);
  });

  it('of its price at a point, from what counts there now', async () => {
    const [base, own, elsewhere] = [await product(), await product(), await product(at(B))];
    const body = { point_id: A, price: 3_000, effective_on: null, version: 1 };
    await call(test.app, ops.changeProductPrice, { params: { id: own }, body }, owner);
    expect(await fates({ ...raise, point_id: A }, [base, own, elsewhere])).toMatchObject([
      ...[{ price: 1_050 }, { price: 3_150 }, 'not_sold_there'],
    ]);
  });

  it('of its price on a day, from what is planned until then', async () => {
    const [base, own, back] = [await product(), await product(), await product()];
    const [first, day] = [dayAfter(today, 2), dayAfter(today, 4)];
    const planAt = (id: string, price: number | null, effective_on: string | null, version: number) => {
      const body = { point_id: A, price, effective_on, version };
      return call(test.app, ops.changeProductPrice, { params: { id }, body }, owner);
    };
    await plan(base, first);
    await planAt(own, 3_000, first, 1);
    await planAt(own, 4_000, dayAfter(today, 3), 2);
    await planAt(back, 3_000, null, 1);
    await planAt(back, null, first, 2);
    const all = [base, own, back];
    const on = (effective_on: string, point_id: string | null = null) => ({
      ...{ ...raise, effective_on, point_id },
    });
    const [now, then] = [{ price: 1_050 }, { price: 2_100 }];
    expect(await fates(on(dayAfter(today)), all)).toMatchObject([now, now, now]);
    expect(await fates(on(day), all)).toMatchObject([then, now, now]);
    expect(await fates(on(dayAfter(today), A), all)).toMatchObject([now, now, { price: 3_150 }]);
    expect(await fates(on(first, A), all)).toMatchObject([then, 'day_taken', 'day_taken']);
    expect(await fates(on(day, A), all)).toMatchObject([then, { price: 4_200 }, now]);
  });

  it('of its tax, its group and its archive', async () => {
    const [group_id, tax] = [ids.productGroup, 'vat_7'] as const;
    const [one, same, old] = [
      await product({ group_id: null }),
      await product({ group_id, tax }),
      await product(),
    ];
    await archive(old);
    const all = [one, same, old];
    const taxed = { action: 'change_tax', tax, tax_included: true } as const;
    expect(await fates(taxed, all)).toMatchObject([{ tax, tax_included: true }, 'same', 'archived']);
    expect(await fates({ action: 'change_group', group_id }, all)).toMatchObject([
      ...[{ group: { id: group_id, name: 'Бакалія' } }, 'same', 'archived'],
    ]);
    expect(await fates({ action: 'archive' }, all)).toMatchObject([
      ...[{ state: 'archived' }, { state: 'archived' }, 'archived'],
    ]);
  });

  it('of its points, one of which is always left', async () => {
    const all = [await product(at(A)), await product(at(A, B)), await product()];
    const change = (mode: 'add' | 'remove' | 'set', ...point_ids: string[]) =>
      ({ action: 'change_points', mode, is_sold_everywhere: false, point_ids }) as const;
    const sold = (...of: string[]) => ({ is_sold_everywhere: false, points: of.map((id) => ({ id })) });
    const [onlyA, onlyB] = [sold(A), sold(B)];
    expect(await fates(change('add', A), all)).toEqual(['same', 'same', 'same']);
    expect((await fates(change('add', B), all)).slice(1)).toEqual(['same', 'same']);
    expect(await fates(change('remove', A), all)).toMatchObject(['no_point_left', onlyB, 'sold_everywhere']);
    expect(await fates(change('remove', B), all)).toMatchObject(['same', onlyA, 'sold_everywhere']);
    expect(await fates(change('set', A), all)).toMatchObject(['same', onlyA, onlyA]);
    const everywhere = { ...change('set'), is_sold_everywhere: true };
    const result = { is_sold_everywhere: true, points: [] };
    expect(await fates(everywhere, all)).toMatchObject([result, result, 'same']);
  });
});

it('a preview counts all that the filter finds, and lists those that are asked for', async () => {
  const made = [];
  for (let n = 0; n < 12; n += 1) made.push(await product({ price: n === 0 ? 20 : 1_000 }));
  const change = { ...raise, percent: null, amount: -100 };
  const shown = await preview(change, { q: 'Сир 0' });
  expect(shown).toMatchObject({
    ...{ total: 12, changing: 11, page_count: 2 },
    left_out: [{ reason: 'price_out_of_range', count: 1 }],
  });
  expect(shown.items).toHaveLength(10);
  const body = { target: { q: 'Сир 0' }, change, show: 'left_out' as const };
  const left = await call(test.app, ops.previewProductRun, { body }, owner);
  expect(left.data.items.map(({ product: { id } }) => id)).toEqual([made[0]]);
  expect(left.data.digest).toBe(shown.digest);
});

it('nothing begins when something else would be done than was shown', async () => {
  const [one, other] = [await product(), await product()];
  const target = { product_ids: [one, other] };
  const { digest } = await preview(raise, target);
  const changed = codes.bulk_targets_changed.code;
  expect((await startAs(raise, { product_ids: [one] }, digest)).code).toBe(changed);
  expect((await startAs({ ...raise, percent: 501 }, target, digest)).code).toBe(changed);
  const body = { point_id: null, price: 1_001, effective_on: null, version: 1 };
  await call(test.app, ops.changeProductPrice, { params: { id: other }, body }, owner);
  expect((await startAs(raise, target, digest)).code).toBe(changed);
  expect((await startAs(raise, target, (await preview(raise, target)).digest)).code).toBe(0);
});

it('nothing begins when more is planned by now that would go, too', async () => {
  const one = await product();
  const target = { product_ids: [one] };
  const shown = await preview({ action: 'archive' }, target);
  await plan(one, dayAfter(today));
  const again = await preview({ action: 'archive' }, target);
  expect(again.items).toEqual(shown.items);
  const started = await startAs({ action: 'archive' }, target, shown.digest);
  expect(started.code).toBe(codes.bulk_targets_changed.code);
  expect((await startAs({ action: 'archive' }, target, again.digest)).code).toBe(0);
});

it('what is wrong with a change is told at its field', async () => {
  const fieldsOf = async (change: object) =>
    (await tryPreview(change as ProductRunChangeFields, {})).details as {
      fields: { path: string; rule: string }[];
    };
  const field = (path: string, rule: string) => ({ fields: [{ path: `change.${path}`, rule }] });
  expect(await fieldsOf({ ...raise, effective_on: today })).toMatchObject(
    field('effective_on', 'day_not_future'),
  );
  expect(await fieldsOf({ ...raise, effective_on: dayAfter(today, 367) })).toMatchObject(
    field('effective_on', 'day_too_far'),
  );
  expect(await fieldsOf({ ...raise, amount: 5 })).toMatchObject(field('percent', 'percent_or_amount'));
  expect(await fieldsOf({ ...raise, percent: 0 })).toMatchObject(field('percent', 'not_zero'));
  expect(await fieldsOf({ ...raise, point_id: ids.product })).toMatchObject(field('point_id', 'not_found'));
  const points = { action: 'change_points', mode: 'add', is_sold_everywhere: false, point_ids: [] };
  expect(await fieldsOf(points)).toMatchObject(field('point_ids', 'product_point_needed'));
  expect(await fieldsOf({ ...points, is_sold_everywhere: true })).toMatchObject(
    field('is_sold_everywhere', 'invalid'),
  );
});

it('whoever works at one point changes what is sold there alone, and prices there', async () => {
  const [own, both, all, foreign] = [
    await product(at(A)),
    await product(at(A, B)),
    await product(),
    await product(at(B)),
  ];
  const caller = await signInLimited(test, A);
  const chosen = { product_ids: [own, both, all] };
  const reasons = async (change: ProductRunChangeFields) =>
    (await preview(change, chosen, caller)).items.map(({ reason }) => reason);
  const beyond = 'beyond_own_points';
  expect(await reasons(raise)).toEqual([null, beyond, beyond]);
  expect(await reasons({ action: 'archive' })).toEqual([null, beyond, beyond]);
  expect(await reasons({ ...raise, point_id: A })).toEqual([null, null, null]);
  const found = await preview(raise, { q: 'Сир' }, caller);
  expect(found.items.map(({ product: { id } }) => id)).not.toContain(foreign);
  expect((await tryPreview(raise, { product_ids: [foreign] }, caller)).code).toBe(codes.not_found.code);
  expect((await tryPreview({ ...raise, point_id: B }, chosen, caller)).code).toBe(codes.not_found.code);
});
