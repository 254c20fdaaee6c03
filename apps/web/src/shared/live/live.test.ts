import { ServerError } from '@kasa/client/http/errors';
import { loadAllOnDemand } from '@kasa/ui/on-demand';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBooleanStore } from '../boolean-store.ts';
import type { ConnectionStore } from '../connection/connection-store.ts';
import type { SessionData } from '../session/session-data.ts';
import type { SessionEvent, SessionStore } from '../session/session-store.ts';
import { createLive, type Live } from './live.ts';
import {
  GRACE_MS,
  HIDDEN_CLOSE_DELAY_MS,
  POLL_INTERVAL_MS,
  STALE_AFTER_MS,
  USER_IDLE_LIMIT_MS,
} from './live-engine.ts';
import { EVENT_TIME, fakeStreams } from './test-support/fake-streams.ts';

let streams: ReturnType<typeof fakeStreams>;
let live: Live;
let tellSession: (event: SessionEvent) => void;
let isSignedIn: boolean;
const isLost = createBooleanStore();
const verify = vi.fn(async () => undefined);
const heard: number[] = [];
const fetchRefusalReason = vi.fn(async (): Promise<unknown> => undefined);
const refetch = vi.fn(async (): Promise<unknown> => undefined);

const state = () => live.freshness().state;
const follow = () => live.follow({ onEvent: ({ id }) => heard.push(id), refetch });
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

const at = (after: number) => new Date(Date.parse(EVENT_TIME) + after).toISOString();
const full = new ServerError(
  { code: -8, codeName: 'rate_limited', details: { retry_after_seconds: 15 } },
  'Full',
);

function turn(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function goLive() {
  const leave = follow();
  await pass(1_000);
  streams.last().ready(7);
  streams.last().heartbeat(7);
  await pass(0);
  return leave;
}

// Module loading takes real time.
beforeAll(() => loadAllOnDemand());
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(EVENT_TIME) });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  streams = fakeStreams();
  heard.length = 0;
  isSignedIn = true;
  isLost.set(false);
  const session: Pick<SessionStore, 'current' | 'onEvent'> = {
    current: () => (isSignedIn ? ({ user: { id: 'me' } } as SessionData) : null),
    onEvent: (listener) => {
      tellSession = listener;
      return () => undefined;
    },
  };
  const connection: Pick<ConnectionStore, 'isLost' | 'verify'> = { isLost, verify };
  live = createLive({
    open: streams.open,
    session: session as SessionStore,
    connection: connection as ConnectionStore,
    refreshRights: () => undefined,
    isJustOpened: () => true,
    fetchRefusalReason,
  });
});
afterEach(() => {
  live.dispose();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('a page', () => {
  it('opens no stream before a screen follows, and none before the screen is there', async () => {
    await pass(5_000);
    expect(streams.all).toHaveLength(0);
    follow();
    expect([streams.all.length, state()]).toEqual([0, 'connecting']);
    await pass(2_000);
    expect(streams.all).toHaveLength(1);
  });

  it('is live once everything has been read, and passes on what happens', async () => {
    await goLive();
    expect([state(), refetch.mock.calls.length]).toEqual(['live', 1]);
    streams.last().event(8);
    expect(heard).toEqual([8]);
  });

  it('has one stream for all that follow, and lets it go a moment after the last one', async () => {
    const [first, second] = [await goLive(), follow()];
    first();
    await pass(10_000);
    second();
    await pass(1_000);
    const again = follow();
    await pass(10_000);
    expect([streams.all.length, streams.last().isClosed]).toEqual([1, false]);
    again();
    await pass(3_000);
    expect([streams.last().isClosed, state()]).toEqual([true, 'connecting']);
  });

  it('lets go of the stream while nobody looks at it, and goes on from there', async () => {
    await goLive();
    turn('hidden');
    await pass(HIDDEN_CLOSE_DELAY_MS - 1);
    expect(streams.last().isClosed).toBe(false);
    turn('visible');
    turn('hidden');
    await pass(HIDDEN_CLOSE_DELAY_MS);
    expect(streams.last().isClosed).toBe(true);
    await pass(3_600_000);
    turn('visible');
    expect(streams.all.map(({ address }) => address)).toEqual(['/api/v1/events', '/api/v1/events?after=7']);
  });

  it('opened in the background opens no stream until it is looked at', async () => {
    turn('hidden');
    follow();
    await pass(60_000);
    expect(streams.all).toHaveLength(0);
    turn('visible');
    expect(streams.all).toHaveLength(1);
  });

  it('stops when its session ends, and begins anew for whoever comes next', async () => {
    await goLive();
    isSignedIn = false;
    tellSession('expired');
    expect([streams.last().isClosed, state()]).toEqual([true, 'connecting']);
    await pass(60_000);
    expect(streams.all).toHaveLength(1);
    isSignedIn = true;
    tellSession('signed_in_elsewhere');
    await pass(2_000);
    expect(streams.last().address).toBe('/api/v1/events');
  });

  it('goes on when somebody looks through another role', async () => {
    await goLive();
    tellSession('view_changed');
    expect([streams.last().isClosed, state()]).toEqual([false, 'live']);
  });
});

describe('how current it is', () => {
  it('is not doubted for a break of a moment', async () => {
    await goLive();
    streams.last().break();
    await pass(GRACE_MS - 100);
    streams.last().heartbeat(9);
    await pass(60);
    expect(state()).toBe('live');
    await pass(GRACE_MS);
    expect(state()).toBe('live');
  });

  it('is said while the connection is being restored, and since when once that takes long', async () => {
    await goLive();
    const states: string[] = [];
    live.subscribe(() => states.push(state()));
    for (let n = 0; n < 5; n += 1) {
      streams.last().break();
      await pass(STALE_AFTER_MS / 5);
    }
    expect([...new Set(states)]).toEqual(['reconnecting', 'behind']);
    expect(live.freshness()).toEqual({ state: 'behind', asOf: at(STALE_AFTER_MS) });
    window.dispatchEvent(new Event('online'));
    streams.last().heartbeat(9);
    await pass(0);
    expect([...new Set(states)]).toEqual(['reconnecting', 'behind', 'live']);
  });

  it('is as of the last time that it was read, now and then, for as long as there is no stream', async () => {
    fetchRefusalReason.mockRejectedValueOnce(full);
    follow();
    await pass(1_000);
    streams.last().refuse();
    await pass(0);
    // Not `reconnecting`: there is no connection to restore.
    expect(live.freshness()).toEqual({ state: 'behind', asOf: at(1_000) });
    expect([refetch.mock.calls.length, verify.mock.calls.length]).toEqual([1, 0]);
    await pass(POLL_INTERVAL_MS);
    expect(live.freshness()).toEqual({ state: 'behind', asOf: at(1_000 + POLL_INTERVAL_MS) });
    refetch.mockRejectedValueOnce(new Error('no answer'));
    await pass(POLL_INTERVAL_MS);
    expect([refetch.mock.calls.length, live.freshness().asOf]).toEqual([3, at(1_000 + POLL_INTERVAL_MS)]);

    turn('hidden');
    await pass(HIDDEN_CLOSE_DELAY_MS + 10 * POLL_INTERVAL_MS);
    expect(refetch).toHaveBeenCalledTimes(3);
    turn('visible');
    await pass(0);
    expect(refetch).toHaveBeenCalledTimes(4);
    streams.last().ready(7);
    streams.last().heartbeat(7);
    for (let n = 0; n < 5; n += 1) {
      await pass(POLL_INTERVAL_MS);
      streams.last().heartbeat(7);
    }
    // One more read, for events before the stream.
    expect([state(), refetch.mock.calls.length]).toEqual(['live', 5]);
  });

  it('is not read on and on where nobody is: that would keep the session', async () => {
    fetchRefusalReason.mockRejectedValueOnce(full);
    follow();
    await pass(1_000);
    streams.last().refuse();
    await pass(USER_IDLE_LIMIT_MS);
    refetch.mockClear();
    await pass(10 * POLL_INTERVAL_MS);
    expect([refetch.mock.calls.length, state()]).toEqual([0, 'behind']);
    document.dispatchEvent(new Event('pointerdown'));
    await pass(POLL_INTERVAL_MS);
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('is behind while what was missed cannot be read', async () => {
    await goLive();
    refetch.mockImplementation(() => new Promise(() => undefined));
    streams.last().send({ type: 'reset', last_id: 100 } as { type: string });
    streams.last().heartbeat(100);
    await pass(STALE_AFTER_MS);
    expect(state()).toBe('behind');
    refetch.mockImplementation(async () => undefined);
  });

  it('is reconnecting when the first stream does not come', async () => {
    follow();
    await pass(2_000);
    expect(state()).toBe('connecting');
    await pass(GRACE_MS);
    expect(state()).toBe('reconnecting');
  });
});

describe('the connection', () => {
  it('is asked about when a stream ends: it may be the first sign', async () => {
    await goLive();
    streams.last().break();
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('that is lost is waited for, and the stream goes on as soon as it is back', async () => {
    await goLive();
    isLost.set(true);
    expect(streams.last().isClosed).toBe(true);
    await pass(60_000);
    expect([streams.all.length, state()]).toEqual([1, 'behind']);
    isLost.set(false);
    expect(streams.last().address).toBe('/api/v1/events?after=7');
  });

  it('is tried at once when the browser says that it is back', async () => {
    await goLive();
    for (let n = 0; n < 6; n += 1) {
      streams.last().break();
      await pass(n < 5 ? 20_000 : 0);
    }
    const { length } = streams.all;
    window.dispatchEvent(new Event('online'));
    expect(streams.all).toHaveLength(length + 1);
  });
});

it('knows the time of the server', async () => {
  vi.setSystemTime(new Date('2026-11-20T08:00:00.000Z'));
  await goLive();
  expect(new Date(live.now()).toISOString().slice(0, 16)).toBe('2026-11-20T09:00');
});

it('does without, where the browser has no streams', async () => {
  live.dispose();
  live = createLive({
    open: null,
    session: { current: () => null, onEvent: () => () => undefined } as unknown as SessionStore,
    connection: { isLost, verify } as unknown as ConnectionStore,
    refreshRights: () => undefined,
    isJustOpened: () => true,
    fetchRefusalReason: async () => undefined,
  });
  follow()();
  await pass(60_000);
  expect(state()).toBe('connecting');
});
