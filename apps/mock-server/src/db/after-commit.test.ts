import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { afterCommit } from './after-commit.ts';
import { openTestDatabase, type TestDatabase } from './test-support/open-test-database.ts';
import { merchant } from './test-support/rows.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());
beforeEach(async () => {
  await database.db.deleteFrom('merchants').execute();
});

const known = async () => (await database.db.selectFrom('merchants').select('id').execute()).length;

it('is done when the change can be seen by everybody, once', async () => {
  const seen: Promise<number>[] = [];
  await inTransaction(database.db, async (tx) => {
    afterCommit(tx, () => seen.push(known()));
    await tx.insertInto('merchants').values(merchant(1)).execute();
    expect(seen).toEqual([]);
  });
  expect(await Promise.all(seen)).toEqual([1]);
});

it('is not done when the change is undone', async () => {
  const done: string[] = [];
  const undone = inTransaction(database.db, async (tx) => {
    afterCommit(tx, () => done.push('never'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await inTransaction(database.db, async (tx) => {
    afterCommit(tx, () => done.push('one'));
    afterCommit(tx, () => done.push('two'));
  });
  expect(done.filter((what) => what !== 'never')).toEqual(['one', 'two']);
});

it('is done for each of those that change something at the same time', async () => {
  const done: number[] = [];
  await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      inTransaction(database.db, async (tx) => {
        await tx.insertInto('merchants').values(merchant(n)).execute();
        afterCommit(tx, () => done.push(n));
      }),
    ),
  );
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(await known()).toBe(5);
});
