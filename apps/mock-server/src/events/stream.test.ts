import { Event, type EventBody } from '@kasa/contracts/events/events';
import { streamEvents } from '@kasa/contracts/events/operations';
import { setMockRights } from '@kasa/contracts/mock/operations';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { firstMerchant, secondMerchant } from '../auth/seed.ts';
import { inTransaction } from '../db/transaction.ts';
import { call, signInAs, signInWith } from '../http/test-support/call.ts';
import { openEventStream } from '../http/test-support/event-stream-client.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { publish } from './publish.ts';
import { amounts, lastEventId, numbersUpTo, paymentEvent, publisher } from './test-support/publishing.ts';

const test = await startFreshApp();
const NOW = '2026-11-20T09:00:00.000Z';
const tell = publisher(test);

const progress: EventBody = {
  type: 'bulk_run.progress',
  data: {
    run_id: '01912d50-3c00-7000-8000-00000000bbbb',
    done: 1,
    skipped: 0,
    failed: 0,
    total: 2,
    state: 'running',
  },
};

describe('a stream', () => {
  it('begins from now: it says where now is, that all is told, and then what happens', async () => {
    const owner = await signInAs(test.app, 'owner');
    await tell(firstMerchant.id, paymentEvent(1));
    const listener = await openEventStream(test.app, owner);
    expect([listener.status, listener.headers['content-type']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(listener.headers['cache-control']).toBe('no-store');
    const beat = await listener.waitForMessage(({ type }) => type === 'heartbeat');
    expect(listener.received).toEqual([
      { type: 'ready', last_id: expect.any(Number) },
      { type: 'heartbeat', last_id: beat.type === 'heartbeat' && beat.last_id, at: NOW },
    ]);
    await tell(firstMerchant.id, paymentEvent(2), paymentEvent(3));
    await listener.waitForMessage(
      (message) => message.type === 'transaction.created' && message.data.amount === 3,
    );
    const [ready] = listener.received;
    const first = ready?.type === 'ready' ? ready.last_id : 0;
    expect(
      listener.events().map(({ id, at, data }) => [id, at, (data as { amount: number }).amount]),
    ).toEqual([
      [first + 1, NOW, 2],
      [first + 2, NOW, 3],
    ]);
    for (const event of listener.events()) expect(Event.safeParse(event).error).toBeUndefined();
  });

  it('is never silent for longer than a heartbeat: it beats again and again, also between what happens', async () => {
    const heartbeatMs = 50;
    const { database, clock } = test;
    const app = buildApp({ database, clock, heartbeatMs });
    onTestFinished(() => app.close());
    const owner = await signInAs(app, 'owner');
    const began = performance.now();
    const listener = await openEventStream(app, owner);
    const beats = () => listener.received.filter((message) => message.type === 'heartbeat');
    const beat = (n: number) => expect.poll(() => beats().length, { interval: 20 }).toBeGreaterThanOrEqual(n);
    await beat(3);
    expect(beats().length).toBeLessThanOrEqual((performance.now() - began) / heartbeatMs + 1);
    expect(listener.events()).toEqual([]);
    await tell(firstMerchant.id, paymentEvent(1));
    await listener.waitForMessage(({ type }) => type === 'transaction.created');
    await beat(beats().length + 2);
    expect(beats().at(-1)?.last_id).toBe(listener.events()[0]?.id);
  });

  it.each(['after', 'lastEventId'] as const)(
    'goes on where it was cut, without a gap and without a double (%s)',
    async (way) => {
      const owner = await signInAs(test.app, 'owner');
      const told: number[] = [];
      let heardLast: number | undefined;
      let sent = 0;
      for (let round = 0; round < 4; round += 1) {
        const from =
          heardLast === undefined ? {} : { [way]: way === 'after' ? heardLast : String(heardLast) };
        const listener = await openEventStream(test.app, owner, from);
        await listener.waitForMessage(({ type }) => type === 'heartbeat' || type === 'ready');
        await Promise.all(
          numbersUpTo(sent + 5, sent + 1).map((n) => tell(firstMerchant.id, paymentEvent(n))),
        );
        sent += 5;
        await listener.waitForMessage(({ type }) => type === 'transaction.created');
        listener.close();
        const events = listener.events();
        told.push(...amounts(events));
        heardLast = events.at(-1)?.id;
        await Promise.all(
          numbersUpTo(sent + 3, sent + 1).map((n) => tell(firstMerchant.id, paymentEvent(n))),
        );
        sent += 3;
      }
      const last = await openEventStream(test.app, owner, { after: heardLast });
      await last.waitForMessage(({ type }) => type === 'heartbeat');
      told.push(...amounts(last.events()));
      expect(told.toSorted((a, b) => a - b)).toEqual(numbersUpTo(sent));
      expect(new Set(told).size).toBe(sent);
    },
  );

  it('believes the header more than the address: a browser that reconnects by itself sends the old address', async () => {
    const owner = await signInAs(test.app, 'owner');
    await tell(firstMerchant.id, paymentEvent(1));
    const first = await openEventStream(test.app, owner);
    const ready = await first.waitForMessage(({ type }) => type === 'ready');
    const now = ready.type === 'ready' ? ready.last_id : 0;
    await tell(firstMerchant.id, paymentEvent(2), paymentEvent(3));
    const listener = await openEventStream(test.app, owner, { after: now, lastEventId: String(now + 1) });
    await listener.waitForMessage(({ type }) => type === 'heartbeat');
    expect(amounts(listener.events())).toEqual([3]);
  });

  it.each([
    ['is not known yet', (now: number) => String(now + 1)],
    ['is far off', () => '9007199254740991'],
    ['is from before a reset', (now: number) => String(now - 10_000_000)],
    ['is none', () => 'x; drop'],
    ['is below zero', () => '-5'],
    ['is too large to be one', () => '9'.repeat(400)],
  ])('that is to go on after an event that %s begins anew, and says so', async (_, idOf) => {
    const owner = await signInAs(test.app, 'owner');
    await tell(firstMerchant.id, paymentEvent(1));
    const now = await lastEventId(test, owner);
    const listener = await openEventStream(test.app, owner, { lastEventId: idOf(now) });
    await listener.waitForMessage(({ type }) => type === 'heartbeat');
    expect(listener.received[0]).toEqual({ type: 'reset', last_id: now });
    await tell(firstMerchant.id, paymentEvent(2));
    await listener.waitForMessage(({ type }) => type === 'transaction.created');
    expect(amounts(listener.events())).toEqual([2]);
  });

  it('refuses a number that is none in the address', async () => {
    const owner = await signInAs(test.app, 'owner');
    for (const after of ['x', '-1', '1.5', '9'.repeat(30)]) {
      expect((await call(test.app, streamEvents, { query: { after } }, owner)).code).toBe(-2);
    }
  });

  it('is told in order when many change something at once, and far more than it takes at a time', async () => {
    const owner = await signInAs(test.app, 'owner');
    const [live, start] = [await openEventStream(test.app, owner), await lastEventId(test, owner)];
    for (let n = 0; n < 10; n += 1) {
      await Promise.all(
        numbersUpTo(100).map((m) =>
          tell(firstMerchant.id, paymentEvent(100 * n + m), paymentEvent(1_000_000 + 100 * n + m)),
        ),
      );
    }
    await live.waitForMessage(
      (message) => message.type !== 'reset' && 'id' in message && message.id === start + 2_000,
    );
    const resumed = await openEventStream(test.app, owner, { after: start });
    await resumed.waitForMessage(({ type }) => type === 'heartbeat');
    for (const listener of [live, resumed]) {
      expect(listener.events().map(({ id }) => id)).toEqual(numbersUpTo(start + 2_000, start + 1));
    }
    expect(amounts(resumed.events())).toEqual(amounts(live.events()));
  });

  it('tells nothing that was undone', async () => {
    const owner = await signInAs(test.app, 'owner');
    const listener = await openEventStream(test.app, owner);
    await listener.waitForMessage(({ type }) => type === 'ready');
    const undone = inTransaction(test.database.db, async (tx) => {
      await publish(tx, firstMerchant.id, NOW, paymentEvent(1));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await tell(firstMerchant.id, paymentEvent(2));
    await listener.waitForMessage(({ type }) => type === 'transaction.created');
    expect(amounts(listener.events())).toEqual([2]);
  });

  it('never tells of another merchant, live or resumed, whatever number is asked for', async () => {
    const [owner, other] = [await signInAs(test.app, 'owner'), await signInWith(test.app, '+380500000011')];
    await tell(secondMerchant.id, paymentEvent(7));
    const theirs = await lastEventId(test, other);
    const listeners = [
      await openEventStream(test.app, owner),
      await openEventStream(test.app, owner, { after: theirs - 1 }),
      await openEventStream(test.app, owner, { after: 0 }),
    ];
    await tell(secondMerchant.id, paymentEvent(8));
    await tell(firstMerchant.id, paymentEvent(9));
    for (const listener of listeners) {
      await listener.waitForMessage(({ type }) => type === 'transaction.created');
      expect(amounts(listener.events())).toEqual([9]);
    }
  });

  it('tells of what one may hear, asked anew for what happens next', async () => {
    const [owner, cashier] = [await signInAs(test.app, 'owner'), await signInAs(test.app, 'cashier')];
    const [all, some] = [await openEventStream(test.app, owner), await openEventStream(test.app, cashier)];
    for (const listener of [all, some]) await listener.waitForMessage(({ type }) => type === 'heartbeat');
    await tell(firstMerchant.id, progress, paymentEvent(1));
    for (const listener of [all, some])
      await listener.waitForMessage(({ type }) => type === 'transaction.created');
    expect(all.events().map(({ type }) => type)).toEqual(['bulk_run.progress', 'transaction.created']);
    expect(some.events().map(({ type }) => type)).toEqual(['transaction.created']);
    const resumed = await openEventStream(test.app, cashier, { after: (all.events()[0]?.id ?? 1) - 1 });
    await resumed.waitForMessage(({ type }) => type === 'heartbeat');
    expect(resumed.events().map(({ type }) => type)).toEqual(['transaction.created']);

    const rights = { phone: '+380500000004', roles: ['cashier' as const], tags_removed: [] };
    await call(test.app, setMockRights, { body: { ...rights, tags_added: ['offline_all_update'] } });
    await tell(firstMerchant.id, progress);
    await some.waitForMessage(({ type }) => type === 'bulk_run.progress');
    await call(test.app, setMockRights, { body: { ...rights, tags_added: [] } });
    await tell(firstMerchant.id, progress, paymentEvent(2));
    await some.waitForMessage(
      (message) => message.type === 'transaction.created' && message.data.amount === 2,
    );
    expect(some.events().map(({ type }) => type)).toEqual([
      'transaction.created',
      'bulk_run.progress',
      'transaction.created',
    ]);
  });
});
