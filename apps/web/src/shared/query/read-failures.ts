import type { Query } from '@tanstack/react-query';
import { isQuietRead } from './quiet-reads.ts';

type AnyQuery = Query<unknown, unknown, unknown>;

/** Of a key that has an operation in it, as that of a printed list. */
const isInQuietArea = ({ queryKey }: AnyQuery) =>
  queryKey.some((part) => typeof part === 'string' && isQuietRead(part));

/** The failure that was told last, by the observer that reads. */
let told = new WeakMap<object, string>();

/** Whether people are to be told of a failed read now: once, however often it fails again by itself (ADR 7). */
export function isNews(query: AnyQuery, { message }: Error): boolean {
  const failure = query.queryHash + message;
  const loud = isInQuietArea(query) ? [] : query.observers.filter(({ options }) => !options.meta?.isQuiet);
  const unaware = loud.filter((observer) => told.get(observer) !== failure);
  for (const observer of unaware) told.set(observer, failure);
  return unaware.length > 0;
}

/** The read works again: the next failure is another one. */
export function forgetFailure({ observers }: AnyQuery): void {
  for (const observer of observers) told.delete(observer);
}

/** Somebody tries again by hand, and is told again. */
export function forgetFailures(): void {
  told = new WeakMap();
}
