import type { Db } from './schema.ts';

/** The seeded state of one plan, kept beside the database so that it can be had back at once. */
export interface Snapshot {
  /** Puts the state back; says false when there is none, and nothing was done. */
  restore(): Promise<boolean>;
  /** Runs `fill` in a transaction, alone, and keeps what the tables hold then. */
  keep(fill: (tx: Db) => Promise<void>): Promise<void>;
}
