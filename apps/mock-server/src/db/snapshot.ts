import type { Db } from './schema.ts';

export interface Snapshot {
  /** Returns false if there is no snapshot. */
  restore(): Promise<boolean>;
  keep(fill: (tx: Db) => Promise<void>): Promise<void>;
}
