import { setImmediate as nextTurn } from 'node:timers/promises';
import { MAX_STREAMS_PER_MERCHANT, MAX_STREAMS_PER_SESSION } from '@kasa/contracts/events/event-types';
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstMerchant, secondMerchant } from '../auth/seed.ts';
import { OperationFailure, type SessionInfo } from '../http/request/handler.ts';
import type { StreamConnection } from '../http/response/message-stream.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { EventHub, MAX_STREAMS } from './hub.ts';
import { notify } from './publish.ts';
import { numbersUpTo, paymentEvent, publisher } from './test-support/publishing.ts';

const test = await startFreshApp();
const tell = publisher(test);
const [mine, theirs] = [firstMerchant.id, secondMerchant.id];

/** Merchants whose events cannot be read, and a promise that delays joining. */
const broken = new Set<string>();
let isHeld: Promise<void> | null = null;
const heldQueries = new WeakSet<object>();
const trouble: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const text = JSON.stringify(node);
    const isOf = (table: string, id: string) => text.includes(`"name":"${table}"`) && text.includes(id);
    if ([...broken].some((id) => isOf('events', id))) throw new Error('Out of reach');
    if (isHeld && isOf('event_counters', theirs) && !text.includes(mine)) heldQueries.add(queryId);
    return node;
  },
  transformResult: async ({ result, queryId }) => {
    if (heldQueries.has(queryId)) await isHeld;
    return result;
  },
};

let hub: EventHub;
beforeEach(() => {
  hub = new EventHub({ db: test.database.db.withPlugin(trouble) });
});
afterEach(() => {
  broken.clear();
  isHeld = null;
  hub.close();
});

describe('a look at what is new', () => {
  it('brings the others theirs when the events of one merchant cannot be read, and that one’s later', async () => {
    await tell(theirs, paymentEvent(1));
    const [there, here] = [await hub.subscribe(theirs), await hub.subscribe(mine)];
    const before = [there.last, here.last];
    broken.add(theirs);
    await tell(theirs, paymentEvent(2));
    await tell(mine, paymentEvent(3), paymentEvent(4));
    await hub.poll(here);
    expect([there.last - (before[0] ?? 0), here.last - (before[1] ?? 0)]).toEqual([0, 2]);
    await expect(hub.poll(there)).rejects.toThrow('Out of reach');
    broken.clear();
    await hub.poll(there);
    expect((await hub.after(there, before[0] ?? 0))?.length).toBe(1);
  });

  it('waits for nobody who is only coming in', async () => {
    await tell(theirs, paymentEvent(1));
    const here = await hub.subscribe(mine);
    const { promise, resolve } = Promise.withResolvers<void>();
    isHeld = promise;
    const coming = hub.subscribe(theirs);
    const before = here.last;
    await tell(mine, paymentEvent(2));
    await hub.poll(here);
    expect(here.last).toBe(before + 1);
    resolve();
    expect((await coming).merchantId).toBe(theirs);
  });
});

describe('a look where something happens all the time', () => {
  it('ends: whoever asks meanwhile waits for the next one only', async () => {
    const busy = test.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        notify(test.database.db, mine);
        await nextTurn();
        return result;
      },
    });
    const restless = new EventHub({ db: busy });
    await restless.subscribe(mine);
    const there = await restless.subscribe(theirs);
    const before = there.last;
    for (let n = 1; n <= 3; n += 1) {
      await tell(theirs, paymentEvent(n));
      await restless.poll(there);
    }
    expect(there.last).toBe(before + 3);
    restless.close();
  });

  it('brings all that was there when it began, however much', async () => {
    const here = await hub.subscribe(mine);
    const before = here.last;
    await tell(mine, ...numbersUpTo(600).map(paymentEvent));
    await hub.poll(here);
    expect(here.last).toBe(before + 600);
  });
});

describe('places', () => {
  const line: StreamConnection = {
    lastEventId: null,
    signal: new AbortController().signal,
    close: () => undefined,
  };
  const enter = (merchantId: string, session: number, close = () => {}, userId = 'one person') =>
    hub.register({ id: `${merchantId} ${userId} ${session}`, merchantId, userId } as SessionInfo, {
      ...line,
      close,
    });

  it('of one merchant have a bound, which keeps nobody else out, and one is free at once', () => {
    const sessions = numbersUpTo(MAX_STREAMS_PER_MERCHANT / MAX_STREAMS_PER_SESSION);
    const leave = sessions.flatMap((n) => numbersUpTo(MAX_STREAMS_PER_SESSION).map(() => enter(mine, n)));
    expect(leave).toHaveLength(MAX_STREAMS_PER_MERCHANT);
    const refusal = new OperationFailure('rate_limited', { retry_after_seconds: 15 });
    expect(() => enter(mine, 0)).toThrow(refusal);
    expect(() => enter(theirs, 0)).not.toThrow();
    leave[0]?.();
    expect(() => enter(mine, 0)).not.toThrow();
    expect(() => enter(mine, 0)).toThrow(refusal);
  });

  it('of one merchant that one person has all of are given up to another person of it', () => {
    const cut: number[] = [];
    for (let n = 0; n < MAX_STREAMS_PER_MERCHANT; n += 1) {
      enter(mine, Math.floor(n / MAX_STREAMS_PER_SESSION), () => cut.push(n));
    }
    expect(() => enter(mine, 99)).toThrow(OperationFailure);
    expect(() => enter(mine, 0, undefined, 'another person')).not.toThrow();
    expect(cut).toEqual([0]);
  });

  it('that are all taken are given from who has the most to who has fewer, until all have alike', () => {
    const cut: string[] = [];
    const fill = (merchant: string, most: number) => {
      for (let n = 0; n < most; n += 1) {
        enter(merchant, Math.floor(n / MAX_STREAMS_PER_SESSION), () => cut.push(`${merchant} ${n}`));
      }
    };
    const few = numbersUpTo(MAX_STREAMS / MAX_STREAMS_PER_MERCHANT).map((n) => `merchant ${n}`);
    for (const merchant of few) fill(merchant, MAX_STREAMS_PER_MERCHANT);
    expect(cut).toEqual([]);
    fill('another', 2);
    expect(cut.map((one) => one.split(' ').at(-1))).toEqual(['0', '0']);
    expect(new Set(cut).size).toBe(2);
    // The merchant that had the most cannot displace others.
    expect(() => enter('merchant 1', 99)).toThrow(OperationFailure);
    expect(() => enter('one more', 0)).not.toThrow();
  });
});
