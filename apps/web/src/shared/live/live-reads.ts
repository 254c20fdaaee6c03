import { AbortError } from '@kasa/client/http/errors';
import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { DataOf, InputOf, QueryId } from '../query/operations.ts';
import type { LiveEvent } from './live-event.ts';

/** How events change what a screen has read. A constant of a feature; pure but for the cache it is given. */
export interface LiveRules {
  /** What the screen reads: read anew when events may have been missed. */
  readonly reads: readonly QueryId[];
  /** Puts an event into what has been read, and answers what must be read again for it. */
  apply(event: LiveEvent, cache: LiveCache): readonly QueryId[];
}

/** What has been read, for events to look at and to change. */
export interface LiveCache {
  /** The answers of an operation that are kept, with what was asked. */
  kept<Id extends QueryId>(id: Id): readonly { readonly input: InputOf<Id>; readonly data: DataOf<Id> }[];
  /**
   * Changes kept answers in place; answering the same object leaves one as it is.
   * @returns the operation, when an answer from before the event may still be on its way: to be asked again after it
   */
  patch<Id extends QueryId>(id: Id, change: (data: DataOf<Id>) => DataOf<Id>): readonly Id[];
}

const isGivenUp = (error: unknown) => error instanceof CancelledError || error instanceof AbortError;

/**
 * Reads anew what is on screen; what is not is read when it is looked at. An answer that is on its way is waited for, not
 * given up: over a slow connection nothing would ever come. Rejects when one of them fails.
 */
export async function readAnew(queryClient: QueryClient, reads: readonly QueryId[]): Promise<void> {
  const isTouched = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    reads.some((read) => read === queryKey[0]);
  const touched = queryClient.getQueryCache().findAll({ predicate: isTouched, fetchStatus: 'fetching' });
  await Promise.allSettled(touched.map(({ promise }) => promise));
  try {
    await queryClient.invalidateQueries({ predicate: isTouched }, { throwOnError: true });
  } catch (error) {
    // Nobody wants to know any more: the screen was left.
    if (!isGivenUp(error)) throw error;
  }
}

/** The query cache as rules see it. */
export function liveCache(queryClient: QueryClient): LiveCache {
  const queriesOf = (id: QueryId) =>
    queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[0] === id });
  const answered = (id: QueryId) => queriesOf(id).filter(({ state }) => state.data !== undefined);
  return {
    kept: <Id extends QueryId>(id: Id) =>
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
        // As old as it was: one row that is new makes nothing of the others.
        queryClient.setQueryData(query.queryKey, after, { updatedAt: dataUpdatedAt });
        if (isInvalidated) query.invalidate();
      }
      return queriesOf(id).some(({ state }) => state.fetchStatus === 'fetching') ? [id] : [];
    },
  };
}
