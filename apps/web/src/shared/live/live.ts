import { onDemand } from '@kasa/ui/on-demand';
import type { Services } from '../services/services.ts';
import { browserStreams } from './event-source.ts';
import type { Follower, LiveCore, LiveParts } from './live-parts.ts';
import { CONNECTING, type LiveView } from './live-view.ts';

/** What happens to the merchant's business, while it happens. One for the app; screens follow it by `useLive`. */
export interface Live {
  view(): LiveView;
  subscribe(listener: () => void): () => void;
  /** Follows until the answered function is called. The stream is open while somebody follows and the page is in sight. */
  follow(follower: Follower): () => void;
  /** The present time by the server's clock, as far as it is known, milliseconds. */
  now(): number;
  dispose(): void;
}

/** What reads the stream; fetched after the first screen. */
const engineCode = onDemand(() => import('./live-engine.ts'));
/** What the screen itself asks for goes first: so many times the first pause. */
const AFTER_THE_SCREEN = 2;
/** Code that did not come is asked for again: so many times the first pause. */
const CODE_AGAIN = 20;
/** Going from one live screen to the next keeps the stream, milliseconds. */
const LINGER = 3_000;

/** So long a page counts as just opened, milliseconds: it looks at its session by itself, see `use-session-refresh`. */
const FRESH = 5_000;

/** Makes the live part of the app. Until a screen follows it does nothing. */
export function createLive(parts: LiveParts): Live {
  const { open, session, unit = 500 } = parts;
  const followers = new Set<Follower>();
  const listeners = new Set<() => void>();
  let view = CONNECTING;
  let ahead = 0;
  let engine: { dispose(): void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => Date.now() + ahead;
  const core: LiveCore = {
    followers,
    now,
    setView: (next) => {
      if (next.state === view.state && next.asOf === view.asOf) return;
      view = next;
      for (const listener of listeners) listener();
    },
    setAhead: (by) => {
      ahead = by;
    },
  };
  const begin = async () => {
    const code = await engineCode.load();
    if (followers.size === 0 || engine || !open || !session.current()) return;
    if (code) engine = code.startLiveEngine({ ...parts, open }, core);
    else beginIn(CODE_AGAIN);
  };
  const beginIn = (units: number) => {
    clearTimeout(timer);
    if (open && followers.size > 0) timer = setTimeout(begin, units * unit);
  };
  const stop = () => {
    clearTimeout(timer);
    engine?.dispose();
    engine = null;
    core.setView(CONNECTING);
  };
  // Nobody hears what is told to somebody else. Rights are the server's to look at, whichever role is looked through.
  const forget = session.onEvent((event) => {
    if (event === 'view_changed') return;
    stop();
    beginIn(AFTER_THE_SCREEN);
  });
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (follower) => {
      followers.add(follower);
      clearTimeout(timer);
      if (!engine) beginIn(AFTER_THE_SCREEN);
      return () => {
        followers.delete(follower);
        if (followers.size > 0) return;
        clearTimeout(timer);
        timer = setTimeout(stop, LINGER);
      };
    },
    now,
    dispose: () => {
      forget();
      followers.clear();
      stop();
    },
  };
}

const made = new WeakMap<Services, Live>();

/** The live part of an app. Made when the first screen asks for it: it comes with such screens, not with the app. */
export function liveOf(services: Services): Live {
  const { session, connection, options } = services;
  const live =
    made.get(services) ??
    createLive({
      open: options.streams === undefined ? browserStreams() : options.streams,
      session,
      connection,
      refreshRights: services.refreshRights,
      isFresh: () => performance.now() - services.openedAt < FRESH,
      askWhy: (after) => askWhy(services, after),
      unit: options.retryUnit,
    });
  if (!made.has(services)) {
    made.set(services, live);
    services.onDispose(live.dispose);
  }
  return live;
}

/** Asks for a stream and lets go of it. A refusal brings no message: the page says that it is not live. */
async function askWhy({ client, report }: Services, after: number | null): Promise<void> {
  const leaving = new AbortController();
  const query = { after: after ?? undefined };
  try {
    await client.operation('streamEvents')({ query }, { signal: leaving.signal });
  } catch (error) {
    // Maintenance and lost rights are seen to.
    report(error, { isQuiet: true });
    throw error;
  } finally {
    leaving.abort();
  }
}
