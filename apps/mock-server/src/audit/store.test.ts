import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bulkInsert } from '../db/bulk-insert.ts';
import { wholeMerchant } from '../db/point-scope.ts';
import { newId } from '../db/row-columns.ts';
import { openTestDatabase, type TestDatabase, testDialect } from '../db/test-support/open-test-database.ts';
import { idOf, merchant } from '../db/test-support/rows.ts';
import { entries } from './store.ts';
import { addEntries } from './test-support/entries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await bulkInsert(database.db, 'merchants', [merchant(1), merchant(2)]);
});
afterAll(() => database.remove());

const filters: readonly [string, Parameters<typeof entries.page>[2]][] = [
  ['nothing', {}],
  ['a person', { user_id: [newId()] }],
  ['a kind', { object_type: ['route'] }],
  ['an object', { object_id: newId() }],
  ['what was done', { operation: ['updateRoute'] }],
  ['a person and a kind', { user_id: [newId()], object_type: ['route'] }],
  ['days', { from: '2026-11-01', to: '2026-11-20' }],
  ['nothing, folded', { folded: 'true' }],
  ['a kind, folded', { object_type: ['route'], folded: 'true' }],
  ['an object, folded', { object_id: newId(), folded: 'true' }],
  ['an operation', { action: newId() }],
  ['a person and days', { user_id: [newId()], from: '2026-11-01' }],
];

describe.runIf(testDialect === 'sqlite')(
  'SQLite finds a page of the journal in the order of an index',
  () => {
    async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
      const { db } = database;
      const asked = vi.spyOn(db, 'executeQuery');
      await work();
      const queries = asked.mock.calls.map(([query]) => query as CompiledQuery);
      asked.mockRestore();
      const plans: string[] = [];
      for (const { sql, parameters } of queries) {
        const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
        const { rows } = await db.executeQuery<{ detail: string }>(explain);
        plans.push(rows.map(({ detail }) => detail).join('; '));
      }
      return plans;
    }
    const inOrder =
      /^(CO-ROUTINE row; )?SEARCH audit_entries USING (COVERING )?INDEX audit_entries__merchant_id__/;

    it.each(filters)('by %s, in both directions, and for an export', async (_, filter) => {
      const window = { offset: 0, perPage: 10 };
      const plans = await plansOf(async () => {
        await entries.page(database.db, wholeMerchant(idOf(1)), { ...filter, sort: '-at' }, window);
        await entries.page(database.db, wholeMerchant(idOf(1)), { ...filter, sort: 'at' }, window);
        for await (const _entry of entries.all(database.db, wholeMerchant(idOf(1)), filter)) break;
      });
      expect(plans).toHaveLength(3);
      for (const plan of plans) {
        expect(plan).toMatch(inOrder);
        expect(plan).not.toContain('TEMP B-TREE');
      }
    });

    it('finds what was done by an index of its own, however rare it is', async () => {
      const [plan] = await plansOf(() =>
        entries.page(
          database.db,
          wholeMerchant(idOf(1)),
          { operation: ['updateRoute'] },
          { offset: 0, perPage: 10 },
        ),
      );
      expect(plan).toMatch(/INDEX audit_entries__merchant_id__operation__at__id/);
    });

    it('answers a person and a kind together by one index, without looking at rows that do not fit', async () => {
      const filter = { user_id: [newId()], object_type: ['route'] };
      const [plan] = await plansOf(() =>
        entries.page(database.db, wholeMerchant(idOf(1)), filter, { offset: 0, perPage: 10 }),
      );
      expect(plan).toMatch(/INDEX audit_entries__merchant_id__(user_id|object_type)__at__id__/);
    });

    it('reads each of several values in order by its index, be they few or many, and merges the page', async () => {
      const kinds = ['route', 'depot'];
      await addEntries(
        database.db,
        Array.from({ length: 20_010 }, (_, n) => ({
          merchant_id: idOf(2),
          object_type: String(kinds[n % 2]),
        })),
      );
      const page = (object_type: string[]) =>
        entries.page(database.db, wholeMerchant(idOf(2)), { object_type }, { offset: 0, perPage: 10 });
      for (const some of [kinds, ['depot', 'driver']]) {
        const [plan = ''] = await plansOf(() => page(some));
        expect(plan.match(/INDEX audit_entries__merchant_id__object_type__at__id/g)).toHaveLength(2);
        expect(plan).not.toMatch(/audit_entries__merchant_id__at__id__ix/);
      }
      expect(await page(kinds)).toMatchObject({ rows: { length: 10 }, total_capped: true });
      await database.db.deleteFrom('audit_entries').execute();
    });
  },
);

describe('all entries of an export', () => {
  it('come once each, newest first, over many batches and many of one moment', async () => {
    await database.db.deleteFrom('audit_entries').execute();
    const second = (n: number) => new Date(Date.parse('2026-11-19T10:00:00Z') + n * 1000).toISOString();
    await addEntries(
      database.db,
      Array.from({ length: 2_500 }, (_, n) => ({
        merchant_id: idOf(1),
        // More entries of one moment than a batch holds.
        at: n < 1_200 ? second(0) : second(n % 7),
        object_name: `Маршрут ${n}`,
      })),
    );
    await addEntries(database.db, [{ merchant_id: idOf(2), object_name: 'Чужий' }]);
    const seen: string[] = [];
    const names = new Set<string>();
    for await (const { at, id, object_name } of entries.all(database.db, wholeMerchant(idOf(1)), {})) {
      seen.push(`${at} ${id}`);
      names.add(object_name);
    }
    expect(seen).toHaveLength(2_500);
    expect(names.size).toBe(2_500);
    expect(names.has('Чужий')).toBe(false);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });

  it('are those that there were: one that is added meanwhile does not come', async () => {
    const rest = entries.all(database.db, wholeMerchant(idOf(1)), { q: 'маршрут' });
    const first = await rest.next();
    expect(first.done).toBe(false);
    await addEntries(database.db, [
      { merchant_id: idOf(1), at: '2026-12-01T00:00:00.000Z', object_name: 'Маршрут новий' },
    ]);
    let count = 1;
    for await (const { object_name } of rest) {
      count += 1;
      expect(object_name).not.toBe('Маршрут новий');
    }
    expect(count).toBe(2_500);
  });
});
