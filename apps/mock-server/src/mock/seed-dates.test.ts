import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { expect, it } from 'vitest';
import { resetToSeed } from '../db/reset.ts';
import { openTestDatabase } from '../db/test-support/open-test-database.ts';
import { seedPlan } from './seed-plan.ts';

/** Each day of a week, since points close on some of them; weeks that the contract's examples name; changed clocks. */
const days = [
  ...Array.from({ length: 7 }, (_, n) => dayAfter('2026-11-23', n)),
  ...['2027-02-24', '2027-03-10', '2027-04-05', '2027-03-28', '2027-10-31', '2027-11-01'],
];

it.each(days)('the demo can be seeded on %s', async (day) => {
  const database = await openTestDatabase();
  await resetToSeed(database, seedPlan(new Date(`${day}T09:00:00.000Z`)));
  const { n } = await database.db
    .selectFrom('register_shifts')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBeGreaterThan(1);
  await database.remove();
});
