import { expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { databaseState } from './database-state.ts';
import { startFreshApp } from './fresh-app.ts';

const test = await startFreshApp();
const rename = (db: typeof test.database.db, name: string) =>
  db.updateTable('routes').set({ name }).execute();

it('what is stored differs after any change, and is the same again without it', async () => {
  const { db } = test.database;
  const seeded = await databaseState(test.database);
  expect(await databaseState(test.database)).toBe(seeded);
  await rename(db, 'Інший маршрут');
  const renamed = await databaseState(test.database);
  expect(renamed).not.toBe(seeded);
  await db.deleteFrom('saved_views').execute();
  expect([seeded, renamed]).not.toContain(await databaseState(test.database));
  await test.reset();
  expect(await databaseState(test.database)).toBe(seeded);
});

it('a change that was taken back is none', async () => {
  const { db } = test.database;
  const seeded = await databaseState(test.database);
  const undone = inTransaction(db, async (tx) => {
    await rename(tx, 'Інший маршрут');
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await databaseState(test.database)).toBe(seeded);
});
