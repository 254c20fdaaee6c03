import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UniqueViolation } from './errors.ts';
import { insertFleet } from './test-support/insert-fleet.ts';
import { openTestDatabase, type TestDatabase, testDialect } from './test-support/open-test-database.ts';
import { driver, idOf, shift } from './test-support/rows.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let commits = 0;

beforeEach(async () => {
  database = await openTestDatabase('file');
  await insertFleet(database.db, 40);
  commits = 0;
  const { file } = database;
  if (file === undefined) return;
  const prepare = file.prepare.bind(file);
  file.prepare = (text) => {
    const statement = prepare(text);
    if (text === 'commit') commits += 1;
    return statement;
  };
});

afterEach(() => database.remove());

const setMoney = (n: number, money: number) =>
  inTransaction(database.db, async (tx) => {
    await tx.updateTable('drivers').set({ money }).where('id', '=', idOf(n)).execute();
    if (n % 4 === 0) throw new Error(`no paper for ${n}`);
    return n;
  });
const moneyOf = async () => {
  const rows = await database.db.selectFrom('drivers').select('money').orderBy('id').execute();
  return rows.map(({ money }) => money);
};
const numbers = Array.from({ length: 40 }, (_, index) => index + 1);

it('those that fail leave nothing behind, and those beside them are kept', async () => {
  const results = await Promise.allSettled(numbers.map((n) => setMoney(n, n * 100)));
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(numbers.map((n) => n % 4 !== 0));
  expect(await moneyOf()).toEqual(numbers.map((n) => (n % 4 === 0 ? 0 : n * 100)));
});

it('what arrives together is committed together', async () => {
  await Promise.allSettled(numbers.map((n) => setMoney(n, 1)));
  if (testDialect === 'sqlite') expect(commits).toBe(2);
  else expect(commits).toBe(0);
});

it('each sees what those before it have done', async () => {
  const add = () =>
    inTransaction(database.db, async (tx) => {
      const row = tx.selectFrom('drivers').select('money').where('id', '=', idOf(1));
      const { money } = await row.forUpdate().executeTakeFirstOrThrow();
      await tx
        .updateTable('drivers')
        .set({ money: money + 1 })
        .where('id', '=', idOf(1))
        .execute();
      return money;
    });
  const seen = await Promise.all(numbers.map(add));
  expect(seen.toSorted((a, b) => a - b)).toEqual(numbers.map((n) => n - 1));
});

it('a unique violation is its own only', async () => {
  const insert = (n: number) =>
    inTransaction(database.db, (tx) =>
      tx
        .insertInto('drivers')
        .values(driver(100 + n, { tabulation_number: '77777' }))
        .execute(),
    );
  const results = await Promise.allSettled([insert(1), setMoney(1, 5), insert(2)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const [refused] = results.filter((result) => result.status === 'rejected');
  expect(refused?.reason).toBeInstanceOf(UniqueViolation);
  expect((await moneyOf())[0]).toBe(5);
});

it('nobody is told of success when the commit itself fails', async () => {
  const orphan = inTransaction(database.db, async (tx) => {
    // A foreign key violation that is checked only at the commit.
    const defer =
      testDialect === 'sqlite' ? sql`pragma defer_foreign_keys = on` : sql`set constraints all deferred`;
    await defer.execute(tx);
    await tx
      .insertInto('shifts')
      .values(shift(900, { driver_id: idOf(999) }))
      .execute();
  });
  const beside = setMoney(1, 7);
  await expect(orphan).rejects.toThrow();
  const wasTold = await beside.then(
    () => true,
    () => false,
  );
  expect((await moneyOf())[0]).toBe(wasTold ? 7 : 0);
  expect(await database.db.selectFrom('shifts').selectAll().execute()).toEqual([]);
  expect(await setMoney(2, 9)).toBe(2);
  expect((await moneyOf())[1]).toBe(9);
});
