import { loadAllOnDemand } from '@kasa/ui/on-demand';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createBooleanStore } from '../boolean-store.ts';
import type { ConnectionStore } from '../connection/connection-store.ts';
import type { SessionStore } from '../session/session-store.ts';
import { createLive, type Live } from './live.ts';
import { POLL_INTERVAL_MS } from './live-engine.ts';
import { HANDOVER_DELAY_MS } from './stream-slot.ts';
import { FakeLocks } from './test-support/fake-locks.ts';
import { fakeStreams } from './test-support/fake-streams.ts';

const pages: Live[] = [];

function openPage(locks: LockManager) {
  const streams = fakeStreams();
  const refetch = vi.fn(async () => undefined);
  const session = { current: () => ({}), onEvent: () => () => undefined };
  const connection = { isLost: createBooleanStore(), verify: async () => undefined };
  const live = createLive({
    open: streams.open,
    session: session as unknown as SessionStore,
    connection: connection as unknown as ConnectionStore,
    refreshRights: () => undefined,
    isJustOpened: () => true,
    fetchRefusalReason: async () => undefined,
    locks,
  });
  pages.push(live);
  const leave = live.follow({ onEvent: () => undefined, refetch });
  return { live, streams, refetch, leave };
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

// Module loading takes real time.
beforeAll(() => loadAllOnDemand());
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const live of pages.splice(0)) live.dispose();
  vi.useRealTimers();
});

it('a fifth page asks for no stream: it reads now and then until another page leaves, and is live then', async () => {
  const locks = new FakeLocks();
  const [first] = [1, 2, 3, 4].map(() => openPage(locks));
  await pass(2_000);
  const fifth = openPage(locks);
  await pass(2_000);
  expect([fifth.streams.all.length, fifth.live.freshness().state, fifth.refetch.mock.calls.length]).toEqual([
    0,
    'behind',
    1,
  ]);
  await pass(POLL_INTERVAL_MS * 2);
  expect([fifth.streams.all.length, fifth.refetch.mock.calls.length > 1]).toEqual([0, true]);
  first?.live.dispose();
  await pass(HANDOVER_DELAY_MS);
  fifth.streams.last().ready(7);
  fifth.streams.last().heartbeat(7);
  await pass(0);
  expect([fifth.streams.all.length, fifth.live.freshness().state]).toEqual([1, 'live']);
});
