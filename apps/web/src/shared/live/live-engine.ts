import { createEventReader } from './event-reader.ts';
import type { LiveOptions, LiveSharedState, LiveState, OpenStream } from './live-types.ts';
import { browserLocks, createStreamSlot } from './stream-slot.ts';

/** Shorter interruptions are not shown, milliseconds. */
export const GRACE_MS = 2_000;
/** After this the shown data counts as outdated, milliseconds. */
export const STALE_AFTER_MS = 20_000;
/** Polling interval without a stream, up to half longer, milliseconds. */
export const POLL_INTERVAL_MS = 30_000;
/** Polling stops this long after the last input, milliseconds: requests keep a session alive. */
export const USER_IDLE_LIMIT_MS = 20 * 60_000;
/** A hidden page closes its stream after this, milliseconds: browsers allow six connections per server. */
export const HIDDEN_CLOSE_DELAY_MS = 5_000;

export function startLiveEngine(
  {
    open,
    lng,
    connection,
    fetchRefusalReason,
    refreshRights,
    isJustOpened,
    retryBaseDelay,
    locks = browserLocks(),
  }: LiveOptions & {
    open: OpenStream;
  },
  core: LiveSharedState,
): { dispose(): void } {
  let isPaused = true;
  let asOf: string | null = null;
  let staleTimers: ReturnType<typeof setTimeout>[] = [];
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let isStale = false;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let pollCount = 0;
  let lastInputAt = performance.now();

  // `asOf` is not shown while live; left out, so that an idle page is not re-rendered.
  const showState = (state: LiveState) => core.setFreshness({ state, asOf: state === 'live' ? null : asOf });
  const refetchAll = () => Promise.all([...core.followers].map((follower) => follower.refetch()));
  const clearStaleTimers = () => {
    for (const timer of staleTimers) clearTimeout(timer);
    staleTimers = [];
  };
  /** Polls while there is no stream and the page is visible. */
  const poll = async () => {
    clearTimeout(pollTimer);
    if (isPaused || !isStale) return;
    pollCount += 1;
    const round = pollCount;
    const since = new Date(core.now()).toISOString();
    const isUserIdle = performance.now() - lastInputAt > USER_IDLE_LIMIT_MS;
    const isRead =
      !isUserIdle &&
      (await refetchAll().then(
        () => true,
        () => false,
      ));
    if (round !== pollCount || !isStale) return;
    if (isRead) asOf = since;
    showState('behind');
    if (!isPaused) pollTimer = setTimeout(poll, POLL_INTERVAL_MS * (1 + Math.random() / 2));
  };
  const markStale = () => {
    clearStaleTimers();
    if (isStale) return;
    isStale = true;
    showState('behind');
    void poll();
  };
  /** Time counts from the first failure, whatever the number of attempts. */
  const markUncertain = () => {
    if (isStale || staleTimers.length > 0) return;
    staleTimers = [setTimeout(showState, GRACE_MS, 'reconnecting'), setTimeout(markStale, STALE_AFTER_MS)];
  };
  const markLive = () => {
    clearStaleTimers();
    isStale = false;
    clearTimeout(pollTimer);
    showState('live');
  };

  const reader = createEventReader(
    { open, lng, fetchRefusalReason, retryBaseDelay },
    {
      onEvent: (event) => {
        // For other users, too: the session lists who can grant permissions. A new browser is told by the session, too.
        if (event.type === 'user.changed' || event.type === 'account.new_browser') refreshRights();
        for (const follower of core.followers) follower.onEvent(event);
        for (const listen of core.listeners) listen(event);
      },
      onResync: (isFirst) => {
        markUncertain();
        // A missed event may have changed the own rights.
        if (!isFirst || !isJustOpened()) refreshRights();
        return refetchAll();
      },
      onUpToDate: (at) => {
        asOf = at;
        core.setClockOffset(Date.parse(at) - Date.now());
        markLive();
      },
      onLost: (isAnswered) => {
        markUncertain();
        // The end of the stream may be the first sign of a lost connection.
        if (!isAnswered && !connection.isLost.current()) void connection.verify();
      },
      onStreamLimit: markStale,
    },
  );

  const slot = createStreamSlot(locks, { onGranted: reader.start, onAllTaken: markStale });

  const pause = () => {
    isPaused = true;
    clearTimeout(pollTimer);
    reader.pause();
    slot.release();
  };
  const noteInput = () => {
    lastInputAt = performance.now();
  };
  const reviewStream = () => {
    noteInput();
    clearTimeout(hiddenTimer);
    if (connection.isLost.current()) {
      // The connection store polls until the server responds.
      markUncertain();
      pause();
    } else if (document.visibilityState === 'hidden') {
      hiddenTimer = setTimeout(pause, HIDDEN_CLOSE_DELAY_MS);
    } else if (isPaused) {
      isPaused = false;
      markUncertain();
      slot.acquire();
      void poll();
    } else reader.checkNow();
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', reviewStream, { signal });
  for (const sign of ['pointerdown', 'keydown']) document.addEventListener(sign, noteInput, { signal });
  window.addEventListener('online', reviewStream, { signal });
  window.addEventListener('pageshow', reviewStream, { signal });
  // A page in the back/forward cache holds no connection.
  window.addEventListener('pagehide', pause, { signal });
  const stopWatching = connection.isLost.subscribe(reviewStream);
  reviewStream();
  return {
    dispose: () => {
      listening.abort();
      stopWatching();
      clearTimeout(hiddenTimer);
      clearStaleTimers();
      isStale = false;
      clearTimeout(pollTimer);
      reader.stop();
      slot.release();
    },
  };
}
