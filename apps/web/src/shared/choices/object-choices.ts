import type { SelectItem } from '@kasa/ui/select-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataOf, InputOf, QueryId } from '../query/operations.ts';
import { quietQueryOptions } from '../query/query-options.ts';
import type { ObjectOf, ObjectQueryId } from '../query/use-object.ts';
import { useOperation } from '../query/use-operation.ts';
import { useServices } from '../services/use-services.tsx';
import { useDebouncedValue } from '../use-debounced-value.ts';
import { type ChoiceSource, foundItems } from './choice-source.ts';

export type SearchQueryId = {
  [Id in QueryId]: { query: { q: string; perPage: number } } extends InputOf<Id> ? Id : never;
}[QueryId];

/** Page size of a choice's search. */
const SEARCH_PAGE_SIZE = 20;
/** Debounce of the search, milliseconds. */
export const SEARCH_DEBOUNCE_MS = 250;
/** Most chosen objects that are read for their names. */
const MAX_NAMED = 20;

/** What tells how objects of a kind are chosen. */
export interface ObjectChoiceSpec<List extends SearchQueryId, Read extends ObjectQueryId> {
  readonly list: List;
  /** Reads one that a search did not return. */
  readonly read: Read;
  /** Hook: how objects are shown. */
  readonly useItem: () => (object: ObjectOf<Read>) => SelectItem;
}

export interface ObjectChoices<List extends SearchQueryId, Read extends ObjectQueryId>
  extends ObjectChoiceSpec<List, Read>,
    ChoiceSource {}

/** Objects of the merchant that a text finds. @param offered what those have in common that are shown without a text */
export function useObjectSearch<List extends SearchQueryId, Read extends ObjectQueryId>(
  spec: ObjectChoiceSpec<List, Read>,
  q: string,
  offered?: Readonly<Record<string, string | undefined>>,
) {
  const item = spec.useItem();
  const query = useOperation(
    spec.list,
    {
      query: { ...(q === '' ? offered : undefined), q, perPage: SEARCH_PAGE_SIZE },
    } as unknown as InputOf<List>,
    { keepsPrevious: true },
  );
  const page = query.data as (DataOf<List> & { items: readonly ObjectOf<Read>[]; total: number }) | undefined;
  return { query, item, items: (page?.items ?? []).map(item), total: page?.total };
}

/** Choices among the merchant's objects, searched on the server. */
export function objectChoices<List extends SearchQueryId, Read extends ObjectQueryId>(
  spec: ObjectChoiceSpec<List, Read>,
): ObjectChoices<List, Read> {
  return {
    ...spec,
    useItems(typed) {
      const q = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
      const { query, items } = useObjectSearch(spec, q);
      return foundItems(query, items, q !== typed.trim() || query.isPlaceholderData);
    },
    useChosen(ids) {
      const { client } = useServices();
      const item = spec.useItem();
      const named = ids.slice(0, MAX_NAMED);
      const { data = [] } = useQuery({
        queryKey: [spec.read, named],
        queryFn: async ({ client: queries }) => {
          const reads = named.map((id) =>
            queries.fetchQuery(quietQueryOptions(client, spec.read, { params: { id } } as InputOf<Read>)),
          );
          const settled = await Promise.allSettled(reads);
          return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value as ObjectOf<Read>] : []));
        },
        enabled: named.length > 0,
        placeholderData: keepPreviousData,
        meta: { isQuiet: true },
      });
      return named.length > 0 ? data.map(item) : [];
    },
  };
}
