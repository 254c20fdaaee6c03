/** Paging and sorting that all lists share (decisions §1). */
import { clampPerPage, type Page } from '@kasa/contracts/shared/paging';
import type { PageOfRows, PageWindow } from '../db/pagination.ts';

export interface PagingQuery {
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}

/** The requested page: `page` counts from 1, `perPage` is clamped. */
export interface ListPage extends PageWindow {
  readonly page: number;
}

export function windowOf(query: PagingQuery): ListPage {
  const page = query.page ?? 1;
  const perPage = clampPerPage(query.perPage);
  return { page, perPage, offset: (page - 1) * perPage };
}

export function presentPage<Row, Item>(
  found: PageOfRows<Row>,
  window: ListPage,
  present: (row: Row) => Item,
): Page<Item> {
  return {
    items: found.rows.map(present),
    page: window.page,
    per_page: window.perPage,
    total: found.total,
    total_capped: found.total_capped,
    page_count: Math.ceil(found.total / window.perPage),
  };
}

/** Field and direction of a `sort` such as `-created_at`. */
export function sortOf<Field extends string>(
  sort: Field | `-${Field}` | undefined,
  standard: Field,
): { readonly field: Field; readonly direction: 'asc' | 'desc' } {
  if (sort === undefined) return { field: standard, direction: 'asc' };
  return sort.startsWith('-')
    ? { field: sort.slice(1) as Field, direction: 'desc' }
    : { field: sort as Field, direction: 'asc' };
}
