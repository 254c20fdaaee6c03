import { expect, it } from 'vitest';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { newId } from '../../db/row-columns.ts';
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

it('many rows that came and went leave no trace beside others that changed', async () => {
  const { db } = test.database;
  await rename(db, 'Інший маршрут');
  const renamed = await databaseState(test.database);
  const route = await db.selectFrom('routes').selectAll().limit(1).executeTakeFirstOrThrow();
  const rows = Array.from({ length: 300 }, (_, n) => ({ ...route, id: newId(), name: `Маршрут ${n}` }));
  await bulkInsert(db, 'routes', rows);
  expect(await databaseState(test.database)).not.toBe(renamed);
  await db.deleteFrom('routes').where('name', 'like', 'Маршрут %').execute();
  expect(await databaseState(test.database)).toBe(renamed);
});
