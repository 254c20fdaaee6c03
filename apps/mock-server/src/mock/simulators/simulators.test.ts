import type { EventEntity } from '@kasa/contracts/events/events';
import { resetMock, setMockClock } from '@kasa/contracts/mock/operations';
import {
  cutMockStreams,
  listMockSimulators,
  setMockConnectivity,
  setMockSimulator,
} from '@kasa/contracts/mock/simulators';
import { listTerminals } from '@kasa/contracts/terminals/operations/terminals';
import { afterEach, describe, expect, it } from 'vitest';
import { firstMerchant, secondMerchant } from '../../auth/seed.ts';
import { call, signInAs, signInWith } from '../../http/test-support/call.ts';
import { openEventStream } from '../../http/test-support/event-stream-client.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { TEST_NOW } from '../../http/test-support/test-now.ts';
import { silencesOf } from './outages.ts';

const test = await startFreshApp();

type SimulatorName = 'connectivity' | 'payments';
const params: { name: SimulatorName } = { name: 'connectivity' };
const switchTo = (is_on: boolean, merchant_id: string | null = null) =>
  call(test.app, setMockSimulator, { params, body: { is_on, merchant_id } });
const goTo = async (minutes: number, frozen = true) => {
  const body = { now: TEST_NOW.toISOString(), advance_seconds: minutes * 60, frozen };
  return (await call(test.app, setMockClock, { body })).code;
};
afterEach(() => switchTo(false));

const told = async () => {
  const all = test.database.db.selectFrom('events').select(['merchant_id', 'type', 'at', 'data']);
  return (await all.orderBy('at').orderBy('data').execute()).map((row) => JSON.stringify(row));
};
const count = async () => (await told()).length;

describe('the simulator of connectivity', () => {
  it('is off until it is switched on, and off again after a reset', async () => {
    const off = { name: 'connectivity', is_on: false, merchant_id: null, profile: 'ordinary', made: 0 };
    expect((await call(test.app, listMockSimulators)).data.items[0]).toEqual(off);
    await goTo(60);
    expect(await count()).toBe(0);
    expect((await switchTo(true)).data).toEqual({ ...off, is_on: true });
    await goTo(90);
    const [on] = (await call(test.app, listMockSimulators)).data.items;
    expect(on?.made).toBeGreaterThan(0);
    await call(test.app, resetMock);
    expect((await call(test.app, listMockSimulators)).data.items[0]).toEqual(off);
    await goTo(120);
    expect(await count()).toBe(0);
  });

  it('lets terminals go off line and come back as the clock goes on; the same seed and time, the same events', async () => {
    const run = async (...stops: number[]) => {
      await test.reset();
      await switchTo(true);
      for (const minutes of stops) await goTo(minutes);
      return await told();
    };
    const whole = await run(60);
    const sides = whole.map(
      (row) => JSON.parse((JSON.parse(row) as { data: string }).data).connectivity as string,
    );
    expect(sides.filter((side) => side === 'offline').length).toBeGreaterThan(5);
    expect(sides.filter((side) => side === 'online').length).toBeGreaterThan(5);
    expect(whole.length).toBeLessThan(150);
    expect(await run(13, 13.2, 41.7, 60)).toEqual(whole);
  });

  it('makes up for an hour at most, and for nothing when the clock goes back', async () => {
    await switchTo(true);
    await goTo(10_000);
    const instants = (await told()).map((row) => (JSON.parse(row) as { at: string }).at);
    const end = TEST_NOW.getTime() + 10_000 * 60_000;
    expect(instants.length).toBeGreaterThan(0);
    for (const at of instants) expect(Date.parse(at)).toBeGreaterThan(end - 3_600_000);
    const before = await count();
    await goTo(0);
    expect(await count()).toBe(before);
    await goTo(30);
    expect(await count()).toBeGreaterThan(before);
  });

  it('goes on by itself while the clock runs', async () => {
    await goTo(10);
    const events = await openEventStream(test.app, await signInAs(test.app, 'owner'));
    await switchTo(true);
    // The timer runs the simulator after the jump.
    test.clock.advance(25 * 60);
    await events.waitForMessage(({ type }) => type === 'terminal.connectivity');
  });

  it('is for one merchant alone when asked so, and for none that does not exist', async () => {
    await switchTo(true, secondMerchant.id);
    for (const minutes of [60, 120, 180, 240]) await goTo(minutes);
    const whose = (await told()).map((row) => (JSON.parse(row) as { merchant_id: string }).merchant_id);
    expect(new Set(whose)).toEqual(new Set([secondMerchant.id]));
    expect((await switchTo(true, '01912d50-3c00-7000-8000-ffffffffffff')).code).toBe(-6);
  });

  it('leaves those on line that were when it is switched off', async () => {
    await switchTo(true);
    await goTo(60);
    await switchTo(false);
    await goTo(600);
    const owner = await signInAs(test.app, 'owner');
    const query = { connectivity: 'online', status: 'active' };
    expect((await call(test.app, listTerminals, { query }, owner)).data.total).toBeGreaterThan(250);
  });

  it('draws outages by terminal and time alone, of a length that differs', () => {
    const ids = Array.from({ length: 300 }, (_, n) => `terminal ${n}`);
    const [from, until] = [TEST_NOW.getTime(), TEST_NOW.getTime() + 24 * 3_600_000];
    const lengths = ids.map((id) =>
      silencesOf('a', id, from, until).map(
        ([began, ended]) => Math.min(ended, until) - Math.max(began, from),
      ),
    );
    const all = lengths.flat().filter((length) => length > 0);
    const share = all.reduce((sum, length) => sum + length, 0) / (ids.length * (until - from));
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.06);
    expect(new Set(all).size).toBeGreaterThan(100);
    expect(Math.max(...all)).toBeLessThanOrEqual(2 * 3_600_000);
    expect(silencesOf('a', 'x', from, until)).toEqual(silencesOf('a', 'x', from, until));
    expect(silencesOf('a', 'x', from, until)).not.toEqual(silencesOf('b', 'x', from, until));
    expect(silencesOf('a', 'x', from, until)).not.toEqual(silencesOf('a', 'y', from, until));
  });
});

describe('both simulators together', () => {
  const turn = (name: SimulatorName, is_on: boolean) =>
    call(test.app, setMockSimulator, { params: { name }, body: { is_on, merchant_id: firstMerchant.id } });
  afterEach(() => turn('payments', false));

  it('make the same under the same seed, however time is cut, and whichever was switched on first', async () => {
    const run = async (names: readonly SimulatorName[], stops: readonly number[]) => {
      await test.reset();
      for (const name of names) await turn(name, true);
      for (const minutes of stops) await goTo(minutes);
      const paid = test.database.db.selectFrom('transactions').select(['id', 'terminal_id', 'order_id']);
      const payments = await paid
        .where('started_at', '>', TEST_NOW.toISOString())
        .orderBy('order_id')
        .execute();
      return { payments, events: await told() };
    };
    const [first, second] = ['connectivity', 'payments'] as const;
    const whole = await run([first, second], [20]);
    const types = whole.events.map((row) => (JSON.parse(row) as { type: string }).type);
    for (const type of ['terminal.connectivity', 'transaction.created']) expect(types).toContain(type);
    expect(whole.payments.length).toBeGreaterThan(40);
    const often = Array.from({ length: 5 * 4 }, (_, n) => 10 + n / 4);
    expect(await run([second, first], [0.1, 7, ...often, 16.71, 20])).toEqual(whole);
  });
});

describe('on request', () => {
  it('a terminal goes off line and comes back, which is told', async () => {
    const events = await openEventStream(test.app, await signInAs(test.app, 'owner'));
    await events.waitForMessage(({ type }) => type === 'ready');
    const set = (connectivity: 'offline' | 'online') =>
      call(test.app, setMockConnectivity, { body: { number: 'S1100101', connectivity } });
    const { data } = await set('offline');
    await set('online');
    const isBack = (message: { type: string; data?: unknown }) =>
      (message as EventEntity).type === 'terminal.connectivity' &&
      (message.data as { connectivity: string }).connectivity === 'online';
    await events.waitForMessage(isBack);
    expect(events.events().map((one) => one.data)).toMatchObject([
      { terminal_id: data.terminal_id, connectivity: 'offline' },
      { terminal_id: data.terminal_id, connectivity: 'online' },
    ]);
    expect(
      (await call(test.app, setMockConnectivity, { body: { number: 'S1999999', connectivity: 'online' } }))
        .code,
    ).toBe(-6);
  });

  it('streams are cut: all, or those of a merchant', async () => {
    const [own, other] = [
      await openEventStream(test.app, await signInAs(test.app, 'owner')),
      await openEventStream(test.app, await signInWith(test.app, '+380500000011')),
    ];
    for (const one of [own, other]) await one.waitForMessage(({ type }) => type === 'heartbeat');
    const cut = async (merchant_id: string | null) =>
      (await call(test.app, cutMockStreams, { body: { merchant_id } })).data.cut;
    expect(await cut(firstMerchant.id)).toBe(1);
    await own.ended;
    expect(await cut(null)).toBe(1);
    await other.ended;
    expect(await cut(null)).toBe(0);
  });
});
