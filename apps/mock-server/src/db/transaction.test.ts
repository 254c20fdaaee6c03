import { afterEach, beforeEach, expect, test } from 'vitest';
import { UniqueViolation } from './errors.ts';
import { insertFleet } from './test-support/insert-fleet.ts';
import { openTestDatabase, type TestDatabase } from './test-support/open-test-database.ts';
import { driver, idOf, NOW, shift } from './test-support/rows.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase('file');
  await insertFleet(database.db, 20);
});

afterEach(() => database.remove());

const money = async (n: number) =>
  (
    await database.db
      .selectFrom('drivers')
      .select('money')
      .where('id', '=', idOf(n))
      .executeTakeFirstOrThrow()
  ).money;

test('a failure in the middle undoes what came before it', async () => {
  const work = inTransaction(database.db, async (tx) => {
    await tx.updateTable('drivers').set({ money: 500 }).where('id', '=', idOf(1)).execute();
    throw new Error('no paper');
  });
  await expect(work).rejects.toThrow('no paper');
  expect(await money(1)).toBe(0);
});

test('a unique violation arrives typed, and undoes what came before it', async () => {
  const work = inTransaction(database.db, async (tx) => {
    await tx.updateTable('drivers').set({ money: 500 }).where('id', '=', idOf(1)).execute();
    await tx
      .insertInto('drivers')
      .values(driver(99, { tabulation_number: '00002' }))
      .execute();
  });
  await expect(work).rejects.toThrow(UniqueViolation);
  expect(await money(1)).toBe(0);
});

test('a query beside a transaction does not become part of it', async () => {
  let beside: Promise<unknown> = Promise.resolve();
  const work = inTransaction(database.db, async (tx) => {
    await tx.updateTable('drivers').set({ money: 1 }).where('id', '=', idOf(1)).execute();
    beside = database.db.updateTable('drivers').set({ money: 2 }).where('id', '=', idOf(2)).execute();
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('rolled back');
  await beside;
  expect([await money(1), await money(2)]).toEqual([0, 2]);
});

test('100 parallel read-and-add under a row lock lose nothing', async () => {
  const add = () =>
    inTransaction(database.db, async (tx) => {
      const row = await tx
        .selectFrom('drivers')
        .select('money')
        .where('id', '=', idOf(1))
        .forUpdate()
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('drivers')
        .set({ money: row.money + 1 })
        .where('id', '=', idOf(1))
        .execute();
    });
  await Promise.all(Array.from({ length: 100 }, add));
  expect(await money(1)).toBe(100);
});

test('of 50 parallel openings one shift opens for the driver, and one for the vehicle', async () => {
  const open = (changes: Parameters<typeof shift>[1]) => (n: number) =>
    inTransaction(database.db, (tx) => tx.insertInto('shifts').values(shift(n, changes)).execute());
  const numbers = Array.from({ length: 50 }, (_, n) => n);
  const sameDriver = await Promise.allSettled(
    numbers.map((n) => open({ transport_id: idOf((n % 20) + 1) })(n + 1)),
  );
  await database.db.updateTable('shifts').set({ closed_at: NOW }).execute();
  const sameVehicle = await Promise.allSettled(
    numbers.map((n) => open({ driver_id: idOf((n % 20) + 1) })(n + 100)),
  );
  for (const outcomes of [sameDriver, sameVehicle]) {
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(49);
    expect(refused.every((outcome) => outcome.reason instanceof UniqueViolation)).toBe(true);
  }
});

test('two that lock the same rows in opposite order both get through', async () => {
  const both = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      for (const n of [first, second]) {
        await tx
          .updateTable('drivers')
          .set((eb) => ({ money: eb('money', '+', 1) }))
          .where('id', '=', idOf(n))
          .execute();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  expect([await money(1), await money(2)]).toEqual([2, 2]);
});
