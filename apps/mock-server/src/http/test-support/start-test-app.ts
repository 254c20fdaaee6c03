/** The whole backend for a test: a database of its own, seeded, and a clock that stands still. */
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../app.ts';
import { resetToSeed } from '../../db/reset.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-support/open-test-database.ts';
import { TravelClock } from '../../mock/clock.ts';
import { seedPlan } from '../../mock/seed-plan.ts';
import { seeder, withQuickPasswords } from './seeded.ts';
import { TEST_NOW } from './test-now.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: TravelClock;
  readonly database: TestDatabase;
  /** Back to the seed: rows, sessions and clock; the number of requests stays counted. */
  reset(): Promise<void>;
  /** Closes the app and removes its database. */
  close(): Promise<void>;
}

export interface TestAppOptions extends Partial<AppOptions> {
  /** Whether the seed is made here, and is all as in the product, for tests of what it holds. Default: a copy. */
  readonly seedsItself?: boolean | undefined;
}

/** Starts the backend; it listens from the first `call` or `ask` on. Close it in `afterAll`. */
export async function startTestApp({
  seedsItself = false,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const isUsual = !seedsItself && options.seed === undefined;
  const database = await openTestDatabase('memory', isUsual ? 'seeded' : 'empty');
  const plan = seedPlan(TEST_NOW, options.seed);
  const putBack = seedsItself
    ? () => resetToSeed(database, plan)
    : await seeder(database, withQuickPasswords(plan));
  const clock = new TravelClock();
  const reset = async () => {
    clock.travelTo(TEST_NOW, true);
    await putBack();
  };
  await reset();
  const app = buildApp({ database, clock, resolve: async () => [], ...options });
  await app.ready();
  return {
    app,
    clock,
    database,
    reset,
    async close() {
      await app.close();
      await database.remove();
    },
  };
}
