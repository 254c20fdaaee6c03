import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberListState } from '../history/list-state-memory.ts';
import { writtenSearch } from '../paths.ts';
import { useAddressSearch } from '../routing/use-address-search.ts';
import { VIEW_PARAMETER } from '../views/view-search.ts';
import type { FilterParser, FilterValue } from './filter-parsers.ts';
import {
  type AddressChanges,
  changedSearch,
  type ListAddress,
  type ListQuery,
  type ListSpec,
  listQuery,
  readListAddress,
} from './list-address.ts';
import { COLUMNS_PARAMETER } from './use-hidden-columns.ts';

/** State of a list, kept in the address: it can be shared, survives a reload and works with back. */
export interface ListState<Filters extends Record<string, FilterParser<FilterValue>>, Sort extends string>
  extends ListAddress<Filters, Sort> {
  parsers: Filters;
  /** For the operation: `useOperation('listRoutes', { query: list.query })`. */
  query: ListQuery<Filters, Sort>;
  hasFilters: boolean;
  /** Sets filters (null removes one) and returns to the first page. `replaceHistory` replaces the history entry. */
  setFilters(
    changes: { [Name in keyof Filters]?: FilterValue | null },
    how?: { replaceHistory?: boolean | undefined },
  ): void;
  clearFilters(): void;
  setSort(sort: string): void;
  hrefFor(page: number): string;
  /** Starts at the first page. */
  hrefForPerPage(perPage: number): string;
}

/** Remembered parameters besides the filters. */
const REMEMBERED_PARAMETERS = ['page', 'perPage', 'sort', VIEW_PARAMETER, COLUMNS_PARAMETER];

/** Takes a constant, e.g. `{ filters: { q: asText, city: asText }, sorts: ['name', 'avg_time'] }`. */
export function useListState<
  Filters extends Record<string, FilterParser<FilterValue>>,
  const Sort extends string,
>(spec: ListSpec<Filters, Sort>): ListState<Filters, Sort> {
  const [search, setSearch] = useAddressSearch();
  const { pathname } = useLocation();
  const address = useMemo(() => readListAddress(search, spec), [search, spec]);
  // Other parameters, e.g. of an open drawer, are not restored.
  const isKept = (name: string) => Object.hasOwn(spec.filters, name) || REMEMBERED_PARAMETERS.includes(name);
  const kept = writtenSearch(new URLSearchParams([...search].filter(([name]) => isKept(name))));
  useEffect(() => rememberListState(pathname, kept === '' ? '' : `?${kept}`), [pathname, kept]);
  const href = (changes: AddressChanges) => {
    const text = writtenSearch(changedSearch(search, changes));
    return text === '' ? pathname : `${pathname}?${text}`;
  };
  return {
    ...address,
    parsers: spec.filters,
    query: listQuery(address),
    hasFilters: Object.values(address.filters).some((value) => value !== undefined),
    setFilters: (changes, { replaceHistory = false } = {}) =>
      setSearch((before) => changedSearch(before, { ...(changes as AddressChanges), page: null }), {
        replace: replaceHistory,
      }),
    clearFilters: () => {
      const none = Object.fromEntries(Object.keys(spec.filters).map((name) => [name, null]));
      setSearch((before) => changedSearch(before, { ...none, page: null }));
    },
    setSort: (next) => setSearch((before) => changedSearch(before, { sort: next, page: null })),
    hrefFor: (next) => href({ page: next }),
    hrefForPerPage: (next) => href({ perPage: next, page: null }),
  };
}
