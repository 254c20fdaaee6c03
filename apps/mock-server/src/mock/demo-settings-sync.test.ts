import { setMockClock } from '@kasa/contracts/mock/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { countOutdatedSettings } from '../db/outdated-settings.ts';
import { call } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { startTestApp } from '../http/test-support/start-test-app.ts';
import { TEST_NOW } from '../http/test-support/test-now.ts';
import { advanceDemoActivity, startDemoActivity } from './demo-activity.ts';

const test = await startFreshApp({ simulateActivity: true });
const { db } = test.database;
const moment = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
const iso = (seconds: number) => moment(seconds).toISOString();

const begin = () => startDemoActivity(db, TEST_NOW);
const look = (seconds: number) => advanceDemoActivity(db, 'kasa-1', moment(seconds));
const takenAt = async (id: string = ids.terminal) => {
  const one = db.selectFrom('terminals').select('settings_taken_at').where('id', '=', id);
  return (await one.executeTakeFirstOrThrow()).settings_taken_at;
};
const change = (values: object, id: string = ids.terminal) =>
  db.updateTable('terminals').set(values).where('id', '=', id).execute();
const told = async () => {
  const rows = await db.selectFrom('events').select(['type', 'data']).orderBy('number').execute();
  return rows.filter(({ data }) => data.includes('settings_taken'));
};
const onLine = () =>
  db
    .selectFrom('terminals')
    .select('id')
    .where('merchant_id', '=', ids.merchant)
    .where('status', '=', 'active')
    .where('online_until', '>', iso(3_600))
    .where('settings_taken_at', 'is not', null)
    .orderBy('id')
    .limit(60)
    .execute();

it('takes changed settings over once the sync time has passed, told once by two servers', async () => {
  await begin();
  await change({ settings_changed_at: iso(0) });
  const before = await takenAt();
  await look(119);
  expect(await takenAt()).toBe(before);
  await Promise.all([look(120), look(120)]);
  await look(130);
  expect(await takenAt()).toBe(iso(120));
  const all = await told();
  expect(all.map(({ type, data }) => [type, JSON.parse(data)])).toEqual([
    ['terminal.changed', expect.objectContaining({ terminal_id: ids.terminal, change: 'settings_taken' })],
  ]);
});

it.each([
  ['was told to take all anew', { update_requested_at: iso(0) }, true],
  ['was activated and has none yet', { activated_at: iso(0), settings_taken_at: null }, true],
  ['has fallen silent', { settings_changed_at: iso(0), online_until: iso(100) }, false],
  ['is blocked', { settings_changed_at: iso(0), status: 'blocked' }, false],
  ['waits since the seed', { settings_taken_at: null }, false],
])('of one that %s', async (_, values, isTaken) => {
  await begin();
  await change(values);
  await look(200);
  expect((await takenAt()) === iso(200)).toBe(isTaken);
});

it('knows what comes from a template, and its sync time', async () => {
  await begin();
  const template = (settings_changed_at: string) =>
    db
      .updateTable('terminal_templates')
      .set({ settings: '{"sync_seconds":60}', settings_changed_at })
      .where('id', '=', ids.terminalTemplate)
      .execute();
  await change({ template_id: ids.terminalTemplate, settings: '{}' });
  await template(iso(10));
  await look(69);
  expect(await takenAt()).not.toBe(iso(69));
  for (let n = 70; n < 80; n += 1) await look(n);
  expect(String(await takenAt()) >= iso(70)).toBe(true);
});

it('leaves waiting what the seed has waiting, and takes many one after the other', async () => {
  const most = () => countOutdatedSettings(db, ids.merchant, sql`1 = 1`, 10_000);
  await begin();
  const seeded = await most();
  expect(seeded).toBeGreaterThan(5);
  await look(3_000);
  expect([await most(), (await told()).length]).toEqual([seeded, 0]);
  const many = (await onLine()).map(({ id }) => id);
  await db
    .updateTable('terminals')
    .set({ settings_changed_at: iso(0) })
    .where('id', 'in', many)
    .execute();
  for (const left of [35, 10, 0, 0]) {
    await look(3_000);
    expect((await most()) - seeded).toBe(left);
  }
});

it('happens by the clock of the demo, and nowhere where its days do not go on', async () => {
  const quiet = await startTestApp({ requestsPerMinute: 0 });
  try {
    for (const { app, database } of [test, quiet]) {
      await startDemoActivity(database.db, TEST_NOW);
      const all = database.db.updateTable('terminals').where('id', '=', ids.terminal);
      await all.set({ settings_changed_at: iso(0) }).execute();
      await call(app, setMockClock, { body: { now: iso(600), advance_seconds: 0, frozen: true } });
      const one = database.db.selectFrom('terminals').select('settings_taken_at');
      const { settings_taken_at } = await one.where('id', '=', ids.terminal).executeTakeFirstOrThrow();
      expect(settings_taken_at === iso(600)).toBe(database === test.database);
    }
  } finally {
    await quiet.close();
  }
});
