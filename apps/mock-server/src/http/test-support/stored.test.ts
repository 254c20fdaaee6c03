import { expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { startFreshApp } from './fresh-app.ts';
import { stateOf } from './stored.ts';

const test = await startFreshApp();
const rename = (db: typeof test.database.db, name: string) =>
  db.updateTable('routes').set({ name }).execute();

it('what is stored differs after any change, and is the same again without it', async () => {
  const { db } = test.database;
  const seeded = await stateOf(test.database);
  expect(await stateOf(test.database)).toBe(seeded);
  await rename(db, 'Інший маршрут');
  const renamed = await stateOf(test.database);
  expect(renamed).not.toBe(seeded);
  await db.deleteFrom('saved_views').execute();
  expect([seeded, renamed]).not.toContain(await stateOf(test.database));
  await test.reset();
  expect(await stateOf(test.database)).toBe(seeded);
});

it('a change that was taken back is none', async () => {
  const { db } = test.database;
  const seeded = await stateOf(test.database);
  const undone = inTransaction(db, async (tx) => {
    await rename(tx, 'Інший маршрут');
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await stateOf(test.database)).toBe(seeded);
});
