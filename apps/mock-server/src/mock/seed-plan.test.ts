import { resetMock } from '@kasa/contracts/mock/operations';
import { listDrivers } from '@kasa/contracts/transport/operations/drivers';
import { expect, it } from 'vitest';
import { call, signInAs } from '../http/test-support/call.ts';
import { startTestApp } from '../http/test-support/start-test-app.ts';
import { TEST_NOW } from '../http/test-support/test-now.ts';
import { seedPlan } from './seed-plan.ts';

async function names(app: Parameters<typeof call>[0]) {
  const { data } = await call(app, listDrivers, {}, await signInAs(app, 'owner'));
  return data.items.map(({ name }) => name);
}

it('a reset brings back the data of the seed that the server runs on', async () => {
  const usual = await startTestApp();
  const test = await startTestApp({ seed: 'another' });
  const before = await names(test.app);
  expect(before).toHaveLength(10);
  await test.database.db.updateTable('drivers').set({ name: 'Х', name_key: 'х' }).execute();
  expect((await call(test.app, resetMock)).code).toBe(0);
  // The clock shows real time now; names do not depend on it.
  expect(await names(test.app)).toEqual(before);
  expect(await names(usual.app)).not.toEqual(before);
  await Promise.all([usual.close(), test.close()]);
});

it('a snapshot serves one seed on one day', () => {
  const keys = [
    seedPlan(TEST_NOW),
    seedPlan(TEST_NOW, 'another'),
    seedPlan(new Date('2026-11-21T09:00:00.000Z')),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(seedPlan(TEST_NOW, 'kasa-1').key).toBe(keys[0]);
});
