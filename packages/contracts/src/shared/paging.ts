import { z } from 'zod';

/** Page sizes people choose from (spec §9): 10 and 20. `perPage` is clamped between them, never refused. */
export const PAGE_SIZES = [10, 20] as const;
/** `page * perPage` must not pass this (decisions §1): deeper lists are for filters or the export. */
export const MAX_LIST_DEPTH = 10_000;
/** Totals are exact up to this; then `total_capped` is true and `total` is this number. */
export const MAX_EXACT_TOTAL = 10_000;

/** `page` and `perPage` of a list (spec §4 "Paging": a missing page means the first). */
export const pagingQuery = {
  page: z
    .int()
    .min(1)
    .optional()
    .describe(`From 1, which is also the default. page × perPage may not pass ${MAX_LIST_DEPTH}.`),
  perPage: z
    .int()
    .optional()
    .describe('10 to 20, default 10. Anything else is clamped to the nearest, never refused.'),
};

/** `sort` of a list: a field, or `-field` for descending. */
export const sortBy = <Field extends string>(fields: readonly [Field, ...Field[]]) => {
  const choices = fields.flatMap((field) => [field, `-${field}` as const]) as [
    Field | `-${Field}`,
    ...(Field | `-${Field}`)[],
  ];
  return z.enum(choices).optional().describe('`-` in front means descending. Ties are broken by id.');
};

/** A page of a list. A page past the end is an empty list, not an error (decisions §1). */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    items: z.array(item),
    page: z.int().min(1),
    per_page: z.int().min(10).max(20),
    total: z.int().min(0).max(MAX_EXACT_TOTAL).describe(`Exact up to ${MAX_EXACT_TOTAL}`),
    total_capped: z.boolean().describe('True when there are more than `total` says'),
    page_count: z.int().min(0),
  });

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
