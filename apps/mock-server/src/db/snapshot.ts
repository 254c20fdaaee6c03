import type { Db } from './schema.ts';

export interface Snapshot {
  /** Returns false if there is no snapshot. */
  restore(): Promise<boolean>;
  create(fill: (tx: Db) => Promise<void>): Promise<void>;
}
