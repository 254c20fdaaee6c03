import { getDashboard } from '@kasa/contracts/dashboard/operations';
import { resetMock, setMockClock } from '@kasa/contracts/mock/operations';
import { setMockConnectivity } from '@kasa/contracts/mock/simulators';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { resetToSeed } from '../db/reset.ts';
import { seedTime } from '../db/seed-options.ts';
import { testDialect } from '../db/test-support/open-test-database.ts';
import { call, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { TEST_NOW } from '../http/test-support/test-now.ts';
import { advanceDemoActivity, startDemoActivity, startDemoActivityOnce } from './demo-activity.ts';
import { seedPlan } from './seed-plan.ts';

const HOUR = 3_600_000;
const test = await startFreshApp({ simulateActivity: true });
const { db } = test.database;
const { merchant } = exampleIds;

async function startAt(now: Date): Promise<void> {
  test.clock.travelTo(now, true);
  await resetToSeed(test.database, seedPlan(now));
  await startDemoActivity(db, now);
  await advanceDemoActivity(db, 'kasa-1', now);
}
const payments = async (from = '', of = merchant) => {
  const all = db.selectFrom('transactions').selectAll().where('merchant_id', '=', of);
  const rows = await all.where('started_at', '>=', from).orderBy('started_at').execute();
  // Registers number the receipts of late ones, when they come to it.
  return rows.map(({ fiscal_number: _, ...row }) => row);
};
const figures = async () => (await call(test.app, getDashboard, {}, await signInAs(test.app, 'owner'))).data;
const evening = new Date('2026-11-20T18:15:00.000Z');
const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);

it('a demo whose first start ended before its days began begins them with the next start, and never again', async () => {
  test.clock.travelTo(evening, true);
  await resetToSeed(test.database, seedPlan(evening));
  const of = async (begins: Date) => {
    await startDemoActivityOnce(db, begins);
    await advanceDemoActivity(db, 'kasa-1', begins);
    return (await payments(seedTime(evening).toISOString())).length;
  };
  const first = await of(evening);
  expect(first).toBeGreaterThan(10);
  // Restarted days would contain only payments since that evening's morning.
  expect(await of(later(evening, 24 * 60))).toBeGreaterThan(first);
});

describe('a demo that is started', () => {
  const ofOneSeed = [
    ['in the evening', '2026-11-20T18:15:00Z'],
    ['shortly before midnight', '2026-11-20T21:50:00Z'],
    ['shortly after midnight', '2026-11-20T22:10:00Z'],
    ['at five in the morning', '2026-11-21T03:00:00Z'],
  ];
  const ofOthers = [
    ['on the 31st', '2026-12-31T17:00:00Z'],
    ['on the first of a month', '2027-01-01T18:00:00Z'],
    ['when clocks have gone back', '2026-10-25T19:00:00Z'],
    ['when clocks have gone forward', '2027-03-28T20:30:00Z'],
  ];
  // Other days need another seed, which is slow: `pnpm test:deep`, on one database.
  it.each(
    process.env.KASA_DEEP === '1' && testDialect === 'sqlite' ? [...ofOneSeed, ...ofOthers] : ofOneSeed,
  )('%s shows a day like the one before it', async (_, at) => {
    const now = new Date(at);
    await startAt(now);
    const rows = await payments();
    expect(
      rows.filter(({ started_at, updated_at }) => updated_at > now.toISOString() || started_at > updated_at),
    ).toEqual([]);
    for (const { date, started_at } of rows) expect(kyivDay(started_at)).toBe(date);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const [date, some] of Map.groupBy(rows, (row) => row.date)) {
      const day = `${date.slice(2).replaceAll('-', '')}-`;
      const orders = some.map((_row, n) => day + String(n + 1).padStart(6, '0'));
      expect(some.map(({ order_id }) => order_id)).toEqual(orders);
    }
    const hours = Map.groupBy(rows, ({ started_at }) => started_at.slice(0, 13));
    for (let hour = seedTime(now).getTime(); hour + HOUR <= now.getTime(); hour += HOUR) {
      const kyivHour = Number(
        new Intl.DateTimeFormat('en', {
          hour: '2-digit',
          hourCycle: 'h23',
          timeZone: 'Europe/Kyiv',
        }).format(hour),
      );
      if (kyivHour < 10 || kyivHour > 20) continue;
      const name = new Date(hour).toISOString().slice(0, 13);
      expect(hours.get(name)?.length ?? 0, `payments at ${name}`).toBeGreaterThan(2);
    }
    const { sales } = await figures();
    const before = sales.today.previous;
    expect(before).not.toBeNull();
    expect(Math.abs(sales.today.payments - (before?.payments ?? 0))).toBeLessThan(
      15 + 0.6 * (before?.payments ?? 0),
    );
  });
});

describe('the days', () => {
  it('are the same however time is cut, and whoever makes them at one moment; others by another seed', async () => {
    await startAt(evening);
    const whole = await payments();
    const second = await payments('', secondMerchant.id);
    await startAt(TEST_NOW);
    for (let now = TEST_NOW; now < evening; now = later(now, 37)) {
      const at = new Date(Math.min(now.getTime(), evening.getTime()));
      await Promise.all([advanceDemoActivity(db, 'kasa-1', at), advanceDemoActivity(db, 'kasa-1', at)]);
    }
    await advanceDemoActivity(db, 'kasa-1', evening);
    await advanceDemoActivity(db, 'kasa-1', evening);
    expect(await payments()).toEqual(whole);
    expect(await payments('', secondMerchant.id)).toEqual(second);
    expect(second.length).toBeGreaterThan(0);
    await startAt(TEST_NOW);
    await advanceDemoActivity(db, 'another', evening);
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
    expect(ids(await payments())).not.toEqual(ids(whole));
  });

  it('are told as they happen, and what is no news any more is not', async () => {
    await startAt(TEST_NOW);
    await db.deleteFrom('events').execute();
    await advanceDemoActivity(db, 'kasa-1', evening);
    const told = await db
      .selectFrom('events')
      .select('data')
      .where('merchant_id', '=', merchant)
      .orderBy('number')
      .execute();
    const since = later(evening, -60);
    const ids = (await payments(since.toISOString())).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(5);
    expect(told.map(({ data }) => (JSON.parse(data) as { transaction_id: string }).transaction_id)).toEqual(
      ids,
    );
  });

  it('have no run in them that took hours', async () => {
    await startAt(evening);
    const runs = await db.selectFrom('bulk_runs').select(['created_at', 'finished_at']).execute();
    expect(runs.length).toBeGreaterThan(1);
    for (const { created_at, finished_at } of runs) {
      const took = Date.parse(String(finished_at)) - Date.parse(created_at);
      expect([took > 0, took < 60_000]).toEqual([true, true]);
    }
    const rows = await db.selectFrom('bulk_run_rows').select('finished_at').execute();
    expect(rows.every(({ finished_at }) => String(finished_at) < seedTime(evening).toISOString())).toBe(true);
  });

  it('bring nothing to a terminal that is off line, blocked or in test mode, and nothing back in time', async () => {
    await startAt(TEST_NOW);
    const before = await payments();
    await advanceDemoActivity(db, 'kasa-1', later(TEST_NOW, -60));
    await db.updateTable('terminals').set({ status: 'blocked' }).where('number', '<', 'S1100150').execute();
    await db.updateTable('terminals').set({ test_mode: 1 }).where('number', '>', 'S1100250').execute();
    await db
      .updateTable('terminals')
      .set({ online_until: TEST_NOW.toISOString() })
      .where('number', '>=', 'S1100150')
      .where('number', '<', 'S1100200')
      .execute();
    await advanceDemoActivity(db, 'kasa-1', evening);
    const fresh = (await payments()).slice(before.length);
    expect(fresh.length).toBeGreaterThan(5);
    const ids = fresh
      .filter(({ started_at }) => started_at > TEST_NOW.toISOString())
      .map((row) => row.terminal_id);
    const numbers = await db.selectFrom('terminals').select('number').where('id', 'in', ids).execute();
    for (const { number } of numbers) expect(number >= 'S1100200' && number <= 'S1100250').toBe(true);
  });

  it('go on for days: terminals stay on line but those that were taken off, and each day is like the one before', async () => {
    await startAt(TEST_NOW);
    const online = async () => (await figures()).terminals.online;
    const before = await online();
    await call(test.app, setMockConnectivity, { body: { number: 'S1100101', connectivity: 'offline' } });
    const now = later(evening, 3 * 24 * 60);
    test.clock.travelTo(now, true);
    await advanceDemoActivity(db, 'kasa-1', now);
    expect(await online()).toBe(before - 1);
    const { today } = (await figures()).sales;
    expect(today.payments).toBeGreaterThan(100);
    expect(today.previous?.payments).toBeGreaterThan(70);
  });

  it('go on by the clock of the mock control, and a reset brings the seed and its day back', async () => {
    await startAt(TEST_NOW);
    const before = (await payments()).length;
    const body = { now: evening.toISOString(), advance_seconds: 0, frozen: true };
    await call(test.app, setMockClock, { body });
    expect((await payments()).length).toBeGreaterThan(before + 50);
    await call(test.app, resetMock);
    const rows = await payments();
    const moment = seedTime(test.clock.now()).toISOString();
    expect(rows.filter(({ started_at }) => started_at < moment).length).toBeGreaterThan(5_000);
    expect(rows.every(({ updated_at }) => updated_at <= test.clock.nowIso())).toBe(true);
  });
});
