import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { rememberList } from '../history/list-history.ts';
import { VIEW_PARAMETER } from '../views/view-search.ts';
import { COLUMNS_PARAMETER } from './hidden-columns.ts';
import {
  type AddressChanges,
  changedSearch,
  type ListAddress,
  type ListQuery,
  type ListSpec,
  listQuery,
  readListAddress,
} from './list-address.ts';
import type { FilterReader } from './list-filters.ts';

/** The state of a list, which lives in the address: it can be shared, reloaded and walked back through. */
export interface ListState<Filters extends Record<string, FilterReader<string>>, Sort extends string>
  extends ListAddress<Filters, Sort> {
  /** For the operation: `useOperation('listRoutes', { query: list.query })`. */
  query: ListQuery<Filters, Sort>;
  /** Something narrows the list. */
  hasFilters: boolean;
  /** Sets filters (null takes one away) and goes to the first page. `isTyping` leaves no step to go back to. */
  setFilters(
    changes: { [Name in keyof Filters]?: string | null },
    how?: { isTyping?: boolean | undefined },
  ): void;
  clearFilters(): void;
  setSort(sort: string): void;
  /** Address of a page of this list. */
  hrefFor(page: number): string;
  /** Address with another size, from the first page. */
  hrefForPerPage(perPage: number): string;
}

/** What of a list's address is remembered beside its filters. */
const PLACE = ['page', 'perPage', 'sort', VIEW_PARAMETER, COLUMNS_PARAMETER];

/**
 * The state of a list: `const list = useListState(routesList)` with a constant
 * `{ filters: { q: asText, city: asText }, sorts: ['name', 'avg_time'] }`.
 */
export function useListState<Filters extends Record<string, FilterReader<string>>, const Sort extends string>(
  spec: ListSpec<Filters, Sort>,
): ListState<Filters, Sort> {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const address = useMemo(() => readListAddress(search, spec), [search, spec]);
  // What else stands there, e.g. an open drawer, is not to be opened again.
  const kept = new URLSearchParams(
    [...search].filter(([name]) => Object.hasOwn(spec.filters, name) || PLACE.includes(name)),
  ).toString();
  useEffect(() => rememberList(pathname, kept === '' ? '' : `?${kept}`), [pathname, kept]);
  const href = (changes: AddressChanges) => {
    const text = changedSearch(search, changes).toString();
    return text === '' ? pathname : `${pathname}?${text}`;
  };
  return {
    ...address,
    query: listQuery(address),
    hasFilters: Object.values(address.filters).some((value) => value !== undefined),
    setFilters: (changes, { isTyping = false } = {}) =>
      setSearch((before) => changedSearch(before, { ...(changes as AddressChanges), page: null }), {
        replace: isTyping,
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
