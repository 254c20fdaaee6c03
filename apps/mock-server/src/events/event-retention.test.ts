import { signOut } from '@kasa/contracts/auth/operations/session';
import { MAX_RETAINED_EVENTS, MAX_STREAMS_PER_SESSION } from '@kasa/contracts/events/event-types';
import { streamEvents } from '@kasa/contracts/events/operations';
import { addMockFault, resetMock } from '@kasa/contracts/mock/operations';
import { describe, expect, it } from 'vitest';
import { firstMerchant } from '../auth/seed.ts';
import { call, signInAs } from '../http/test-support/call.ts';
import { openEventStream } from '../http/test-support/event-stream-client.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { amounts, lastEventId, numbersUpTo, paymentEvent, publisher } from './test-support/publishing.ts';

const test = await startFreshApp();
const tell = publisher(test);

describe('a stream', () => {
  it('needs a session, and ends with it: nothing is told any more', async () => {
    expect((await call(test.app, streamEvents)).code).toBe(-4);
    const owner = await signInAs(test.app, 'owner');
    const listener = await openEventStream(test.app, owner);
    await listener.waitForMessage(({ type }) => type === 'heartbeat');
    expect((await call(test.app, signOut, {}, owner)).code).toBe(0);
    await tell(firstMerchant.id, paymentEvent(1));
    expect(await listener.ended).toBe(true);
    expect(listener.events()).toEqual([]);
    expect((await call(test.app, streamEvents, {}, owner)).code).toBe(-4);
  });

  it('is no sign of somebody being there: the session ends by itself', async () => {
    const owner = await signInAs(test.app, 'owner');
    const listener = await openEventStream(test.app, owner);
    for (const minute of numbersUpTo(29)) {
      test.clock.advance(60);
      await tell(firstMerchant.id, paymentEvent(minute));
      await listener.waitForMessage(
        (message) => message.type === 'transaction.created' && message.data.amount === minute,
      );
    }
    test.clock.advance(60);
    await tell(firstMerchant.id, paymentEvent(30));
    expect(await listener.ended).toBe(true);
    expect(amounts(listener.events())).toEqual(numbersUpTo(29));
  });

  it('leaves a browser connections to ask with: four for a session, and a place is free at once', async () => {
    const owner = await signInAs(test.app, 'owner');
    const open = [];
    for (let n = 0; n < MAX_STREAMS_PER_SESSION; n += 1) open.push(await openEventStream(test.app, owner));
    const refused = await call(test.app, streamEvents, {}, owner);
    expect([refused.code, refused.details.retry_after_seconds]).toEqual([-8, 15]);
    expect((await call(test.app, streamEvents, {}, await signInAs(test.app, 'owner'))).code).toBe(0);
    open[0]?.close();
    await expect.poll(async () => (await call(test.app, streamEvents, {}, owner)).code).toBe(0);
  });

  it('begins anew when the data do', async () => {
    const owner = await signInAs(test.app, 'owner');
    await tell(firstMerchant.id, paymentEvent(1));
    const before = await lastEventId(test, owner);
    expect((await call(test.app, resetMock)).code).toBe(0);
    const again = await signInAs(test.app, 'owner');
    // As many events as before: numbers must not repeat.
    await tell(firstMerchant.id, paymentEvent(1), paymentEvent(2));
    const listener = await openEventStream(test.app, again, { after: before });
    await listener.waitForMessage(({ type }) => type === 'heartbeat');
    expect(listener.received.map(({ type }) => type)).toEqual(['reset', 'heartbeat']);
    expect(await lastEventId(test, again)).toBeGreaterThan(before);
  });

  it('suffers the faults of the mock control', async () => {
    const owner = await signInAs(test.app, 'owner');
    const fault = { ...addMockFault.example.body, operation: 'streamEvents', times: 1 };
    await call(test.app, addMockFault, { body: { ...fault, kind: 'code', code: 'maintenance' } });
    expect((await call(test.app, streamEvents, {}, owner)).code).toBe(-9);
    await call(test.app, addMockFault, { body: { ...fault, kind: 'drop' } });
    await expect(openEventStream(test.app, owner)).rejects.toThrow();
    expect((await call(test.app, streamEvents, {}, owner)).code).toBe(0);
  });
});
it('what is kept has a bound, and whoever asks for more is told that it is gone', async () => {
  const owner = await signInAs(test.app, 'owner');
  await tell(firstMerchant.id, paymentEvent(1));
  const number = async (of: 'min' | 'max') => {
    const all = test.database.db.selectFrom('events').where('merchant_id', '=', firstMerchant.id);
    const { n } = await all.select((eb) => eb.fn[of]<number>('number').as('n')).executeTakeFirstOrThrow();
    return Number(n);
  };
  const first = await number('min');
  for (let n = 0; n < 21; n += 1) await tell(firstMerchant.id, ...numbersUpTo(500).map(paymentEvent));
  const [oldest, newest] = [await number('min'), await number('max')];
  expect(newest).toBe(first + 10_500);
  expect(oldest).toBeGreaterThan(newest - MAX_RETAINED_EVENTS - 512);
  expect(oldest).toBeLessThanOrEqual(newest - MAX_RETAINED_EVENTS + 512);
  const listener = await openEventStream(test.app, owner, { after: first });
  await listener.waitForMessage(({ type }) => type === 'heartbeat');
  expect(listener.received.map(({ type }) => type)).toEqual(['reset', 'heartbeat']);
  const all = await openEventStream(test.app, owner, { after: oldest - 1 });
  await all.waitForMessage(({ type }) => type === 'heartbeat');
  expect(all.events()).toHaveLength(newest - oldest + 1);
});

it('what happened a day ago is forgotten', async () => {
  await tell(firstMerchant.id, ...numbersUpTo(250).map(paymentEvent));
  test.clock.advance(24 * 3600 + 1);
  await tell(firstMerchant.id, ...numbersUpTo(256).map(paymentEvent));
  const left = await test.database.db.selectFrom('events').select('at').execute();
  expect(left).toHaveLength(256);
  expect(new Set(left.map(({ at }) => at))).toEqual(new Set(['2026-11-21T09:00:01.000Z']));
});
