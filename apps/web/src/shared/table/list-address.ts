import { clampPerPage, MAX_LIST_DEPTH, PAGE_SIZES } from '@kasa/contracts/shared/paging';
import type { FilterReader } from './list-filters.ts';

/** What a list takes from its address. */
export interface ListSpec<Filters extends Record<string, FilterReader<string>>, Sort extends string> {
  /** The operation's filters by name, each with how it is read. */
  filters: Filters;
  /** Fields that the operation sorts by, as in the contract. */
  sorts: readonly Sort[];
}

/** Filters as they are set. */
export type FilterValues<Filters extends Record<string, FilterReader<string>>> = {
  [Name in keyof Filters]: Exclude<ReturnType<Filters[Name]>, undefined> | undefined;
};

/** What stands in the address, made sound. */
export interface ListAddress<Filters extends Record<string, FilterReader<string>>, Sort extends string> {
  page: number;
  perPage: number;
  sort: Sort | `-${Sort}` | undefined;
  filters: FilterValues<Filters>;
}

/** A whole number, or undefined for anything else that stands in an address. */
function wholeNumber(text: string | null): number | undefined {
  if (text === null || !/^-?\d{1,15}$/.test(text.trim())) return undefined;
  return Number(text);
}

/**
 * Reads page, size, order and filters from an address. Whatever stands there, the list can be asked for: a missing or
 * odd page is the first (spec §4), `perPage` is clamped to 10–20 (spec §9), unknown orders and filters do not count.
 */
export function readListAddress<
  Filters extends Record<string, FilterReader<string>>,
  const Sort extends string,
>(search: URLSearchParams, spec: ListSpec<Filters, Sort>): ListAddress<Filters, Sort> {
  const perPage = clampPerPage(wholeNumber(search.get('perPage')));
  const asked = wholeNumber(search.get('page')) ?? 1;
  // Deeper the server refuses: the deepest page it takes is past every end, so it shows as empty.
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

/** What the operation of a list is asked for. */
export type ListQuery<Filters extends Record<string, FilterReader<string>>, Sort extends string> = {
  page: number;
  perPage: number;
  sort: Sort | `-${Sort}` | undefined;
} & FilterValues<Filters>;

/** The query of a list's operation for what stands in its address. */
export function listQuery<Filters extends Record<string, FilterReader<string>>, Sort extends string>({
  page,
  perPage,
  sort,
  filters,
}: ListAddress<Filters, Sort>): ListQuery<Filters, Sort> {
  return { page, perPage, sort, ...filters };
}

/** Changes to an address; null or an empty text takes a parameter away. */
export type AddressChanges = Readonly<Record<string, string | number | null>>;

/** The address after a change. Everything else in it stays; the first page and the usual size are not written. */
export function changedSearch(search: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    const isUsual = (name === 'page' && value === 1) || (name === 'perPage' && value === PAGE_SIZES[0]);
    if (value === null || value === '' || isUsual) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
