import type { Db } from './schema.ts';

/** A stored copy of the seeded state, for fast resets. */
export interface Snapshot {
  /** Returns false if there is no snapshot. */
  restore(): Promise<boolean>;
  /** Runs `fill` in a transaction and stores the result as the snapshot. */
  keep(fill: (tx: Db) => Promise<void>): Promise<void>;
}
