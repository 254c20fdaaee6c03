import type { KasaClient } from '@kasa/client/http/create-client';
import type { QueryClient } from '@tanstack/react-query';
import { type DataOf, type InputOf, type QueryId, queryKey } from './operations.ts';

export function operationQueryOptions<Id extends QueryId>(client: KasaClient, id: Id, input: InputOf<Id>) {
  const read = client.operation(id) as (
    input: InputOf<Id>,
    options: { signal: AbortSignal },
  ) => Promise<DataOf<Id>>;
  return {
    queryKey: queryKey(id, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => read(input, { signal }),
  };
}

/** A read on behalf of a screen that reads again: neither told nor retried. */
export function quietQueryOptions<Id extends QueryId>(client: KasaClient, id: Id, input: InputOf<Id>) {
  return { ...operationQueryOptions(client, id, input), retry: false };
}

/** Starts a read. A failure is not reported here: the screen reads again. */
export type Prefetch = (client: KasaClient, queryClient: QueryClient) => void;

/** Prefetches a read while the screen's code is loading. */
export function prefetch<Id extends QueryId>(id: Id, input: InputOf<Id>): Prefetch {
  return (client, queryClient) => void queryClient.prefetchQuery(quietQueryOptions(client, id, input));
}
