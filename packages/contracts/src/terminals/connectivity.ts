/**
 * When it is told that a terminal went on or off line (decisions §3, and thresholds so that a flapping one doesn't
 * shout). Pure: the server keeps `ConnectivityState` beside each terminal and asks here what comes next.
 */
import { type Connectivity, ONLINE_SECONDS } from './terminal-status.ts';

/** A terminal that changed sides more often than this … */
export const MAX_CHANGES = 4;
/** … within so many seconds is unstable: that is told once, and then nothing … */
export const CHANGES_WITHIN_SECONDS = 30 * 60;
/** … until it has stayed on one side for so many seconds. */
export const SETTLED_AFTER_SECONDS = 10 * 60;

/** What is kept of a terminal's reachability, to know what is news. Instants are ISO 8601 UTC. */
export interface ConnectivityState {
  /** The side that it was last found on. */
  readonly side: Connectivity;
  /** When it came to that side; null: it has never been on another. */
  readonly side_since: string | null;
  /** Its last changes of side, oldest first; no more than are needed to see that there were too many. */
  readonly changes: readonly string[];
  readonly is_unstable: boolean;
}

/** A terminal that was never heard of. */
export const NEVER_HEARD_OF: ConnectivityState = {
  side: 'offline',
  side_since: null,
  changes: [],
  is_unstable: false,
};

/** What comes next, and whether that is news for those who look at the terminal. */
export interface ConnectivityStep {
  readonly state: ConnectivityState;
  readonly isNews: boolean;
}

const isWithin = (seconds: number, from: string, to: string) =>
  Date.parse(to) - Date.parse(from) <= seconds * 1000;

/**
 * The terminal was found on a side.
 * @param at since when it is there: the moment that it was heard of; of a silent one see `silentSince`
 */
export function foundOn(state: ConnectivityState, side: Connectivity, at: string): ConnectivityStep {
  if (state.side === side) return { state, isNews: false };
  const recent = state.changes.filter((change) => isWithin(CHANGES_WITHIN_SECONDS, change, at));
  const changes = [...recent, at].slice(-(MAX_CHANGES + 1));
  const isUnstable = state.is_unstable || changes.length > MAX_CHANGES;
  return {
    state: { side, side_since: at, changes, is_unstable: isUnstable },
    // Of an unstable one it was told that it is; where it is right now is not worth telling.
    isNews: !state.is_unstable,
  };
}

/** When a terminal that was last heard of at this moment counts as offline. */
export function silentSince(lastOnlineAt: string): string {
  return new Date(Date.parse(lastOnlineAt) + ONLINE_SECONDS * 1000).toISOString();
}

/** An unstable terminal that has stayed on one side for long enough is stable again, which is news. */
export function settledAt(state: ConnectivityState, now: string): ConnectivityStep {
  const { side_since: since, is_unstable } = state;
  const isSettled =
    is_unstable && (since === null || Date.parse(now) - Date.parse(since) >= SETTLED_AFTER_SECONDS * 1000);
  if (!isSettled) return { state, isNews: false };
  return { state: { ...state, changes: [], is_unstable: false }, isNews: true };
}
