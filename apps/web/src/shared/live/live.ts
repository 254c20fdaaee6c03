import { onDemand } from '@kasa/ui/on-demand';
import { createListeners } from '../listeners.ts';
import type { Services } from '../services/services.ts';
import {
  browserEventSource,
  CONNECTING,
  type LiveFollower,
  type LiveOptions,
  type LiveSharedState,
} from './live-types.ts';

export type Live = ReturnType<typeof createLive>;

/** Loaded after the first screen. */
const engineCode = onDemand(() => import('./live-engine.ts'));
/** Delay of the start, in first retry pauses: the screen's own requests go first. */
const START_DELAY_UNITS = 2;
/** Delay before a failed code load is retried, in first retry pauses. */
const CODE_RETRY_UNITS = 20;
/** Delay of the stop, milliseconds: the next live screen reuses the stream. */
const STOP_DELAY_MS = 3_000;

/** How long a page counts as just opened, milliseconds: see `use-session-refresh`. */
const JUST_OPENED_MS = 5_000;

/** Live updates of the merchant's data. One for the app; screens use `useLive`. */
export function createLive(options: LiveOptions) {
  const { open, session, retryBaseDelay = 500 } = options;
  const followers = new Set<LiveFollower>();
  const listeners = new Set<LiveFollower['onEvent']>();
  const { subscribe, notify } = createListeners();
  let view = CONNECTING;
  let clockOffset = 0;
  let engine: { dispose(): void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => Date.now() + clockOffset;
  const core: LiveSharedState = {
    followers,
    listeners,
    now,
    setFreshness: (next) => {
      if (next.state === view.state && next.asOf === view.asOf) return;
      view = next;
      notify();
    },
    setClockOffset: (by) => {
      clockOffset = by;
    },
  };
  const begin = async () => {
    const code = await engineCode.load();
    if (followers.size === 0 || engine || !open || !session.current()) return;
    if (code) engine = code.startLiveEngine({ ...options, open }, core);
    else beginIn(CODE_RETRY_UNITS);
  };
  const beginIn = (units: number) => {
    clearTimeout(timer);
    if (open && followers.size > 0) timer = setTimeout(begin, units * retryBaseDelay);
  };
  const stop = () => {
    clearTimeout(timer);
    engine?.dispose();
    engine = null;
    core.setFreshness(CONNECTING);
  };
  // Another user must not receive these events. The server checks the rights, whatever role is viewed.
  const forget = session.onEvent((event) => {
    if (event === 'view_changed' || event === 'second_factor_required') return;
    stop();
    beginIn(START_DELAY_UNITS);
  });
  return {
    freshness: () => view,
    subscribe,
    /** Hears the events of a stream that others keep open. Returns a function that stops listening. */
    listen: (onEvent: LiveFollower['onEvent']) => {
      listeners.add(onEvent);
      return () => void listeners.delete(onEvent);
    },
    /** Returns a function that stops following. Without followers or on a hidden page the stream closes. */
    follow: (follower: LiveFollower) => {
      followers.add(follower);
      clearTimeout(timer);
      if (!engine) beginIn(START_DELAY_UNITS);
      return () => {
        followers.delete(follower);
        if (followers.size > 0) return;
        clearTimeout(timer);
        timer = setTimeout(stop, STOP_DELAY_MS);
      };
    },
    /** Server time as far as known, milliseconds. */
    now,
    dispose: () => {
      forget();
      followers.clear();
      listeners.clear();
      stop();
    },
  };
}

const liveByServices = new WeakMap<Services, Live>();

/** The live part of an app, created on first use: its code comes with live screens. */
export function liveOf(services: Services): Live {
  const { session, connection, locale, options } = services;
  const live =
    liveByServices.get(services) ??
    createLive({
      open: options.openStream === undefined ? browserEventSource() : options.openStream,
      lng: locale.forRequests,
      session,
      connection,
      refreshRights: services.refreshRights,
      isJustOpened: () => performance.now() - services.openedAt < JUST_OPENED_MS,
      fetchRefusalReason: (after) => askWhy(services, after),
      retryBaseDelay: options.retryBaseDelay,
    });
  if (!liveByServices.has(services)) {
    liveByServices.set(services, live);
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
