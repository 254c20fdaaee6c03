import { loadOnDemand } from '@kasa/ui/on-demand';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ConnectionStore } from '../connection/connection-store.ts';
import { createFlag } from '../flag.ts';
import type { SessionStore } from '../session/session-store.ts';
import { createLive, type Live } from './live.ts';
import { READ_EVERY } from './live-engine.ts';
import { HANDOVER } from './stream-slot.ts';
import { FakeLocks } from './test-support/fake-locks.ts';
import { fakeStreams } from './test-support/fake-streams.ts';

const pages: Live[] = [];

function openPage(locks: LockManager) {
  const streams = fakeStreams();
  const readAnew = vi.fn(async () => undefined);
  const session = { current: () => ({}), onEvent: () => () => undefined };
  const connection = { isLost: createFlag(), verify: async () => undefined };
  const live = createLive({
    open: streams.open,
    session: session as unknown as SessionStore,
    connection: connection as unknown as ConnectionStore,
    refreshRights: () => undefined,
    isFresh: () => true,
    askWhy: async () => undefined,
    locks,
  });
  pages.push(live);
  const leave = live.follow({ event: () => undefined, readAnew });
  return { live, streams, readAnew, leave };
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

// Module loading takes real time.
beforeAll(() => loadOnDemand());
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
  expect([fifth.streams.all.length, fifth.live.view().state, fifth.readAnew.mock.calls.length]).toEqual([
    0,
    'behind',
    1,
  ]);
  await pass(READ_EVERY * 2);
  expect([fifth.streams.all.length, fifth.readAnew.mock.calls.length > 1]).toEqual([0, true]);
  first?.live.dispose();
  await pass(HANDOVER);
  fifth.streams.last().ready(7);
  fifth.streams.last().heartbeat(7);
  await pass(0);
  expect([fifth.streams.all.length, fifth.live.view().state]).toEqual([1, 'live']);
});
