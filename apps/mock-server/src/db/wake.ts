/** In-process notifications, so that waiting code need not poll the database. */
import type { Db } from './schema.ts';

/** Not visible to other processes. */
export interface Waking<News> {
  /** Notifies the listeners of this database; see `afterCommit` for when. */
  readonly wake: (db: Db, news: News) => void;
  /** Returns the function that unsubscribes. */
  readonly onWake: (db: Db, listener: (news: News) => void) => () => void;
}

/** The adapter is the same object for a database and its transactions. */
const keyOf = (db: Db): object => db.getExecutor().adapter;

export function waking<News>(): Waking<News> {
  const listeners = new WeakMap<object, Set<(news: News) => void>>();
  return {
    wake: (db, news) => {
      for (const listener of listeners.get(keyOf(db)) ?? []) listener(news);
    },
    onWake: (db, listener) => {
      const key = keyOf(db);
      const all = listeners.get(key) ?? new Set();
      listeners.set(key, all.add(listener));
      return () => void all.delete(listener);
    },
  };
}
