import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const callbacks = new WeakMap<Transaction<Schema>, (() => void)[]>();

/** Calls `callback` after the commit; in a group commit also after an own rollback, so it must be harmless. */
export function afterCommit(tx: Transaction<Schema>, callback: () => void): void {
  const acts = callbacks.get(tx);
  if (acts === undefined) callbacks.set(tx, [callback]);
  else acts.push(callback);
}

/** Must be called after a commit. */
export function runAfterCommit(tx: Transaction<Schema>): void {
  for (const act of callbacks.get(tx) ?? []) act();
}
