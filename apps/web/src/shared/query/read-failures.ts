import { operationTable } from '@kasa/client/generated/operations';
import type { Query } from '@tanstack/react-query';

type AnyQuery = Query<unknown, unknown, unknown>;

const entries: Readonly<Record<string, readonly [method: string, path: string, ...unknown[]]>> =
  operationTable;

/** Spec §8: failures in the transport area bring no message. */
const isTransport = ({ queryKey }: AnyQuery) =>
  queryKey.some((part) => entries[String(part)]?.[1].startsWith('/api/v1/transport/'));

/** The failure that was told last, by the observer that reads. */
let told = new WeakMap<object, string>();

/** Whether people are to be told of a failed read now: once, however often it fails again by itself (ADR 7). */
export function isNews(query: AnyQuery, { message }: Error): boolean {
  const failure = query.queryHash + message;
  const loud = isTransport(query) ? [] : query.observers.filter(({ options }) => !options.meta?.isQuiet);
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
