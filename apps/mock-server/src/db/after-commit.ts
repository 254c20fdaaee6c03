/** What is to be done once a transaction has been committed, and not at all when it is undone. */
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const waiting = new WeakMap<Transaction<Schema>, (() => void)[]>();

/**
 * Calls `act` when the transaction is durable. Transactions that share a commit share this, too: it may be called
 * although the one that asked for it was undone, so it must do no harm then.
 */
export function afterCommit(tx: Transaction<Schema>, act: () => void): void {
  const acts = waiting.get(tx);
  if (acts === undefined) waiting.set(tx, [act]);
  else acts.push(act);
}

/** To be called where a transaction was committed. */
export function committed(tx: Transaction<Schema>): void {
  for (const act of waiting.get(tx) ?? []) act();
}
