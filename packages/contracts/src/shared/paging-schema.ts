import { z } from 'zod';
import { MAX_EXACT_TOTAL, MAX_LIST_DEPTH } from './paging.ts';

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
