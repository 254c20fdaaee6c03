import type { ConnectionStore } from '../connection/connection-store.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { OpenStream } from './event-source.ts';
import type { Freshness } from './freshness.ts';
import type { LiveEvent } from './live-event.ts';

export interface LiveFollower {
  onEvent(event: LiveEvent): void;
  /** Changes may have been missed: reads everything again. Rejects on failure. */
  refetch(): Promise<unknown>;
}

export interface LiveOptions {
  /** Null: the browser has no event streams; screens are then as current as their reads. */
  open: OpenStream | null;
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
  setFreshness(view: Freshness): void;
  /** Server time as far as known, milliseconds. */
  now(): number;
  /** @param ahead offset of the server's clock from the browser's, milliseconds */
  setClockOffset(ahead: number): void;
}
