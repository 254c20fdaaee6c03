/** Callbacks to run after a transaction commits. */
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const waiting = new WeakMap<Transaction<Schema>, (() => void)[]>();

/**
 * Calls `act` when the transaction is durable. Transactions in one group commit share callbacks: `act` may
 * run although its own transaction was rolled back, so it must be harmless.
 */
export function afterCommit(tx: Transaction<Schema>, act: () => void): void {
  const acts = waiting.get(tx);
  if (acts === undefined) waiting.set(tx, [act]);
  else acts.push(act);
}

/** Must be called after a commit. */
export function committed(tx: Transaction<Schema>): void {
  for (const act of waiting.get(tx) ?? []) act();
}
