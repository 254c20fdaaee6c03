import { expect, test } from 'vitest';
import { TEST_NOW } from '../http/test-support/test-now.ts';
import { seedPlan } from '../mock/seed-plan.ts';
import { resetToSeed, seedOnce } from './reset.ts';
import { TABLES } from './schema.ts';
import { openTestDatabase, testDialect } from './test-support/open-test-database.ts';

/** Budget of a reset (architecture), for at least this many rows. */
const RESET_MS = 50;
/** Alternative limit on slow machines: a fraction of the seeding time. */
const PART_OF_FILLING = 1 / 15;
const SEED_ROWS = 10_000;

const places = testDialect === 'sqlite' ? (['memory', 'file'] as const) : (['file'] as const);

test.each(places)(
  `the seed is back in ${RESET_MS} ms, in %s`,
  async (place) => {
    const database = await openTestDatabase(place);
    const { db } = database;
    const plan = seedPlan(TEST_NOW);
    const began = performance.now();
    await seedOnce(database, plan);
    const most = Math.max(RESET_MS, (performance.now() - began) * PART_OF_FILLING);
    let rows = 0;
    for (const table of TABLES) rows += (await db.selectFrom(table).select('id').execute()).length;
    expect(rows).toBeGreaterThan(SEED_ROWS);
    const times: number[] = [];
    while (times.length < 20 && !times.some((ms) => ms < most)) {
      await db.updateTable('terminals').set({ name: 'Інший' }).execute();
      await db.deleteFrom('saved_views').execute();
      const start = performance.now();
      await resetToSeed(database, plan);
      times.push(performance.now() - start);
    }
    expect(Math.min(...times)).toBeLessThan(most);
    await database.remove();
  },
  120_000,
);
