import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const waiting = new WeakMap<Transaction<Schema>, (() => void)[]>();

/** Calls `act` after the commit; in a group commit also after an own rollback, so it must be harmless. */
export function afterCommit(tx: Transaction<Schema>, act: () => void): void {
  const acts = waiting.get(tx);
  if (acts === undefined) waiting.set(tx, [act]);
  else acts.push(act);
}

/** Must be called after a commit. */
export function committed(tx: Transaction<Schema>): void {
  for (const act of waiting.get(tx) ?? []) act();
}
