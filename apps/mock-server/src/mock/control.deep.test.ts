import { resetMock } from '@kasa/contracts/mock/operations';
import { createDepot } from '@kasa/contracts/transport/operations/depots';
import { expect, it } from 'vitest';
import { resetToSeed } from '../db/reset.ts';
import { testDialect } from '../db/test-support/open-test-database.ts';
import { call, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { TEST_NOW } from '../http/test-support/test-now.ts';
import { advanceDemoActivity, startDemoActivity } from './demo-activity.ts';
import { seedPlan } from './seed-plan.ts';

const MAX_MS = 50;
const test = await startFreshApp();

/** The fastest of 5 to 30 runs, to ignore other load. */
async function quickest(turn: () => Promise<() => Promise<unknown>>): Promise<number> {
  const times: number[] = [];
  while (times.length < 5 || (times.length < 30 && Math.min(...times) >= MAX_MS)) {
    const timed = await turn();
    const began = performance.now();
    await timed();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

it('a reset takes less than 50 ms', async () => {
  await call(test.app, resetMock);
  const took = await quickest(async () => {
    const owner = await signInAs(test.app, 'owner');
    await call(test.app, createDepot, createDepot.example, owner);
    return () => call(test.app, resetMock);
  });
  expect(took).toBeLessThan(MAX_MS);
});

it.runIf(testDialect === 'sqlite')('so does a whole day of the demo after a reset', async () => {
  const { database, clock } = test;
  const night = new Date('2026-11-20T21:50:00.000Z');
  const plan = seedPlan(TEST_NOW);
  clock.travelTo(night, true);
  const took = await quickest(async () => async () => {
    await resetToSeed(database, plan);
    await startDemoActivity(database.db, night);
    await advanceDemoActivity(database.db, 'kasa-1', night);
  });
  expect(took).toBeLessThan(MAX_MS);
});
