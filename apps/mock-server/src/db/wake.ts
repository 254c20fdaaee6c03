/** Telling those in this process who wait for something in a database that it is there: they need not ask all the time. */
import type { Db } from './schema.ts';

/** Something that can be waited for. Other processes are not heard. */
export interface Waking<News> {
  /** Tells all who listen to this database; see `afterCommit` for when. */
  readonly wake: (db: Db, news: News) => void;
  /** Listens until the function that comes back is called. */
  readonly onWake: (db: Db, listener: (news: News) => void) => () => void;
}

/** Of a database the adapter is the same for the whole and for each transaction. */
const keyOf = (db: Db): object => db.getExecutor().adapter;

/** Makes something that can be waited for. */
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
