import { clampPerPage, MAX_LIST_DEPTH } from '@kasa/contracts/shared/paging';
import type { FilterParser, FilterValue } from './filter-parsers.ts';
import { preferredPerPage } from './row-preferences.ts';

export interface ListSpec<Filters extends Record<string, FilterParser<FilterValue>>, Sort extends string> {
  filters: Filters;
  sorts: readonly Sort[];
}

export type FilterValues<Filters extends Record<string, FilterParser<FilterValue>>> = {
  [Name in keyof Filters]: Exclude<ReturnType<Filters[Name]>, undefined> | undefined;
};

export interface ListAddress<Filters extends Record<string, FilterParser<FilterValue>>, Sort extends string> {
  page: number;
  perPage: number;
  sort: Sort | `-${Sort}` | undefined;
  filters: FilterValues<Filters>;
}

function wholeNumber(text: string | null): number | undefined {
  if (text === null || !/^-?\d{1,15}$/.test(text.trim())) return undefined;
  return Number(text);
}

/**
 * Parses a list's address; invalid values are ignored: page 1 (spec §4), `perPage` in 10–20 (spec §9), by default what
 * was chosen last.
 */
export function readListAddress<
  Filters extends Record<string, FilterParser<FilterValue>>,
  const Sort extends string,
>(
  search: URLSearchParams,
  spec: ListSpec<Filters, Sort>,
  usualPerPage = preferredPerPage(),
): ListAddress<Filters, Sort> {
  const perPage = clampPerPage(wholeNumber(search.get('perPage')) ?? usualPerPage);
  const asked = wholeNumber(search.get('page')) ?? 1;
  // The server refuses deeper pages; the deepest allowed one is past any end and shows as empty.
  const page = Math.min(Math.max(1, asked), Math.floor(MAX_LIST_DEPTH / perPage));
  const sortText = search.get('sort') ?? '';
  const isKnown = spec.sorts.some((field) => sortText === field || sortText === `-${field}`);
  const filters = Object.fromEntries(
    Object.entries(spec.filters).map(([name, read]) => [name, read(search.get(name) ?? '')]),
  );
  return {
    page,
    perPage,
    sort: isKnown ? (sortText as Sort | `-${Sort}`) : undefined,
    filters: filters as FilterValues<Filters>,
  };
}

export type ListQuery<Filters extends Record<string, FilterParser<FilterValue>>, Sort extends string> = {
  page: number;
  perPage: number;
  sort: Sort | `-${Sort}` | undefined;
} & FilterValues<Filters>;

export function listQuery<Filters extends Record<string, FilterParser<FilterValue>>, Sort extends string>({
  page,
  perPage,
  sort,
  filters,
}: ListAddress<Filters, Sort>): ListQuery<Filters, Sort> {
  return { page, perPage, sort, ...filters };
}

/** Changed parameters; null, an empty text or no value removes one. */
export type AddressChanges = Readonly<Record<string, FilterValue | number | null>>;

/** The query after a change. Other parameters stay; the first page and the usual size are left out. */
export function changedSearch(search: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    const isUsual = (name === 'page' && value === 1) || (name === 'perPage' && value === preferredPerPage());
    if (value === null || String(value) === '' || isUsual) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
