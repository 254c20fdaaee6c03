/** Actions on many products at once. */
import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Instant } from '../shared/dates.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, NamedReference, versionAndTimestamps } from '../shared/ids.ts';
import { PositiveKopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { PersonReference } from '../shared/people.ts';
import { runRowStates, runStates } from '../shared/run-values.ts';
import { previewPaging, previewQuery, RunDigest, runCounts, runFilters } from '../shared/runs.ts';
import { searchText } from '../shared/text.ts';
import { ProductRunChange } from './product-run-changes.ts';
import {
  MAX_CHOSEN_PRODUCTS,
  MAX_PRODUCTS_PER_RUN,
  productRunActions,
  productRunReasons,
  productSkipReasons,
} from './product-run-values.ts';
import { productStates, productTaxes } from './product-values.ts';
import { productFilters } from './products.ts';

const Count = z.int().min(0).max(MAX_PRODUCTS_PER_RUN);

/** The products of a run: those that match all filters, as in the list; empty: all of the merchant's. */
export const ProductRunTarget = z
  .strictObject({
    ...productFilters,
    product_ids: z
      .array(Id)
      .min(1, 'required')
      .max(MAX_CHOSEN_PRODUCTS)
      .optional()
      .describe('Chosen one by one'),
  })
  .meta({
    id: 'ProductRunTarget',
    description: `At most ${MAX_PRODUCTS_PER_RUN} products: all that every part lets through`,
  });

const what = { target: ProductRunTarget, change: ProductRunChange };

export const ProductRunPreviewInput = z
  .strictObject({ ...what, ...previewQuery('products', MAX_PRODUCTS_PER_RUN) })
  .meta({ id: 'ProductRunPreviewInput' });

export const ProductRunInput = z
  .strictObject({
    ...what,
    digest: RunDigest.describe(
      'As the preview said: when by now other products are meant, or something else would become of them, nothing begins (`bulk_targets_changed`)',
    ),
  })
  .meta({ id: 'ProductRunInput' });

const SkipReason = z
  .enum(productSkipReasons)
  .describe(
    '`same`: nothing would change. `archived`: it is sold no more. `beyond_own_points`: it is also sold where the session does not work. `not_sold_there`: not sold at the point of the price. `price_out_of_range`: nothing above 0 would be left, or too much. `day_taken`: that day has a planned price already. `no_point_left`: it would be sold nowhere. `sold_everywhere`: no single point can be taken away. `too_many_points`: more than a product may name',
  );

const product = z.strictObject({ ...NamedReference.shape, article: z.string() });

/** Of a product, what the action is about. */
export const ProductRunValues = z
  .strictObject({
    price: PositiveKopiykas.nullable().describe(
      'Of `change_price`: the base price, or what counts at the point; of a change that is planned, what will count by that day',
    ),
    tax: z.enum(productTaxes).nullable().describe('Of `change_tax`'),
    tax_included: z.boolean().nullable().describe('Of `change_tax`'),
    group: NamedReference.nullable().describe('Of `change_group`; null: also without a group'),
    is_sold_everywhere: z.boolean().nullable().describe('Of `change_points`'),
    points: z
      .array(NamedReference)
      .nullable()
      .describe(
        'Of `change_points`: where it is sold, of the points that the session sees, by name; empty if it is sold everywhere',
      ),
    state: z.enum(productStates).nullable().describe('Of `archive`'),
  })
  .meta({ id: 'ProductRunValues', description: 'What the action is about; the rest is null' });

export const ProductRunPreview = z
  .strictObject({
    previewed_at: Instant,
    digest: RunDigest.describe(
      'Stands for what is agreed to, on whichever page: which products are meant, what each of them is and becomes, and why some would be left out. A run is begun with it',
    ),
    total: Count.describe('Products that are meant'),
    changing: Count.describe('Those of them that would change'),
    left_out: z
      .array(z.strictObject({ reason: SkipReason, count: Count }))
      .describe('The others, by why they would be left out'),
    items: z
      .array(
        z.strictObject({
          product,
          before: ProductRunValues,
          after: ProductRunValues.nullable().describe('Null: it would be left out'),
          reason: SkipReason.nullable().describe('Null: it would change'),
        }),
      )
      .describe('By name'),
    ...previewPaging,
  })
  .meta({ id: 'ProductRunPreview' });

export const ProductRun = z
  .strictObject({
    id: Id,
    change: ProductRunChange,
    point: NamedReference.nullable().describe(
      'The point of `change_price`, as it was called then; null: none',
    ),
    points: z
      .array(NamedReference)
      .describe(
        'The points of `change_points`, by name, as they were called then; of those that the session sees',
      ),
    group: NamedReference.nullable().describe(
      'The group of `change_group`, as it was called then; null: none',
    ),
    state: z.enum(runStates),
    ...runCounts(MAX_PRODUCTS_PER_RUN),
    started_by: PersonReference,
    finished_at: Instant.nullable().describe('Null while it runs'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'ProductRun' });

export const ProductRunPage = pageOf(ProductRun).meta({ id: 'ProductRunPage' });

export const ProductRunQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['created_at', 'total']).describe('Default: -created_at'),
  action: anyOf(z.enum(productRunActions)).optional(),
  ...runFilters('product'),
});

export const ProductRunRow = z
  .strictObject({
    id: Id,
    product,
    before: ProductRunValues.nullable().describe('What it was when it was agreed to'),
    after: ProductRunValues.nullable().describe('What was agreed to; null: the preview left it out'),
    state: z.enum(runRowStates),
    reason: z
      .enum(productRunReasons)
      .nullable()
      .describe(
        'Why nothing was done to it. `conflict`: by its turn it was changed, and something else would have become of it',
      ),
    finished_at: Instant.nullable(),
  })
  .meta({ id: 'ProductRunRow' });

export const ProductRunRowPage = pageOf(ProductRunRow).meta({ id: 'ProductRunRowPage' });

const rowFilters = {
  q: searchText.optional().describe('Part of the name or the code of the product'),
  state: anyOf(z.enum(runRowStates)).optional(),
  reason: anyOf(z.enum(productRunReasons)).optional(),
};

export const ProductRunRowQuery = z.strictObject({ ...pagingQuery, ...rowFilters });
export const ProductRunExportQuery = z.strictObject({ format: z.enum(exportFormats), ...rowFilters });

export type ProductRunTargetFields = z.infer<typeof ProductRunTarget>;
export type ProductRunValuesEntity = z.infer<typeof ProductRunValues>;
export type ProductRunPreviewEntity = z.infer<typeof ProductRunPreview>;
export type ProductRunEntity = z.infer<typeof ProductRun>;
export type ProductRunRowEntity = z.infer<typeof ProductRunRow>;
