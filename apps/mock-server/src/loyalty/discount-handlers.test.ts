import { type DiscountState, discountStates, discountTypes } from '@kasa/contracts/loyalty/discount-values';
import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import { loyaltyOperations as ops } from '@kasa/contracts/loyalty/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');
const name = 'Знижка за зразком';
const body: DiscountFields = { ...ops.createDiscount.example.body, name };

const create = (change: Partial<DiscountFields> = {}) =>
  call(test.app, ops.createDiscount, { body: { ...body, ...change } }, owner);
const update = (id: string, version: number, change: Partial<DiscountFields> = {}) =>
  call(test.app, ops.updateDiscount, { params: { id }, body: { ...body, ...change, version } }, owner);
const become = (id: string, version: number, state: Exclude<DiscountState, 'draft'>) =>
  call(test.app, ops.changeDiscountState, { params: { id }, body: { state, version } }, owner);
const remove = (id: string) => call(test.app, ops.deleteDiscount, { params: { id } }, owner);
const read = async (id: string) => (await call(test.app, ops.getDiscount, { params: { id } }, owner)).data;
const found = async (query: object) =>
  (await call(test.app, ops.listDiscounts, { query: { perPage: 100, ...query } }, owner)).data.items;
const entriesOf = (id: string) =>
  db.selectFrom('audit_entries').selectAll().where('object_id', '=', id).orderBy('id').execute();

const limits = { max_receipt_amount: 1_000, max_customer_amount: 2_000, max_total_amount: 9_999_999_999 };
const named = { point_ids: [ids.point], group_ids: [ids.productGroup], product_ids: [ids.product] };
const each: readonly Partial<DiscountFields>[] = [
  { rule: { type: 'fixed', percent_bp: null, amount: 5_000 }, ...limits, least_price: 100 },
  {
    rule: {
      ...{ type: 'dynamic', by: 'time', amount_steps: [] },
      time_steps: [{ from_time: '22:00', to_time: '06:00', percent_bp: 700 }],
    },
    ...{ from_time: '20:00', to_time: '08:00', week_days: ['mon', 'sun'], to_day: '2026-12-31' },
  },
  {
    rule: { type: 'single_bonus', bonus_amount: 5_000, min_amount: 0 },
    ...{ ...named, excluded_terminal_ids: [ids.terminal], bonus_activation_amount: 10_000 },
  },
  { rule: { type: 'by_purchase_count', every: 5, counts: 'pieces', percent_bp: 10_000 }, from_day: null },
  {
    rule: { type: 'purchase_bonus', percent_bp: 500, spend_percent_bp: 0, lifetime_days: null },
    ...{ is_everywhere: true, point_ids: [], is_for_all_goods: true, product_ids: [], group_ids: [] },
  },
];

it.each(each.map((one) => [one.rule?.type, one] as const))(
  'a new discount (%s) is a draft that keeps everything, and is found by a part of its name',
  async (type, change) => {
    const { data } = await create(change);
    const { point_ids, excluded_terminal_ids, product_ids, group_ids, ...kept } = { ...body, ...change };
    expect(data).toMatchObject({ ...kept, state: 'draft', version: 1, is_beyond_own_points: false });
    const { points, excluded_terminals, products, groups } = data;
    expect([points, excluded_terminals, products, groups].map((all) => all.map(({ id }) => id))).toEqual([
      ...[point_ids, excluded_terminal_ids, product_ids, group_ids],
    ]);
    expect(await read(data.id)).toEqual(data);
    expect(await found({ q: 'ЗА ЗРАЗКОМ' })).toEqual([data]);
    expect(await found({ q: name, type, state: 'draft' })).toEqual([data]);
    expect(await found({ q: name, state: 'active,paused,ended' })).toEqual([]);
  },
);

it('what it names is told by name: a terminal by its number', async () => {
  const { data } = await create(each[2]);
  const terminal = db.selectFrom('terminals').select('number').where('id', '=', ids.terminal);
  const { number } = await terminal.executeTakeFirstOrThrow();
  expect(data).toMatchObject({
    points: [{ id: ids.point, name: 'Затишок на Городоцькій' }],
    excluded_terminals: [{ id: ids.terminal, name: number }],
    products: [{ id: ids.product, name: 'Кава мелена «Львівська», 225 г' }],
    groups: [{ id: ids.productGroup, name: 'Бакалія' }],
  });
});

it('a change replaces everything that it names, in the journal too', async () => {
  const { id } = (await create(each[2])).data;
  const { data } = await update(id, 1, { ...each[4], name: 'Інша' });
  const nothing = { points: [], excluded_terminals: [], products: [], groups: [] };
  expect(data).toMatchObject({ ...nothing, name: 'Інша', is_everywhere: true, version: 2 });
  const [, changed] = await entriesOf(id);
  expect(JSON.parse(changed?.before ?? '')).toMatchObject({
    ...{ name, type: 'single_bonus', points: ['Затишок на Городоцькій'], groups: ['Бакалія'] },
    rule: { bonus_amount: 5_000, min_amount: 0 },
  });
  expect(JSON.parse(changed?.after ?? '')).toMatchObject({
    rule: { percent_bp: 500, spend_percent_bp: 0, lifetime_days: null },
    ...{ ...nothing, type: 'purchase_bonus', name: 'Інша' },
  });
});

it('days of the week are kept from Monday on, in whatever order they come', async () => {
  expect((await create({ week_days: ['sun', 'wed', 'mon'] })).data.week_days).toEqual(['mon', 'wed', 'sun']);
});

it('a name that is taken is refused at its field; a discount may keep its own', async () => {
  const { data } = await create();
  const refused = { code: codes.conflict.code, details: { fields: [{ path: 'name', rule: 'taken' }] } };
  expect(await create()).toMatchObject(refused);
  expect(await update(data.id, 1, { name: 'Щаслива година' })).toMatchObject(refused);
  expect((await update(data.id, 1)).data).toMatchObject({ name, version: 2 });
  expect(await update(data.id, 1)).toMatchObject({
    code: codes.conflict.code,
    details: { current_version: 2 },
  });
});

it('a draft is switched on, paused, switched on again and ended', async () => {
  const { id } = (await create()).data;
  for (const [version, state] of [...(['active', 'paused', 'active', 'ended'] as const)].entries())
    expect((await become(id, version + 1, state)).data).toMatchObject({ state, version: version + 2 });
  const { code } = await become(id, 4, 'paused');
  expect(code).toBe(codes.conflict.code);
});

const wrong = [
  ['draft', 'paused'],
  ['draft', 'ended'],
  ['ended', 'active'],
  ['ended', 'paused'],
] as const;
it.each(wrong)('one that is %s does not become %s', async (state, to) => {
  const { id } = (await create()).data;
  await db.updateTable('discounts').set({ state }).where('id', '=', id).execute();
  expect((await become(id, 1, to)).code).toBe(codes.discount_state_wrong.code);
  expect(await read(id)).toMatchObject({ state, version: 1 });
});

it('the state that it is in already changes nothing, and leaves no entry', async () => {
  const { id } = (await create()).data;
  await become(id, 1, 'active');
  expect((await become(id, 2, 'active')).data).toMatchObject({ state: 'active', version: 2 });
  expect((await entriesOf(id)).map(({ operation }) => operation)).toEqual([
    'createDiscount',
    'changeDiscountState',
  ]);
});

it.each(['active', 'paused'] as const)('one that is %s can be changed, and stays so', async (state) => {
  const { id } = (await create()).data;
  await db.updateTable('discounts').set({ state }).where('id', '=', id).execute();
  expect((await update(id, 1, { name: 'Інша' })).data).toMatchObject({ name: 'Інша', state });
});

it('the type of one that was switched on stays, as what it counts is of its type', async () => {
  const { data } = await create();
  const rule = { type: 'fixed', percent_bp: 500, amount: null } as const;
  expect((await update(data.id, 1, { rule })).data.rule).toEqual(rule);
  await become(data.id, 2, 'active');
  const other = { rule: { type: 'single_bonus', bonus_amount: 5_000, min_amount: 0 } } as const;
  expect(await update(data.id, 3, other)).toMatchObject({
    ...{ code: codes.validation_failed.code },
    details: { fields: [{ path: 'rule.type', rule: 'type_fixed' }] },
  });
  expect((await update(data.id, 3, { rule: { ...rule, percent_bp: 700 } })).code).toBe(0);
});

it('one that has ended stays as it is', async () => {
  const { id } = (await create()).data;
  await db.updateTable('discounts').set({ state: 'ended' }).where('id', '=', id).execute();
  expect((await update(id, 1, { name: 'Інша' })).code).toBe(codes.discount_ended.code);
  expect(await read(id)).toMatchObject({ name, version: 1 });
});

it('a draft is deleted with all that it names', async () => {
  const { id } = (await create(each[2])).data;
  expect((await remove(id)).code).toBe(0);
  expect((await call(test.app, ops.getDiscount, { params: { id } }, owner)).code).toBe(codes.not_found.code);
  for (const table of [
    'discount_points',
    'discount_terminals',
    'discount_products',
    'discount_groups',
  ] as const)
    expect(await db.selectFrom(table).select('id').where('discount_id', '=', id).execute()).toEqual([]);
});

it.each(['active', 'paused', 'ended'] as const)('one that is %s is not deleted', async (state) => {
  const { id } = (await create()).data;
  await db.updateTable('discounts').set({ state }).where('id', '=', id).execute();
  expect((await remove(id)).code).toBe(codes.discount_used.code);
  expect(await read(id)).toMatchObject({ state });
});

it.each([
  ...[{ least_price: -1 }, { bonus_activation_amount: -1 }, { max_total_amount: 0 }],
  ...[
    { from_day: '2026-12-02', to_day: '2026-12-01' },
    { from_time: '08:00', to_time: null },
  ],
  ...[{ state: 'off' as 'draft' }, { type: 'gift' as 'fixed' }, { is_everywhere: 2 as 1 }],
])('the database itself refuses %o', async (columns) => {
  const { id } = (await create()).data;
  await expect(db.updateTable('discounts').set(columns).where('id', '=', id).execute()).rejects.toThrow();
  expect(await read(id)).toMatchObject({ version: 1, least_price: 0, from_day: body.from_day });
});

it('the demo has discounts of each type and in each state', async () => {
  const all = await found({});
  expect(new Set(all.map(({ rule }) => rule.type))).toEqual(new Set(discountTypes));
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(discountStates));
  expect(await read(ids.discount)).toEqual(ops.getDiscount.example.data);
});
