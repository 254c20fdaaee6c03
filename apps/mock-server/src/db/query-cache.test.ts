import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './connect.ts';
import { cachedNumber, cachedQuery } from './query-cache.ts';
import { openTestDatabase, type TestDatabase, testDialect } from './test-support/open-test-database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
const query = () =>
  sql<{ n: number }>`select count(*) as n from meta where key like 'remembered%'`.compile(database.db);
const count = () => cachedNumber(database.db, query());
const add = (key: string) => ({ key: `remembered ${key}`, value: '' });

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.remove());

test('every write is seen at once, whichever way it is made', async () => {
  const { db } = database;
  expect(await count()).toBe(0);
  await db.insertInto('meta').values(add('a')).execute();
  expect(await count()).toBe(1);
  await db.insertInto('meta').values(add('b')).returning('key').execute();
  expect(await count()).toBe(2);
  await inTransaction(db, (tx) => tx.insertInto('meta').values(add('c')).execute());
  expect(await count()).toBe(3);
  await sql`delete from meta where key like 'remembered%'`.execute(db);
  expect(await count()).toBe(0);
});

test('what was rolled back is never seen, though the transaction itself sees it', async () => {
  await count();
  const failed = inTransaction(database.db, async (tx) => {
    await tx.insertInto('meta').values(add('a')).execute();
    expect(await cachedNumber(tx, query())).toBe(1);
    throw new Error('no');
  });
  const meanwhile = count();
  await expect(failed).rejects.toThrow('no');
  expect([await meanwhile, await count()]).toEqual([0, 0]);
});

test('a question that waits for a write gets the answer of one moment, and later ones the new one', async () => {
  const { db } = database;
  const asked = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      if (n % 4 === 0)
        await db
          .insertInto('meta')
          .values(add(String(n)))
          .execute();
      return await count();
    }),
  );
  expect(Math.max(...asked)).toBeLessThanOrEqual(10);
  expect(await count()).toBe(10);
});

test.runIf(testDialect === 'sqlite')(
  'the same question twice reads once; another value is another one',
  async () => {
    const { db } = database;
    const one = (value: number) => cachedQuery(db, sql<{ n: number }>`select ${value} as n`.compile(db));
    const first = await one(1);
    expect(await one(1)).toBe(first);
    expect(await one(2)).toEqual([{ n: 2 }]);
    for (let n = 0; n < 2_000; n += 1) await one(n);
    expect(await one(1)).toEqual(first);
  },
);

test.runIf(testDialect === 'postgres')(
  'with another server on the same database nothing is remembered',
  async () => {
    const other = await openDatabase(database.options);
    expect(await count()).toBe(0);
    await other.db.insertInto('meta').values(add('a')).execute();
    expect(await count()).toBe(1);
    await other.close();
  },
);
