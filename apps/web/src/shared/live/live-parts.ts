import type { ConnectionStore } from '../connection/connection-store.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { OpenStream } from './event-source.ts';
import type { LiveEvent } from './live-event.ts';
import type { LiveView } from './live-view.ts';

export interface Follower {
  event(event: LiveEvent): void;
  /** Changes may have been missed: reads everything again. Rejects on failure. */
  readAnew(): Promise<unknown>;
}

export interface LiveParts {
  /** Null: the browser has no event streams; screens are then as current as their reads. */
  open: OpenStream | null;
  session: SessionStore;
  connection: ConnectionStore;
  refreshRights: () => void;
  /** Whether the page has just been opened and reloads its rights anyway. */
  isFresh: () => boolean;
  /** Finds out why the server refuses a stream. */
  askWhy: (after: number | null) => Promise<unknown>;
  /** Locks that limit the streams of a browser's pages; default: the browser's own, null if it has none. */
  locks?: LockManager | null | undefined;
  /** First retry pause, milliseconds. */
  unit?: number | undefined;
}

export interface LiveCore {
  readonly followers: ReadonlySet<Follower>;
  setView(view: LiveView): void;
  /** Server time as far as known, milliseconds. */
  now(): number;
  /** @param ahead offset of the server's clock from the browser's, milliseconds */
  setAhead(ahead: number): void;
}
