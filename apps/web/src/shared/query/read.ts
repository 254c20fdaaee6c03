import type { KasaClient } from '@kasa/client/http/create-client';
import type { QueryClient } from '@tanstack/react-query';
import { type DataOf, type InputOf, type QueryId, queryKey } from './operations.ts';

/** How a read is asked for and kept: the same whether a screen asks or somebody before it. */
export function readOptions<Id extends QueryId>(client: KasaClient, id: Id, input: InputOf<Id>) {
  const read = client.operation(id) as (
    input: InputOf<Id>,
    options: { signal: AbortSignal },
  ) => Promise<DataOf<Id>>;
  return {
    queryKey: queryKey(id, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => read(input, { signal }),
  };
}

/** Begins a read. What becomes of it is for the screen that shows it: a failure says nothing here, and is asked again. */
export type Read = (client: KasaClient, queryClient: QueryClient) => void;

/** A read that a screen will need, to be begun while its code is still on the way. */
export function readAhead<Id extends QueryId>(id: Id, input: InputOf<Id>): Read {
  return (client, queryClient) =>
    void queryClient.prefetchQuery({
      ...readOptions(client, id, input),
      meta: { isQuiet: true },
      retry: false,
    });
}
