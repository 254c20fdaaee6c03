/** Page sizes people choose from (spec §9): 10 and 20. `perPage` is clamped between them, never refused. */
export const PAGE_SIZES = [10, 20] as const;
/** `page * perPage` must not pass this (decisions §1): deeper lists are for filters or the export. */
export const MAX_LIST_DEPTH = 10_000;
/** Totals are exact up to this; then `total_capped` is true and `total` is this number. */
export const MAX_EXACT_TOTAL = 10_000;

/** A page of items, typed. */
export interface Page<Item> {
  items: Item[];
  page: number;
  per_page: number;
  total: number;
  total_capped: boolean;
  page_count: number;
}

/** `perPage` as it takes effect: 10 when missing or no number, else clamped to 10–20 (spec §9). */
export function clampPerPage(perPage: number | undefined): number {
  if (perPage === undefined || Number.isNaN(perPage)) return PAGE_SIZES[0];
  return Math.min(PAGE_SIZES[1], Math.max(PAGE_SIZES[0], Math.trunc(perPage)));
}
