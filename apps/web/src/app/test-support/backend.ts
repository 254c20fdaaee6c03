/** The whole backend in this process, for tests of screens: real rules, real rows, no port. */

import { mockControl } from '@kasa/client/mock/control';
import { INJECT_ORIGIN, injectFetch } from '@kasa/client/testing/inject-fetch';
import { buildApp } from '@kasa/mock-server/app';
import { openDatabase } from '@kasa/mock-server/db/connect';
import { resetToSeed } from '@kasa/mock-server/db/reset';
import { TravelClock } from '@kasa/mock-server/mock/clock';
import { seedPlan } from '@kasa/mock-server/mock/seed-plan';

/** When tests happen: a Friday morning in Kyiv. The clock stands still; `control.setClock` moves it. */
export const TEST_NOW = new Date('2026-11-20T09:00:00.000Z');

/** A backend of this test file alone. */
export interface Backend {
  /** `/__mock`: faults, clock, volume, merchants. */
  readonly control: ReturnType<typeof mockControl>;
  /** A browser's fetch, with cookies of its own. Two browsers are two people. */
  newBrowser(): (request: Request) => Promise<Response>;
  /** Back to the seed: rows, sessions, faults, clock. Some 10 ms. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a backend in memory. The harness does it once for a test file. */
export async function startBackend(): Promise<Backend> {
  const database = await openDatabase();
  const clock = new TravelClock();
  const app = buildApp({ database, clock, requestsPerMinute: 0 });
  await app.ready();
  const control = mockControl({ baseUrl: INJECT_ORIGIN, fetch: injectFetch(app) });
  return {
    control,
    newBrowser: () => injectFetch(app),
    reset: async () => {
      clock.travelTo(TEST_NOW, true);
      await resetToSeed(database, seedPlan(clock.now()));
      await control.clearFaults();
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
