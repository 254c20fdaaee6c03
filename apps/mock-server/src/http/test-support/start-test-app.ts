/** The whole backend for a test: a database of its own, seeded, and a clock that stands still. */
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../app.ts';
import { resetToSeed } from '../../db/reset.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-support/open-test-database.ts';
import { TravelClock } from '../../mock/clock.ts';
import { seedPlan } from '../../mock/seed-plan.ts';

/** When tests happen: a Friday morning in Kyiv. */
export const TEST_NOW = new Date('2026-11-20T09:00:00.000Z');

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: TravelClock;
  readonly database: TestDatabase;
  /** Back to the seed: rows, sessions and clock; the number of requests stays counted. */
  reset(): Promise<void>;
  /** Closes the app and removes its database. */
  close(): Promise<void>;
}

/** Starts the backend; it listens from the first `call` or `ask` on. Close it in `afterAll`. */
export async function startTestApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const clock = new TravelClock();
  const reset = async () => {
    clock.travelTo(TEST_NOW, true);
    await resetToSeed(database, seedPlan(clock.now(), options.seed));
  };
  await reset();
  const app = buildApp({ database, clock, ...options });
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
