import { createEventReader } from './event-reader.ts';
import type { OpenStream } from './event-source.ts';
import type { LiveCore, LiveParts } from './live-parts.ts';
import type { LiveState } from './live-view.ts';
import { browserLocks, createStreamSlot } from './stream-slot.ts';

/** Shorter interruptions are not shown, milliseconds. */
export const GRACE = 2_000;
/** After this the shown data counts as outdated, milliseconds. */
export const BEHIND = 20_000;
/** Polling interval without a stream, up to half longer, milliseconds. */
export const READ_EVERY = 30_000;
/** Polling stops this long after the last input, milliseconds: requests keep a session alive. */
export const ALONE = 20 * 60_000;
/** A hidden page closes its stream after this, milliseconds: browsers allow six connections per server. */
export const OUT_OF_SIGHT = 5_000;

export function startLiveEngine(
  {
    open,
    connection,
    askWhy,
    refreshRights,
    isFresh,
    unit,
    locks = browserLocks(),
  }: LiveParts & {
    open: OpenStream;
  },
  core: LiveCore,
): { dispose(): void } {
  let isPaused = true;
  let asOf: string | null = null;
  let doubts: ReturnType<typeof setTimeout>[] = [];
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let isBehind = false;
  let reading: ReturnType<typeof setTimeout> | undefined;
  let rounds = 0;
  let seenAt = performance.now();

  // `asOf` is not shown while live; left out, so that an idle page is not re-rendered.
  const say = (state: LiveState) => core.setView({ state, asOf: state === 'live' ? null : asOf });
  const readAll = () => Promise.all([...core.followers].map((follower) => follower.readAnew()));
  const clearDoubts = () => {
    for (const timer of doubts) clearTimeout(timer);
    doubts = [];
  };
  /** Polls while there is no stream and the page is visible. */
  const keepUp = async () => {
    clearTimeout(reading);
    if (isPaused || !isBehind) return;
    rounds += 1;
    const round = rounds;
    const since = new Date(core.now()).toISOString();
    const isAlone = performance.now() - seenAt > ALONE;
    const isRead =
      !isAlone &&
      (await readAll().then(
        () => true,
        () => false,
      ));
    if (round !== rounds || !isBehind) return;
    if (isRead) asOf = since;
    say('behind');
    if (!isPaused) reading = setTimeout(keepUp, READ_EVERY * (1 + Math.random() / 2));
  };
  const fallBehind = () => {
    clearDoubts();
    if (isBehind) return;
    isBehind = true;
    say('behind');
    void keepUp();
  };
  /** Time counts from the first failure, whatever the number of attempts. */
  const doubt = () => {
    if (isBehind || doubts.length > 0) return;
    doubts = [setTimeout(say, GRACE, 'reconnecting'), setTimeout(fallBehind, BEHIND)];
  };
  const believe = () => {
    clearDoubts();
    isBehind = false;
    clearTimeout(reading);
    say('live');
  };

  const reader = createEventReader(
    { open, askWhy, unit },
    {
      event: (event) => {
        // For other users, too: the session lists who can grant permissions.
        if (event.type === 'user.changed') refreshRights();
        for (const follower of core.followers) follower.event(event);
      },
      gap: (isFirst) => {
        doubt();
        // A missed event may have changed the own rights.
        if (!isFirst || !isFresh()) refreshRights();
        return readAll();
      },
      current: (at) => {
        asOf = at;
        core.setAhead(Date.parse(at) - Date.now());
        believe();
      },
      lost: (isAnswered) => {
        doubt();
        // The end of the stream may be the first sign of a lost connection.
        if (!isAnswered && !connection.isLost.current()) void connection.verify();
      },
      crowded: fallBehind,
    },
  );

  const place = createStreamSlot(locks, { granted: reader.start, full: fallBehind });

  const pause = () => {
    isPaused = true;
    clearTimeout(reading);
    reader.pause();
    place.leave();
  };
  const seen = () => {
    seenAt = performance.now();
  };
  const look = () => {
    seen();
    clearTimeout(leaving);
    if (connection.isLost.current()) {
      // The connection store polls until the server responds.
      doubt();
      pause();
    } else if (document.visibilityState === 'hidden') {
      leaving = setTimeout(pause, OUT_OF_SIGHT);
    } else if (isPaused) {
      isPaused = false;
      doubt();
      place.take();
      void keepUp();
    } else reader.wake();
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', look, { signal });
  for (const sign of ['pointerdown', 'keydown']) document.addEventListener(sign, seen, { signal });
  window.addEventListener('online', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  // A page in the back/forward cache holds no connection.
  window.addEventListener('pagehide', pause, { signal });
  const stopWatching = connection.isLost.subscribe(look);
  look();
  return {
    dispose: () => {
      listening.abort();
      stopWatching();
      clearTimeout(leaving);
      clearDoubts();
      isBehind = false;
      clearTimeout(reading);
      reader.stop();
      place.leave();
    },
  };
}
