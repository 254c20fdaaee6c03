import type { ConnectionStore } from '../connection/connection-store.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { OpenStream } from './event-source.ts';
import type { LiveEvent } from './live-event.ts';
import type { LiveView } from './live-view.ts';

/** A screen that shows what happens while it happens. */
export interface Follower {
  /** Something happened. */
  event(event: LiveEvent): void;
  /** Something may have happened unnoticed: reads everything anew. Rejects when it cannot. */
  readAnew(): Promise<unknown>;
}

/** What the live part needs of the app. */
export interface LiveParts {
  /** Null: the browser cannot. Then screens are as current as their reads. */
  open: OpenStream | null;
  session: SessionStore;
  connection: ConnectionStore;
  /** Looks at rights and menu anew: they may be others by now. */
  refreshRights: () => void;
  /** Whether the page is so new that it looks at them just now by itself. */
  isFresh: () => boolean;
  /** Tells why the server refuses a stream. */
  askWhy: (after: number | null) => Promise<unknown>;
  /** What the pages of a browser share out their streams by; by default the browser's own, null where it has none. */
  locks?: LockManager | null | undefined;
  /** First pause before another attempt, milliseconds. */
  unit?: number | undefined;
}

/** What stands between the stream and those who follow it. */
export interface LiveCore {
  readonly followers: ReadonlySet<Follower>;
  setView(view: LiveView): void;
  /** The present time by the server's clock, as far as it is known, milliseconds. */
  now(): number;
  /** @param ahead how far the server's clock is ahead of the browser's, milliseconds */
  setAhead(ahead: number): void;
}
