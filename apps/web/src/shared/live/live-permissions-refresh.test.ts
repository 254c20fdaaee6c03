import { loadAllOnDemand } from '@kasa/ui/on-demand';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createBooleanStore } from '../boolean-store.ts';
import type { ConnectionStore } from '../connection/connection-store.ts';
import type { SessionData } from '../session/session-data.ts';
import type { SessionStore } from '../session/session-store.ts';
import { createLive } from './live.ts';
import { EVENT_TIME, fakeStreams } from './test-support/fake-streams.ts';

// Module loading takes real time.
beforeAll(() => loadAllOnDemand());
beforeEach(() => void vi.useFakeTimers({ now: new Date(EVENT_TIME) }));
afterEach(() => void vi.useRealTimers());

/** A page with a stream that has delivered everything up to event 7. */
async function goLive(isFresh: boolean) {
  const streams = fakeStreams();
  const refreshRights = vi.fn();
  const session: Pick<SessionStore, 'current' | 'onEvent'> = {
    current: () => ({ user: { id: 'me' } }) as SessionData,
    onEvent: () => () => undefined,
  };
  const connection: Pick<ConnectionStore, 'isLost' | 'verify'> = {
    isLost: createBooleanStore(),
    verify: async () => undefined,
  };
  const live = createLive({
    open: streams.open,
    session: session as SessionStore,
    connection: connection as ConnectionStore,
    refreshRights,
    isJustOpened: () => isFresh,
    fetchRefusalReason: async () => undefined,
  });
  live.follow({ onEvent: () => undefined, refetch: async () => undefined });
  await vi.advanceTimersByTimeAsync(1_000);
  streams.last().ready(7);
  streams.last().heartbeat(7);
  await vi.advanceTimersByTimeAsync(0);
  onTestFinished(live.dispose);
  return { streams, refreshRights };
}

it('a page looks at its rights anew when anybody’s were changed, or may have been without its hearing of it', async () => {
  const { streams, refreshRights } = await goLive(true);
  // A new page reloads its rights anyway.
  expect(refreshRights).not.toHaveBeenCalled();
  const changed = (id: number, user_id: string) => ({
    type: 'user.changed',
    id,
    at: EVENT_TIME,
    data: { user_id },
  });
  streams.last().event(8);
  expect(refreshRights).not.toHaveBeenCalled();
  // The other user may gain or lose the right to grant permissions.
  streams.last().send(changed(9, 'somebody else'));
  expect(refreshRights).toHaveBeenCalledTimes(1);
  streams.last().send(changed(10, 'me'));
  expect(refreshRights).toHaveBeenCalledTimes(2);
  streams.last().send({ type: 'reset', last_id: 20 } as { type: string });
  expect(refreshRights).toHaveBeenCalledTimes(3);
});

it('a page that was opened long ago looks when a stream begins: nothing told it of changes until then', async () => {
  const { refreshRights } = await goLive(false);
  expect(refreshRights).toHaveBeenCalledTimes(1);
});
