import { AbortError, isClientError } from '@kasa/client/http/errors';
import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { DataOf, InputOf, QueryId } from '../query/operations.ts';
import type { LiveEvent } from './live-event.ts';

/** How events change a screen's data. A constant of a feature; pure except for the given cache. */
export interface LiveRules {
  /** The screen's reads, repeated when events may have been missed. */
  readonly reads: readonly QueryId[];
  /** Applies an event to cached data; returns the reads to repeat. */
  apply(event: LiveEvent, cache: LiveCache): readonly QueryId[];
}

export interface LiveCache {
  cached<Id extends QueryId>(id: Id): readonly { readonly input: InputOf<Id>; readonly data: DataOf<Id> }[];
  /**
   * Changes cached responses in place; returning the same object changes nothing.
   * @returns the operation if a pending response may be older than the event
   */
  patch<Id extends QueryId>(id: Id, change: (data: DataOf<Id>) => DataOf<Id>): readonly Id[];
}

/** The screen was left, or the object is gone or somebody else's: no stream would tell more. */
const isCertain = (error: unknown) =>
  error instanceof CancelledError ||
  error instanceof AbortError ||
  (isClientError(error) && error.kind === 'server' && error.codeName === 'not_found');

/**
 * Repeats reads on screen. Waits for pending responses: over a slow connection, cancelling them would leave
 * none. Rejects if one fails; "not found" is an answer like any other.
 */
export async function refetchOperations(queryClient: QueryClient, reads: readonly QueryId[]): Promise<void> {
  const isTouched = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    reads.some((read) => read === queryKey[0]);
  const touched = queryClient.getQueryCache().findAll({ predicate: isTouched, fetchStatus: 'fetching' });
  await Promise.allSettled(touched.map(({ promise }) => promise));
  await queryClient.invalidateQueries({ predicate: isTouched });
  const read = queryClient.getQueryCache().findAll({ predicate: isTouched, type: 'active' });
  const failed = read.find(
    (query) => query.state.error && !query.isDisabled() && !isCertain(query.state.error),
  );
  if (failed) throw failed.state.error;
}

export function liveCache(queryClient: QueryClient): LiveCache {
  const queriesOf = (id: QueryId) =>
    queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[0] === id });
  const answered = (id: QueryId) => queriesOf(id).filter(({ state }) => state.data !== undefined);
  return {
    cached: <Id extends QueryId>(id: Id) =>
      answered(id).map(({ queryKey, state }) => ({
        input: queryKey[1] as InputOf<Id>,
        data: state.data as DataOf<Id>,
      })),
    patch: (id, change) => {
      for (const query of answered(id)) {
        const before = query.state.data as DataOf<typeof id>;
        const after = change(before);
        if (after === before) continue;
        const { dataUpdatedAt, isInvalidated } = query.state;
        // Keeps its age: one new row does not make the others fresh.
        queryClient.setQueryData(query.queryKey, after, { updatedAt: dataUpdatedAt });
        if (isInvalidated) query.invalidate();
      }
      return queriesOf(id).some(({ state }) => state.fetchStatus === 'fetching') ? [id] : [];
    },
  };
}
