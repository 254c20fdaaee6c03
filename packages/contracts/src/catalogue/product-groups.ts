import { z } from 'zod';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, Version, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { searchText, text } from '../shared/text.ts';

/** A product group. */
export const ProductGroup = z
  .strictObject({
    id: Id,
    name: z.string(),
    ...versionAndTimestamps,
  })
  .meta({ id: 'ProductGroup' });

/** What a person fills in to create a product group. */
export const ProductGroupInput = z
  .strictObject({
    name: text(100).describe('Unique within the merchant'),
  })
  .meta({ id: 'ProductGroupInput' });

/** A product group as edited. */
export const ProductGroupUpdate = ProductGroupInput.extend({ version: Version }).meta({
  id: 'ProductGroupUpdate',
});

export const ProductGroupPage = pageOf(ProductGroup).meta({ id: 'ProductGroupPage' });

/** The query of the list. */
export const ProductGroupQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name', 'created_at']).describe('Default: name'),
  q: searchText.optional().describe('Part of the name'),
});

export type ProductGroupEntity = z.infer<typeof ProductGroup>;
export type ProductGroupFields = z.infer<typeof ProductGroupInput>;

export const exampleProductGroup: ProductGroupEntity = {
  id: exampleIds.productGroup,
  name: 'Бакалія',
  version: 1,
  created_at: '2026-01-12T08:00:00.000Z',
  updated_at: '2026-01-12T08:00:00.000Z',
};
