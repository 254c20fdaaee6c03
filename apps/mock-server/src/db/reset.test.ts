import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from './connect.ts';
import { resetToSeed, type SeedPlan, seedOnce } from './reset.ts';
import { type Db, type Row, type Schema, TABLES } from './schema.ts';
import { searchFilter } from './search.ts';
import { insertFleet } from './test-support/insert-fleet.ts';
import { openTestDatabase, type TestDatabase, testDialect } from './test-support/open-test-database.ts';
import { driver, idOf, NOW, shift } from './test-support/rows.ts';
import { inTransaction } from './transaction.ts';

const places = testDialect === 'sqlite' ? (['memory', 'file'] as const) : (['file'] as const);

const planOf = (key: string, vehicles = 3): SeedPlan & { runs: number } => ({
  key,
  runs: 0,
  async fill(tx) {
    this.runs += 1;
    await insertFleet(tx, vehicles);
    await tx.insertInto('shifts').values(shift(1)).execute();
  },
});

async function contents(db: Db): Promise<Record<string, unknown[]>> {
  const read = async (table: keyof Schema) =>
    (await db.selectFrom(table).selectAll().execute()) as { id: string }[];
  const entries = TABLES.map(async (table) => [
    table,
    (await read(table)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function makeAMess(db: Db): Promise<void> {
  await db.updateTable('merchants').set({ name: 'Інша назва' }).execute();
  await db.updateTable('transports').set({ transport_num: 'x' }).where('id', '=', idOf(1)).execute();
  // Another row takes a changed row's number: the reset must not violate the unique rule.
  await db.updateTable('drivers').set({ tabulation_number: 'y' }).where('id', '=', idOf(1)).execute();
  await db.updateTable('drivers').set({ tabulation_number: '00001' }).where('id', '=', idOf(2)).execute();
  await db
    .insertInto('drivers')
    .values(driver(90_050, { name: 'Зайва Людина' }))
    .execute();
  await db.updateTable('shifts').set({ closed_at: NOW }).execute();
  await db
    .insertInto('shifts')
    .values(shift(90_051, { driver_id: idOf(90_050), transport_id: idOf(2) }))
    .execute();
  await db.deleteFrom('drivers').where('id', '=', idOf(3)).execute();
}

describe.each(places)('in %s', (place) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase(place);
  });

  afterEach(() => database.remove());

  test('an empty database is filled, a filled one keeps what was done in it', async () => {
    const plan = planOf('a');
    await seedOnce(database, plan);
    expect(plan.runs).toBe(1);
    await makeAMess(database.db);
    const before = await contents(database.db);
    await seedOnce(database, plan);
    expect(await contents(database.db)).toEqual(before);
    expect(plan.runs).toBe(1);
  });

  test('a reset brings back every row, from the snapshot, as often as wanted', async () => {
    const plan = planOf('a');
    await seedOnce(database, plan);
    const seeded = await contents(database.db);
    for (let round = 0; round < 3; round += 1) {
      await makeAMess(database.db);
      expect(await contents(database.db)).not.toEqual(seeded);
      await resetToSeed(database, plan);
      expect(await contents(database.db)).toEqual(seeded);
    }
    expect(plan.runs).toBe(1);
  });

  test('references and unique rules hold after a reset, and the search finds what is there', async () => {
    const plan = planOf('a');
    await seedOnce(database, plan);
    await makeAMess(database.db);
    await resetToSeed(database, plan);
    await expect(
      database.db
        .insertInto('drivers')
        .values(driver(60, { branch_id: idOf(9) }))
        .execute(),
    ).rejects.toThrow();
    await expect(database.db.insertInto('shifts').values(shift(61)).execute()).rejects.toThrow();
    const found = async (typed: string): Promise<Row<'drivers'>[]> => {
      const filter = await searchFilter(database.db, 'drivers', typed);
      return filter === undefined
        ? []
        : await database.db.selectFrom('drivers').selectAll().where(filter).execute();
    };
    expect([(await found('бондаренко')).length, (await found('зайва')).length]).toEqual([3, 0]);
  });

  test('another plan replaces all rows and the snapshot', async () => {
    await seedOnce(database, planOf('a', 3));
    const other = planOf('b', 5);
    await resetToSeed(database, other);
    expect((await contents(database.db)).transports).toHaveLength(5);
    await makeAMess(database.db);
    await resetToSeed(database, other);
    expect((await contents(database.db)).transports).toHaveLength(5);
    expect(other.runs).toBe(1);
  });

  test('a plan that fails leaves the database as it was', async () => {
    await seedOnce(database, planOf('a'));
    const before = await contents(database.db);
    const broken: SeedPlan = {
      key: 'broken',
      async fill(tx) {
        await insertFleet(tx);
        throw new Error('no more names');
      },
    };
    await expect(resetToSeed(database, broken)).rejects.toThrow('no more names');
    expect(await contents(database.db)).toEqual(before);
  });

  test('requests under way wait for a reset and go on after it', async () => {
    const plan = planOf('a');
    await seedOnce(database, plan);
    const write = (n: number) =>
      inTransaction(database.db, async (tx) => {
        await tx.updateTable('drivers').set({ money: n }).where('id', '=', idOf(1)).execute();
        await tx.updateTable('drivers').set({ money: n }).where('id', '=', idOf(2)).execute();
      });
    const work = Array.from({ length: 30 }, (_, n) =>
      n % 10 === 5 ? resetToSeed(database, plan) : write(n),
    );
    await Promise.all(work);
    const rows = await database.db.selectFrom('drivers').select('money').orderBy('id').execute();
    expect(rows[0]?.money).toBe(rows[1]?.money);
    expect(rows[2]?.money).toBe(0);
  });
});

test('the snapshot outlives a restart', async () => {
  const database = await openTestDatabase('file');
  const plan = planOf('a');
  await seedOnce(database, plan);
  const seeded = await contents(database.db);
  await makeAMess(database.db);
  await database.close();
  const again = await openDatabase(database.options);
  await resetToSeed(again, plan);
  expect(await contents(again.db)).toEqual(seeded);
  expect(plan.runs).toBe(1);
  await again.close();
  await database.remove();
});

test.runIf(testDialect === 'postgres')('of several servers that start at once, one fills', async () => {
  const database = await openTestDatabase();
  const others = await Promise.all([1, 2, 3].map(() => openDatabase(database.options)));
  const plan = planOf('a');
  await Promise.all([database, ...others].map((server) => seedOnce(server, plan)));
  expect(plan.runs).toBe(1);
  await Promise.all(others.map((server) => server.close()));
  await database.remove();
});
