/** In-process notifications, so that waiting code need not poll the database. */
import type { Db } from './schema.ts';

/** Not visible to other processes. */
export interface Notifier<Message> {
  /** Notifies the listeners of this database; see `afterCommit` for when. */
  readonly notify: (db: Db, message: Message) => void;
  /** Returns the function that unsubscribes. */
  readonly subscribe: (db: Db, listener: (message: Message) => void) => () => void;
}

/** The adapter is the same object for a database and its transactions. */
export const adapterOf = (db: Db): object => db.getExecutor().adapter;

export function createNotifier<Message>(): Notifier<Message> {
  const listeners = new WeakMap<object, Set<(message: Message) => void>>();
  return {
    notify: (db, message) => {
      for (const listener of listeners.get(adapterOf(db)) ?? []) listener(message);
    },
    subscribe: (db, listener) => {
      const key = adapterOf(db);
      const all = listeners.get(key) ?? new Set();
      listeners.set(key, all.add(listener));
      return () => void all.delete(listener);
    },
  };
}
