import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkInsert } from './bulk-insert.ts';
import { asUniqueViolation } from './dialect.ts';
import { insertFleet } from './test-support/insert-fleet.ts';
import { openTestDatabase, type TestDatabase } from './test-support/open-test-database.ts';
import { idOf, transport } from './test-support/rows.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertFleet(database.db, 1);
});

afterAll(() => database.remove());

test('rows arrive as they were: texts of every kind, numbers, nulls', async () => {
  const texts = [
    'О\'Ніл "Шон"',
    '\\ $1 ? %',
    '{"a":[1]}',
    'рядок\nрядок\tтаб',
    '😀 ’',
    '',
    '0123',
    'null',
    'true',
    '1e3',
  ];
  const rows = texts.map((name, n) =>
    transport(100 + n, {
      name,
      lat: 49.123456789,
      lng: -0.5,
      avg_speed: 17,
      payment_cash: 2 ** 40 + n,
      camera_link: null,
    }),
  );
  await bulkInsert(database.db, 'transports', rows);
  const read = await database.db
    .selectFrom('transports')
    .selectAll()
    .where('id', '>=', idOf(100))
    .orderBy('id')
    .execute();
  expect(read).toEqual(rows);
});

test('more rows than go into one statement all arrive', async () => {
  const rows = Array.from({ length: 5_001 }, (_, n) => transport(10_000 + n));
  await bulkInsert(database.db, 'transports', rows);
  const { n } = await database.db
    .selectFrom('transports')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('id', '>=', idOf(10_000))
    .executeTakeFirstOrThrow();
  expect(n).toBe(5_001);
});

test('no rows are no statement', async () => {
  await bulkInsert(database.db, 'transports', []);
});

test('unique rules and references hold', async () => {
  const twice = bulkInsert(database.db, 'transports', [
    transport(50),
    transport(51, { transport_num: '1050' }),
  ]);
  const error = await twice.catch((reason: unknown) => reason);
  expect(asUniqueViolation(error)?.columns).toEqual(['transport_num']);
  await expect(
    bulkInsert(database.db, 'transports', [transport(52, { branch_id: idOf(9) })]),
  ).rejects.toThrow(/foreign key/i);
  const left = await database.db.selectFrom('transports').select('id').where('id', '=', idOf(50)).execute();
  expect(left).toEqual([]);
});
