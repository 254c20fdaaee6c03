/** Page sizes offered (spec §9). `perPage` is clamped between them, never rejected. */
export const PAGE_SIZES = [10, 20] as const;
/** Upper limit of `page * perPage` (decisions §1): use filters or the export beyond it. */
export const MAX_LIST_DEPTH = 10_000;
/** Totals are exact up to this; above it `total_capped` is true and `total` is this number. */
export const MAX_EXACT_TOTAL = 10_000;

export interface Page<Item> {
  items: Item[];
  page: number;
  per_page: number;
  total: number;
  total_capped: boolean;
  page_count: number;
}

/** Effective `perPage`: 10 if missing or not a number, else clamped to 10–20 (spec §9). */
export function clampPerPage(perPage: number | undefined): number {
  if (perPage === undefined || Number.isNaN(perPage)) return PAGE_SIZES[0];
  return Math.min(PAGE_SIZES[1], Math.max(PAGE_SIZES[0], Math.trunc(perPage)));
}
