import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulkInsert } from './bulk-insert.ts';
import { searchColumn, searchFilter } from './search.ts';
import { insertFleet } from './test-support/insert-fleet.ts';
import { openTestDatabase, type TestDatabase, testDialect } from './test-support/open-test-database.ts';
import { idOf, transport } from './test-support/rows.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertFleet(database.db, 50);
});

afterAll(() => database.remove());

describe.runIf(testDialect === 'sqlite')('SQLite, whatever is in the tables,', () => {
  const vehicles = () => database.db.selectFrom('transports').selectAll().where('merchant_id', '=', idOf(1));

  async function planOf(query: {
    compile(): { sql: string; parameters: readonly unknown[] };
  }): Promise<string> {
    const { sql: text, parameters } = query.compile();
    const parts = text
      .split('?')
      .flatMap((part, n) => [sql.raw(part), ...(n < parameters.length ? [sql.val(parameters[n])] : [])]);
    const { rows } = await sql<{
      detail: string;
    }>`explain query plan ${sql.join(parts, sql.raw(''))}`.execute(database.db);
    return rows.map((row) => row.detail).join('; ');
  }

  test.each(['transport_num_key', 'name_key', 'drive_time', 'next_to_date', 'created_at'] as const)(
    'lists by %s in both directions without sorting',
    async (column) => {
      for (const direction of ['asc', 'desc'] as const) {
        const list = vehicles().orderBy(column, direction).orderBy('id', direction).limit(10);
        expect(await planOf(list)).toBe(
          `SEARCH transports USING INDEX transports__merchant_id__${column}__id__ix (merchant_id=?)`,
        );
      }
    },
  );

  test('filters by route, by depot, by status without sorting', async () => {
    for (const filter of ['route_id', 'branch_id', 'status'] as const) {
      const list = vehicles()
        .where(filter, '=', idOf(1))
        .orderBy('transport_num_key')
        .orderBy('id')
        .limit(10);
      const plan = await planOf(list);
      expect(plan).toContain(filter);
      expect(plan).not.toContain('TEMP B-TREE');
    }
  });

  test('fetches the few rows that a rare word names, instead of walking the list', async () => {
    const filter = await searchFilter(database.db, 'transports', '1007');
    if (filter === undefined) return expect.fail('no filter');
    const plan = await planOf(vehicles().where(filter).orderBy('transport_num_key').orderBy('id').limit(10));
    expect(plan).toContain('USING INTEGER PRIMARY KEY (rowid=?)');
  });

  test('walks the list past what a word of many rows does not name, without sorting them', async () => {
    const { db } = database;
    const many = Array.from({ length: 10_001 }, (_, n) =>
      transport(100 + n, { search: searchColumn('transports', 'Жайворонок') }),
    );
    await bulkInsert(db, 'transports', many);
    // As if there were a million.
    await sql`update transports set rowid = 1000000 where id = ${idOf(1)}`.execute(db);
    const filter = await searchFilter(db, 'transports', 'жайворонок');
    if (filter === undefined) return expect.fail('no filter');
    const list = vehicles().where(filter).orderBy('transport_num_key').orderBy('id').limit(10);
    const plan = await planOf(list);
    expect(plan).toContain('USING INDEX transports__merchant_id__transport_num_key__id__ix');
    expect(plan).toContain('SCAN transports_search');
    expect(plan).not.toContain('TEMP B-TREE');
    expect((await list.execute()).map(({ id }) => id)).toEqual(many.slice(0, 10).map(({ id }) => id));
  });
});

test('planning does not disturb what is found', async () => {
  const filter = await searchFilter(database.db, 'transports', '1007');
  if (filter === undefined) return expect.fail('no filter');
  const found = await database.db.selectFrom('transports').select('transport_num').where(filter).execute();
  expect(found).toEqual([{ transport_num: '1007' }]);
});
