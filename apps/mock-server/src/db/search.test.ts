import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulkInsert } from './bulk-insert.ts';
import { up as looseSearch } from './migrations/0017-loose-search.ts';
import { areSorted, searchColumn, searchFilter } from './search.ts';
import { insertFleet } from './test-support/insert-fleet.ts';
import { openTestDatabase, type TestDatabase, testDialect } from './test-support/open-test-database.ts';
import { driver, idOf, transport } from './test-support/rows.ts';

let database: TestDatabase;

const NAMES = [
  "Дем'яненко Мар'яна Ігорівна",
  'Іваненко Іван Петрович',
  'О_Ніл 100% "Шон"',
  'Ґудзь Ї',
  'ab\\cd',
  'Ян',
];

beforeAll(async () => {
  database = await openTestDatabase();
  await insertFleet(database.db, 1, 3_000);
  await bulkInsert(
    database.db,
    'drivers',
    NAMES.map((name, n) => driver(5_001 + n, { name })),
  );
  const plate = 'ВС1234АА';
  await database.db
    .updateTable('transports')
    .set({
      state_number: plate,
      search: searchColumn('transports', '1001', 'Богдан А092', plate, 'ВС 1234 АА'),
    })
    .execute();
});

afterAll(() => database.remove());

async function namesFound(typed: string | undefined): Promise<string[]> {
  const filter = await searchFilter(database.db, 'drivers', typed);
  const query = database.db.selectFrom('drivers').select('name').distinct().orderBy('name');
  return (await (filter === undefined ? query : query.where(filter)).execute()).map((row) => row.name);
}

describe('a search by name', () => {
  test.each([
    ['іван', [NAMES[1]]],
    ['ІВАНЕНКО ІВАН', [NAMES[1]]],
    ['анен', [NAMES[1]]],
    ['пе', [NAMES[1]]],
    ['ї', [NAMES[3]]],
    ['ян', [NAMES[0], NAMES[5]]],
    ['щ', []],
    ['щщ', []],
    ['Демʼян', [NAMES[0]]],
    ['_', [NAMES[2]]],
    ['100%', [NAMES[2]]],
    ['"шон', [NAMES[2]]],
    ['"Шон"', [NAMES[2]]],
    ['b\\c', [NAMES[4]]],
    ['%', [NAMES[2]]],
    ['бондаренко', ['Бондаренко Андрій Васильович']],
    ['немає такого', []],
    ['OR 1=1 --', []],
    ['* NEAR(', []],
  ])('%s', async (typed, expected) => {
    expect(await namesFound(typed)).toEqual(expected);
  });

  test.each([[undefined], [''], ['  ']])('that is empty (%o) finds all', async (typed) => {
    expect(await searchFilter(database.db, 'drivers', typed)).toBeUndefined();
  });

  test('finds more rows than the trigram table hands out', async () => {
    const filter = await searchFilter(database.db, 'drivers', 'бондаренко');
    if (filter === undefined) return expect.fail('no filter');
    const { found } = await database.db
      .selectFrom('drivers')
      .select(({ fn }) => fn.countAll<number>().as('found'))
      .where(filter)
      .executeTakeFirstOrThrow();
    expect(found).toBe(3_000);
  });

  test('follows a change and a removal of the row', async () => {
    await database.db
      .insertInto('drivers')
      .values(driver(9_000, { name: 'Кравчук Олег' }))
      .execute();
    expect(await namesFound('кравчук')).toEqual(['Кравчук Олег']);
    const renamed = { name: 'Савчук Олег', search: searchColumn('drivers', 'Савчук Олег') };
    await database.db.updateTable('drivers').set(renamed).where('id', '=', idOf(9_000)).execute();
    expect([await namesFound('кравчук'), await namesFound('савчук')]).toEqual([[], ['Савчук Олег']]);
    await database.db.deleteFrom('drivers').where('id', '=', idOf(9_000)).execute();
    expect(await namesFound('савчук')).toEqual([]);
  });
});

test('PostgreSQL sorts what a word of few rows finds, and walks the list for one of many', async () => {
  const { db } = database;
  if (testDialect === 'postgres') await sql`analyze drivers`.execute(db);
  const typed = ['ґудзь', 'бондаренко', undefined];
  const sorted = await Promise.all(typed.map((text) => areSorted(db, 'drivers', text)));
  expect(sorted).toEqual([testDialect === 'postgres', false, false]);
});

test.each([['вс1234аа'], ['bc1234aa'], ['BC 1234'], ['4аА'], ['богдан'], ['1001']])(
  'a vehicle is found by %s',
  async (typed) => {
    await database.db
      .insertInto('transports')
      .values(transport(7_777))
      .onConflict((c) => c.doNothing())
      .execute();
    const filter = await searchFilter(database.db, 'transports', typed);
    if (filter === undefined) return expect.fail('no filter');
    const rows = await database.db.selectFrom('transports').select('id').where(filter).execute();
    expect(rows.map((row) => row.id)).toEqual([idOf(1)]);
  },
);

describe('a name with signs in it is found however they are typed', () => {
  const STORED = 'Тролейбус № 77-А';
  test.each(['тролейбус 77', 'Тролейбус №77', 'тролейбус № 77а', '77-а', '77 – А', 'тролейбус77'])(
    '%s',
    async (typed) => {
      const { db } = database;
      const [row] = await db.selectFrom('transports').select('id').orderBy('id').limit(1).execute();
      const id = row?.id ?? '';
      await db
        .updateTable('transports')
        .set({ search: searchColumn('transports', STORED) })
        .where('id', '=', id)
        .execute();
      const filter = await searchFilter(db, 'transports', typed);
      if (filter === undefined) return expect.fail('no filter');
      expect(await db.selectFrom('transports').select('id').where(filter).execute()).toEqual([{ id }]);
    },
  );
});

test('rows from before names were found like that are found, too', async () => {
  const { db } = database;
  const [row] = await db.selectFrom('transports').select('id').orderBy('id').limit(1).execute();
  const id = row?.id ?? '';
  await db.updateTable('transports').set({ search: 'тролейбус № 78–б.\n\n' }).where('id', '=', id).execute();
  await looseSearch(db as unknown as Kysely<unknown>);
  const found = db.selectFrom('transports').select('search').where('id', '=', id);
  expect(await found.executeTakeFirst()).toEqual({ search: searchColumn('transports', 'Тролейбус № 78–Б.') });
});
