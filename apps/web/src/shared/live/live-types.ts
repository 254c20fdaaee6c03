import type { ConnectionStore } from '../connection/connection-store.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { LiveEvent } from './live-event.ts';

export interface LiveFollower {
  onEvent(event: LiveEvent): void;
  /** Changes may have been missed: reads everything again. Rejects on failure. */
  refetch(): Promise<unknown>;
}

export interface LiveOptions {
  /** Null: the browser has no event streams; screens are then as current as their reads. */
  open: OpenStream | null;
  /** The stored language; every request says it (spec §7). */
  lng?: (() => string | null) | undefined;
  session: SessionStore;
  connection: ConnectionStore;
  refreshRights: () => void;
  /** Whether the page has just been opened and reloads its rights anyway. */
  isJustOpened: () => boolean;
  /** Finds out why the server refuses a stream. */
  fetchRefusalReason: (after: number | null) => Promise<unknown>;
  /** Locks that limit the streams of a browser's pages; default: the browser's own, null if it has none. */
  locks?: LockManager | null | undefined;
  /** First retry pause, milliseconds. */
  retryBaseDelay?: number | undefined;
}

export interface LiveSharedState {
  readonly followers: ReadonlySet<LiveFollower>;
  /** Hear what comes while others follow. */
  readonly listeners: ReadonlySet<LiveFollower['onEvent']>;
  setFreshness(view: Freshness): void;
  /** Server time as far as known, milliseconds. */
  now(): number;
  /** @param ahead offset of the server's clock from the browser's, milliseconds */
  setClockOffset(ahead: number): void;
}

/**
 * How current the page is. `connecting`: just opened. `reconnecting`: broken a moment ago. `behind`: no
 * stream for a while; shown data is polled while the server responds.
 */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'behind';

export interface Freshness {
  readonly state: LiveState;
  /** When the shown data was current, server time (ISO 8601); null: never since the page was opened. */
  readonly asOf: string | null;
}

export const CONNECTING: Freshness = { state: 'connecting', asOf: null };

/** The used part of `EventSource`; in-process tests provide their own. */
export interface EventStream {
  addEventListener(type: string, listener: (message: MessageEvent<string>) => void): void;
  close(): void;
  /** On an error, 2: refused and closed by the browser; otherwise the connection broke. */
  readonly readyState: number;
}

/** Opens an event stream at an address of this origin. */
export type OpenStream = (address: string) => EventStream;

/** `readyState` of a stream that the server refused. */
export const CLOSED = 2;

/** The browser's `EventSource`; null if there is none. */
export function browserEventSource(): OpenStream | null {
  return typeof EventSource === 'undefined' ? null : (address) => new EventSource(address);
}
