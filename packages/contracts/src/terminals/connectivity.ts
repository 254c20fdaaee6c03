/** When a connectivity change is reported (decisions §3), with thresholds against flapping terminals. Pure. */
import { type Connectivity, ONLINE_TIMEOUT_SECONDS } from './terminal-status.ts';

/** More changes than this … */
export const MAX_CONNECTIVITY_CHANGES = 4;
/** … within this many seconds make a terminal unstable: reported once, then silence … */
export const FLAPPING_WINDOW_SECONDS = 30 * 60;
/** … until it keeps one side for this many seconds. */
export const STABLE_AFTER_SECONDS = 10 * 60;

/** Connectivity tracking of a terminal. Instants are ISO 8601 UTC. */
export interface ConnectivityState {
  readonly side: Connectivity;
  /** Null: it has always been on this side. */
  readonly side_since: string | null;
  /** Latest changes, oldest first; only as many as the threshold needs. */
  readonly changes: readonly string[];
  readonly is_unstable: boolean;
}

export const INITIAL_CONNECTIVITY_STATE: ConnectivityState = {
  side: 'offline',
  side_since: null,
  changes: [],
  is_unstable: false,
};

/** The next state, and whether to report it. */
export interface ConnectivityUpdate {
  readonly state: ConnectivityState;
  readonly shouldReport: boolean;
}

const isWithin = (seconds: number, from: string, to: string) =>
  Date.parse(to) - Date.parse(from) <= seconds * 1000;

/** @param at when it changed: the moment of contact; for a silent terminal see `offlineSince` */
export function recordConnectivity(
  state: ConnectivityState,
  side: Connectivity,
  at: string,
): ConnectivityUpdate {
  if (state.side === side) return { state, shouldReport: false };
  const recent = state.changes.filter((change) => isWithin(FLAPPING_WINDOW_SECONDS, change, at));
  const changes = [...recent, at].slice(-(MAX_CONNECTIVITY_CHANGES + 1));
  const isUnstable = state.is_unstable || changes.length > MAX_CONNECTIVITY_CHANGES;
  return {
    state: { side, side_since: at, changes, is_unstable: isUnstable },
    // Changes of an unstable terminal are not reported.
    shouldReport: !state.is_unstable,
  };
}

/** When a terminal last heard from at this moment counts as offline. */
export function offlineSince(lastOnlineAt: string): string {
  return new Date(Date.parse(lastOnlineAt) + ONLINE_TIMEOUT_SECONDS * 1000).toISOString();
}

/** An unstable terminal that kept one side long enough becomes stable, which is reported. */
export function stabilise(state: ConnectivityState, now: string): ConnectivityUpdate {
  const { side_since: since, is_unstable } = state;
  const isSettled =
    is_unstable && (since === null || Date.parse(now) - Date.parse(since) >= STABLE_AFTER_SECONDS * 1000);
  if (!isSettled) return { state, shouldReport: false };
  return { state: { ...state, changes: [], is_unstable: false }, shouldReport: true };
}
