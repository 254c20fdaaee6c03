import { onDemand } from '@kasa/ui/on-demand';
import type { Services } from '../services/services.ts';
import { browserStreams } from './event-source.ts';
import type { Follower, LiveCore, LiveParts } from './live-parts.ts';
import { CONNECTING, type LiveView } from './live-view.ts';

/** Live updates of the merchant's data. One for the app; screens use `useLive`. */
export interface Live {
  view(): LiveView;
  subscribe(listener: () => void): () => void;
  /** Returns a function that stops following. Without followers or on a hidden page the stream closes. */
  follow(follower: Follower): () => void;
  /** Server time as far as known, milliseconds. */
  now(): number;
  dispose(): void;
}

/** Loaded after the first screen. */
const engineCode = onDemand(() => import('./live-engine.ts'));
/** Delay of the start, in first retry pauses: the screen's own requests go first. */
const AFTER_THE_SCREEN = 2;
/** Delay before a failed code load is retried, in first retry pauses. */
const CODE_AGAIN = 20;
/** Delay of the stop, milliseconds: the next live screen reuses the stream. */
const LINGER = 3_000;

/** How long a page counts as just opened, milliseconds: see `use-session-refresh`. */
const FRESH = 5_000;

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
  // Another user must not receive these events. The server checks the rights, whatever role is viewed.
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

/** The live part of an app, created on first use: its code comes with live screens. */
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

/** Requests a stream and aborts it. No message: the page shows that it is not live. */
async function askWhy({ client, report }: Services, after: number | null): Promise<void> {
  const leaving = new AbortController();
  const query = { after: after ?? undefined };
  try {
    await client.operation('streamEvents')({ query }, { signal: leaving.signal });
  } catch (error) {
    // Maintenance and lost rights are still handled.
    report(error, { isQuiet: true });
    throw error;
  } finally {
    leaving.abort();
  }
}
