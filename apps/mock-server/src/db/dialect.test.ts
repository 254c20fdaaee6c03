import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUniqueViolation, dialectOf } from './dialect.ts';
import { insertFleet } from './test-support/insert-fleet.ts';
import { openTestDatabase, type TestDatabase, testDialect } from './test-support/open-test-database.ts';
import { driver, idOf, shift, transport, user } from './test-support/rows.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await insertFleet(database.db, 2);
});

afterAll(() => database.remove());

test('knows which database it talks to, in a transaction too', async () => {
  expect(dialectOf(database.db)).toBe(testDialect);
  await database.db.transaction().execute(async (tx) => expect(dialectOf(tx)).toBe(testDialect));
});

describe('a unique violation names table and columns', () => {
  async function failing(write: Promise<unknown>) {
    const error = await write.then(
      () => expect.fail('the write was accepted'),
      (reason) => asUniqueViolation(reason),
    );
    return { table: error?.table, columns: error?.columns };
  }

  test('of a rule within the merchant, without the merchant', async () => {
    const again = driver(900_001, { tabulation_number: '00001' });
    expect(await failing(database.db.insertInto('drivers').values(again).execute())).toEqual({
      table: 'drivers',
      columns: ['tabulation_number'],
    });
  });

  test('of a rule for the whole system', async () => {
    const again = user(900_001, { phone: user(1).phone });
    expect(await failing(database.db.insertInto('users').values(again).execute())).toEqual({
      table: 'users',
      columns: ['phone'],
    });
  });

  test('of a rule for open shifts only', async () => {
    await database.db.insertInto('shifts').values(shift(1)).execute();
    const sameDriver = shift(2, { transport_id: idOf(2) });
    expect(await failing(database.db.insertInto('shifts').values(sameDriver).execute())).toEqual({
      table: 'shifts',
      columns: ['driver_id'],
    });
    const sameVehicle = shift(3, { driver_id: idOf(2) });
    expect(await failing(database.db.insertInto('shifts').values(sameVehicle).execute())).toEqual({
      table: 'shifts',
      columns: ['transport_id'],
    });
    await database.db
      .insertInto('shifts')
      .values(shift(4, { closed_at: shift(1).opened_at }))
      .execute();
  });

  test('of the id', async () => {
    const again = transport(1, { transport_num: 'other' });
    expect(await failing(database.db.insertInto('transports').values(again).execute())).toEqual({
      table: 'transports',
      columns: ['id'],
    });
  });

  test('of an update', async () => {
    const write = database.db
      .updateTable('transports')
      .set({ transport_num: '1001' })
      .where('id', '=', idOf(2));
    expect(await failing(write.execute())).toEqual({ table: 'transports', columns: ['transport_num'] });
  });

  test('is nothing else: a missing reference, a thrown string', async () => {
    const orphan = driver(900_002, { branch_id: idOf(77) });
    expect(await failing(database.db.insertInto('drivers').values(orphan).execute())).toEqual({});
    expect(asUniqueViolation('UNIQUE constraint failed: drivers.id')).toBeUndefined();
    expect(asUniqueViolation(null)).toBeUndefined();
  });
});

test('integers, sums, reals and nulls come back as JavaScript numbers and null', async () => {
  const row = await database.db
    .selectFrom('routes')
    .select(({ fn }) => ['avg_speed', 'avg_time', 'cost', fn.sum<number>('cost').over().as('sum')])
    .executeTakeFirstOrThrow();
  expect({ ...row }).toEqual({ avg_speed: 17.5, avg_time: null, cost: 1700, sum: 1700 });
});

test('text is ordered bytewise, whatever the locale of the server', async () => {
  const names = ['Zebra', 'apple', 'яблуко', 'Іван', 'абрикос', '10', '9'];
  const values = names.map((name, n) => user(1000 + n, { full_name: name }));
  await database.db.insertInto('users').values(values).execute();
  const ordered = await database.db
    .selectFrom('users')
    .select('full_name')
    .where('id', '>=', idOf(1000))
    .orderBy('full_name')
    .execute();
  expect(ordered.map((row) => row.full_name)).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
});
