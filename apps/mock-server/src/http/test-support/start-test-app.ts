/** The complete backend for a test, with its own seeded database and a stopped clock. */
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../app.ts';
import { writeFailedSignIns } from '../../auth/failed-sign-ins.ts';
import { resetToSeed } from '../../db/reset.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-support/open-test-database.ts';
import { MockAcquirer } from '../../mock/acquirer.ts';
import { TravelClock } from '../../mock/clock.ts';
import { seedPlan } from '../../mock/seed-plan.ts';
import { documentSigner } from '../../points/documents/signer.ts';
import { MockTaxService } from '../../points/tax-service/mock-tax-service.ts';
import { placeEverywhere } from './place-everywhere.ts';
import { TEST_NOW } from './test-now.ts';
import { seedLoader, withQuickPasswords } from './test-seed.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: TravelClock;
  readonly database: TestDatabase;
  readonly acquirer: MockAcquirer;
  readonly taxService: MockTaxService;
  /** Restores the seed's rows, sessions, clock, acquirer and tax service; rate limit counters stay. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions extends Partial<AppOptions> {
  /** Makes the real seed instead of a copy with cheap password hashes, for tests of the seed. Default: false. */
  readonly seedsItself?: boolean | undefined;
  /** Places the demo people at all points, for tests that are not about where people work. Default: true. */
  readonly worksEverywhere?: boolean | undefined;
}

/** Starts the backend; it listens from the first `call` or `ask`. Close it in `afterAll`. */
export async function startTestApp({
  seedsItself = false,
  worksEverywhere = !seedsItself,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const isUsual = !seedsItself && options.seed === undefined;
  const database = await openTestDatabase('memory', isUsual ? 'seeded' : 'empty');
  const plan = seedPlan(TEST_NOW, options.seed);
  const putBack = seedsItself
    ? () => resetToSeed(database, plan)
    : await seedLoader(database, withQuickPasswords(plan));
  const clock = new TravelClock();
  const acquirer = new MockAcquirer({ db: () => database.db, clock });
  const { verify } = documentSigner();
  const taxService = new MockTaxService({ db: () => database.db, clock, verify });
  const reset = async () => {
    // What an earlier test left to be written belongs to its rows.
    await writeFailedSignIns(database);
    clock.travelTo(TEST_NOW, true);
    acquirer.reset();
    taxService.reset();
    await putBack();
    if (worksEverywhere) await placeEverywhere(database.db);
  };
  await reset();
  const app = buildApp({ database, clock, acquirer, taxService, resolve: async () => [], ...options });
  await app.ready();
  return {
    app,
    clock,
    database,
    acquirer,
    taxService,
    reset,
    async close() {
      await app.close();
      await database.remove();
    },
  };
}
