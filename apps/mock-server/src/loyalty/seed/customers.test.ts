import { bonusEntryKinds } from '@kasa/contracts/loyalty/bonus-values';
import { exampleBonusEntry, exampleCustomer } from '@kasa/contracts/loyalty/customers';
import { expect, it } from 'vitest';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const db = test.database.db;

interface Sums {
  readonly available: number;
  readonly waiting: number;
}

/** What rows add up to, by a column. */
const sumsBy = <One extends Sums>(rows: readonly One[], key: (row: One) => string) => {
  const sum = (some: readonly One[], of: keyof Sums) => some.reduce((all, row) => all + row[of], 0);
  const groups = [...Map.groupBy(rows, key)];
  return new Map(groups.map(([id, some]) => [id, [sum(some, 'available'), sum(some, 'waiting')]]));
};

it('what customers and lots have is what their entries say, each following the one before', async () => {
  const lots = await db.selectFrom('bonus_lots').selectAll().execute();
  const customers = await db.selectFrom('customers').selectAll().execute();
  const entries = await db.selectFrom('bonus_entries').selectAll().orderBy('number').execute();
  expect(sumsBy(entries, (entry) => entry.lot_id)).toEqual(sumsBy(lots, (lot) => lot.id));
  const byCustomer = Map.groupBy(entries, ({ customer_id }) => customer_id);
  for (const { id, available, waiting } of customers) {
    const [before, of] = [{ available: 0, waiting: 0, at: '' }, byCustomer.get(id) ?? []];
    of.forEach((entry, n) => {
      before.available += entry.available;
      before.waiting += entry.waiting;
      expect(entry).toMatchObject({ number: n + 1, available_after: before.available });
      expect(entry.waiting_after).toBe(before.waiting);
      expect(entry.created_at >= before.at).toBe(true);
      before.at = entry.created_at;
    });
    expect(before).toMatchObject({ available, waiting });
  }
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(bonusEntryKinds));
});

it('the first customer is the contract’s example, with its last entry', async () => {
  const { has_card: _, ...example } = exampleCustomer;
  const row = await db.selectFrom('customers').selectAll().where('id', '=', example.id).executeTakeFirst();
  expect(row).toMatchObject({ ...example, card_hash: null });
  const { discount_name: __, transaction_id: ___, ...entry } = exampleBonusEntry;
  const last = db.selectFrom('bonus_entries').selectAll().where('customer_id', '=', example.id);
  expect(await last.orderBy('number', 'desc').limit(1).executeTakeFirst()).toMatchObject(entry);
});
