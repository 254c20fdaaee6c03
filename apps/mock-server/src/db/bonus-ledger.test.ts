import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { expect, it } from 'vitest';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { newId } from './row-columns.ts';
import type { Row } from './schema.ts';
import { ledgerIn, newCustomer } from './test-support/bonus-ledger.ts';

const test = await startFreshApp();
const db = test.database.db;
const { addCustomer, under, earn, spend, giveBack, sumsOf, lotsOf, entriesOf } = ledgerIn(db);

it('bonuses wait until those of their discount reach its activation amount', async () => {
  const id = await addCustomer();
  await earn(id, { amount: 600, activation_amount: 1_000 });
  await earn(id, { amount: 900, activation_amount: 1_000, discount_id: newId() });
  expect(await sumsOf(id)).toEqual([0, 1_500]);
  await earn(id, { amount: 400, activation_amount: 1_000 });
  expect(await sumsOf(id)).toEqual([1_000, 900]);
  expect((await entriesOf(id)).slice(2)).toEqual([
    ['earned', 0, 400],
    ['activated', 600, -600],
    ['activated', 400, -400],
  ]);
});

it('those that end first are spent first, and no more than there are', async () => {
  const id = await addCustomer();
  await earn(id, { amount: 100 });
  await earn(id, { amount: 200, expires_at: '2027-02-01T22:00:00.000Z' });
  await earn(id, { amount: 300, expires_at: '2027-01-01T22:00:00.000Z' });
  await spend(id, 450);
  expect((await lotsOf(id)).map(({ available }) => available)).toEqual([100, 50, 0]);
  await expect(spend(id, 151)).rejects.toThrow('More bonuses');
  expect(await sumsOf(id)).toEqual([150, 0]);
});

it('a return gives back to the lots that were spent, the latest first; to those that are over for nothing', async () => {
  const id = await addCustomer();
  await earn(id, { amount: 100, expires_at: '2026-12-01T22:00:00.000Z' });
  await earn(id, { amount: 100 });
  const commit = newId();
  await spend(id, 170, commit);
  await giveBack(id, commit, { spent: 100 }, '2026-12-01T22:00:00.000Z');
  expect((await entriesOf(id)).slice(4)).toEqual([
    ['returned', 70, 0],
    ['returned', 30, 0],
    ['expired', -30, 0],
  ]);
  await giveBack(id, commit, { spent: 70 }, '2026-12-02T22:00:00.000Z');
  expect(await sumsOf(id)).toEqual([100, 0]);
  await expect(giveBack(id, commit, { spent: 1 })).rejects.toThrow('More bonuses');
});

it('what was earned is taken back of what waits and what is there', async () => {
  const id = await addCustomer();
  const commit = newId();
  await earn(id, { amount: 500, commit_id: commit });
  await earn(id, { amount: 300, commit_id: commit, discount_id: newId(), activation_amount: 1_000 });
  await giveBack(id, commit, { earned: 400 });
  expect(await sumsOf(id)).toEqual([400, 0]);
  await giveBack(id, commit, { earned: 400 });
  expect(await sumsOf(id)).toEqual([0, 0]);
});

it('what was earned and spent is taken of others, and owed where there are none, until it comes back', async () => {
  const id = await addCustomer();
  const [commit, later] = [newId(), newId()];
  await earn(id, { amount: 500, commit_id: commit });
  await spend(id, 500, later);
  await earn(id, { amount: 120 });
  await giveBack(id, commit, { earned: 500 });
  expect(await sumsOf(id)).toEqual([0, 0]);
  expect((await lotsOf(id)).map(({ owed }) => owed)).toEqual([380, 0]);
  await giveBack(id, later, { spent: 300 });
  expect(await sumsOf(id)).toEqual([0, 0]);
  await giveBack(id, later, { spent: 200 });
  expect(await sumsOf(id)).toEqual([120, 0]);
  expect((await lotsOf(id)).map(({ owed }) => owed)).toEqual([0, 0]);
});

it('what ended before anybody spent it is taken of nothing else', async () => {
  const id = await addCustomer();
  const commit = newId();
  await earn(id, { amount: 500, commit_id: commit, expires_at: '2026-11-30T22:00:00.000Z' });
  await earn(id, { amount: 200 });
  await giveBack(id, commit, { earned: 500 }, '2026-12-05T09:00:00.000Z');
  expect(await sumsOf(id)).toEqual([200, 0]);
  expect((await lotsOf(id)).map(({ owed }) => owed)).toEqual([0, 0]);
});

it.each([
  ['2026-10-24', '2026-10-24T21:00:00.000Z'],
  ['2026-10-25', '2026-10-25T22:00:00.000Z'],
  ['2027-03-27', '2027-03-27T22:00:00.000Z'],
  ['2027-03-28', '2027-03-28T21:00:00.000Z'],
])(
  'bonuses whose last day is %s are over at the midnight after it, whatever the clocks do',
  async (last, end) => {
    const id = await addCustomer();
    const expires_at = kyivDayBounds(last).before;
    expect(expires_at).toBe(end);
    const before = new Date(new Date(end).getTime() - 1).toISOString();
    const start = `${dayAfter(kyivDay(before), -30)}T09:00:00.000Z`;
    await earn(id, { amount: 300, expires_at }, start);
    await spend(id, 100, newId(), before);
    await under(id, async (_tx, { available }) => expect(available).toBe(0), end);
    expect(await entriesOf(id)).toEqual([
      ['earned', 300, 0],
      ['spent', -100, 0],
      ['expired', -200, 0],
    ]);
  },
);

it('the database refuses what is no next entry, and sums that no entry says', async () => {
  const id = await addCustomer();
  await earn(id, { amount: 300, expires_at: '2026-12-01T22:00:00.000Z' });
  const last = await db
    .selectFrom('bonus_entries')
    .selectAll()
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
  const add = (of: Partial<Row<'bonus_entries'>>) => {
    const spent = { kind: 'spent', available: -100, available_after: 200, number: 2 } as const;
    return db
      .insertInto('bonus_entries')
      .values({ ...last, id: newId(), ...spent, ...of })
      .execute();
  };
  const noNext = /no next entry/;
  await expect(add({ number: 3 })).rejects.toThrow(noNext);
  await expect(add({ number: 1 })).rejects.toThrow(noNext);
  await expect(add({ available_after: 201 })).rejects.toThrow(noNext);
  await expect(add({ waiting_after: 5 })).rejects.toThrow(noNext);
  await expect(add({ expires_at: null })).rejects.toThrow(noNext);
  await expect(add({ lot_id: newId() })).rejects.toThrow(noNext);
  const broken = /check|constraint/iu;
  await expect(add({ available: -301, available_after: -1 })).rejects.toThrow(broken);
  await expect(add({ available: 100, available_after: 400 })).rejects.toThrow(broken);
  await expect(add({ created_at: '2026-12-01T22:00:00.000Z' })).rejects.toThrow(broken);
  const more = { kind: 'earned', available: 100, available_after: 400 } as const;
  await expect(add({ ...more, created_at: '2026-12-01T22:00:00.000Z' })).rejects.toThrow(broken);
  const entry = db.updateTable('bonus_entries').set({ available: 1 }).where('id', '=', last.id);
  await expect(entry.execute()).rejects.toThrow(/append-only/);
  await expect(db.deleteFrom('bonus_entries').where('id', '=', last.id).execute()).rejects.toThrow(
    /append-only/,
  );
  const sums = db.updateTable('customers').set({ available: 301 }).where('id', '=', id);
  await expect(sums.execute()).rejects.toThrow(/by the ledger/);
  const lot = db.updateTable('bonus_lots').set({ available: 301 }).where('id', '=', last.lot_id);
  await expect(lot.execute()).rejects.toThrow(/by the ledger/);
  const rich = newCustomer(999, { available: 5, waiting: 0 });
  await expect(db.insertInto('customers').values(rich).execute()).rejects.toThrow(/by the ledger/);
  expect(await sumsOf(id)).toEqual([300, 0]);
});

it('the database lets nothing change of a lot but its sums and what is owed', async () => {
  const id = await addCustomer();
  await earn(id, { amount: 300, expires_at: '2026-12-01T22:00:00.000Z' });
  const [lot] = await lotsOf(id);
  const change = (of: Partial<Row<'bonus_lots'>>) =>
    db
      .updateTable('bonus_lots')
      .set(of)
      .where('id', '=', lot?.id ?? '')
      .execute();
  const other = await addCustomer();
  const wishes = [
    ...[{ expires_at: '2027-12-01T22:00:00.000Z' }, { expires_at: null }, { commit_id: null }],
    ...[{ customer_id: other }, { discount_id: newId() }, { discount_name: 'Інша' }],
    ...[{ created_at: '2026-01-01T00:00:00.000Z' }, { id: newId() }],
  ];
  for (const wish of wishes) await expect(change(wish)).rejects.toThrow(/stays what it was/);
  expect(await lotsOf(id)).toEqual([lot]);
  await change({ owed: 5 });
  expect(await lotsOf(id)).toEqual([{ ...lot, owed: 5 }]);
});

it('bonuses that would be over when they are given are not given', async () => {
  const id = await addCustomer();
  const commit = newId();
  const end = '2026-12-01T22:00:00.000Z';
  await earn(id, { amount: 300, expires_at: end, commit_id: commit }, end);
  await giveBack(id, commit, { earned: 300 }, end);
  expect(await entriesOf(id)).toEqual([]);
});

it('sixteen who spend one balance at once spend what was there, and no more', async () => {
  const id = await addCustomer();
  for (const amount of [130, 250, 120]) await earn(id, { amount });
  const tries = await Promise.allSettled(Array.from({ length: 16 }, () => spend(id, 70)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  expect(await sumsOf(id)).toEqual([10, 0]);
  const entries = await entriesOf(id);
  expect(entries.reduce((sum, [, available]) => sum + available, 0)).toBe(10);
});
