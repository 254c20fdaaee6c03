import { createEventReader } from './event-reader.ts';
import type { OpenStream } from './event-source.ts';
import type { LiveCore, LiveParts } from './live-parts.ts';
import type { LiveState } from './live-view.ts';
import { browserLocks, createStreamSlot } from './stream-slot.ts';

/** A shorter break is not worth a word, milliseconds. */
export const GRACE = 2_000;
/** From here on what is shown counts as old, milliseconds. */
export const BEHIND = 20_000;
/** What is shown without a stream is read anew this often, or up to half as often again, milliseconds. */
export const READ_EVERY = 30_000;
/**
 * So long after the last sign of a person nothing is read any more, milliseconds: reading keeps a session alive, being told
 * does not.
 */
export const ALONE = 20 * 60_000;
/** A page that is out of sight for longer gives its connection back: a browser has six to a server, milliseconds. */
export const OUT_OF_SIGHT = 5_000;

/** Follows the stream for all who follow the app's live part, and says how current it is. */
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

  // While it is live nobody asks since when; so a page in which nothing happens is not drawn again and again.
  const say = (state: LiveState) => core.setView({ state, asOf: state === 'live' ? null : asOf });
  const readAll = () => Promise.all([...core.followers].map((follower) => follower.readAnew()));
  const clearDoubts = () => {
    for (const timer of doubts) clearTimeout(timer);
    doubts = [];
  };
  /** Without a stream the page keeps up by reading, slowly, for as long as it is in sight. */
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
  /** Time counts from the first doubt on, however often it is tried meanwhile. */
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
        // Somebody else's, too: the session says what those have who can give a right.
        if (event.type === 'user.changed') refreshRights();
        for (const follower of core.followers) follower.event(event);
      },
      gap: (isFirst) => {
        doubt();
        // What was not told may have been about one's own rights.
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
        // The end of the stream may be the first sign that the server is out of reach.
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
      // The store itself asks until the server answers.
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
  // A page that is kept for "back" holds no connection.
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
