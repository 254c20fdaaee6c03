/** Prices by point, and what becomes of them. */
import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Day, Instant } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, NamedReference, Version, versionAndTimestamps } from '../shared/ids.ts';
import { KopiykasSum, PositiveKopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { priceChangeStates, productUnits } from './product-values.ts';
import { Product, productFilters } from './products.ts';

/** Furthest day that a change of price is planned for, days from today. */
export const MAX_PLANNED_DAYS = 366;

/** A change of a product's price: one that was made, or one that is planned. */
export const PriceChange = z
  .strictObject({
    id: Id,
    product: z.strictObject({ ...NamedReference.shape, article: z.string() }),
    point: NamedReference.nullable().describe('Null: the base price, of all points without one of their own'),
    price_before: PositiveKopiykas.nullable().describe(
      'What it took the place of; null: nothing was there, or the change was not made',
    ),
    price: PositiveKopiykas.nullable().describe('Null: the base price counts again at the point'),
    effective_on: Day.describe('From the beginning of this day'),
    state: z.enum(priceChangeStates),
    applied_at: Instant.nullable().describe('Null: it was not made'),
    created_by: z.string().nullable().describe('Who made or planned it, by name; null: nobody in particular'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'PriceChange' });

export const PriceChangePage = pageOf(PriceChange).meta({ id: 'PriceChangePage' });

export const PriceChangeQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['effective_on', 'created_at']).describe('Default: created_at, latest first'),
  product_id: Id.optional(),
  point_id: anyOf(Id).optional().describe('Of the price of these points, without the base price'),
  state: anyOf(z.enum(priceChangeStates)).optional(),
  effective_on_from: Day.optional(),
  effective_on_to: Day.optional(),
});

/** The prices of a product. */
export const ProductPrices = z
  .strictObject({
    product: Product,
    own: z
      .array(z.strictObject({ point: NamedReference, price: PositiveKopiykas }))
      .describe('Points with a price of their own, of those that the session sees, by name'),
  })
  .meta({ id: 'ProductPrices' });

export const PriceChangeInput = z
  .strictObject({
    point_id: Id.nullable().describe(
      'A point where it is sold (rule not_sold_there); null: the base price, which whoever is limited to points changes of their own products only',
    ),
    price: PositiveKopiykas.nullable().describe(
      'Null: the base price counts again at the point; never without a point (rule base_price_needed)',
    ),
    effective_on: Day.nullable().describe(
      `Null: at once; else a day after today (rule day_not_future), at most ${MAX_PLANNED_DAYS} days ahead (rule day_too_far); one plan for a day (rule taken)`,
    ),
    version: Version.describe('Of the product'),
  })
  .refine(({ point_id, price }) => point_id !== null || price !== null, {
    path: ['price'],
    error: 'base_price_needed',
  })
  .meta({ id: 'PriceChangeInput' });

export type PriceChangeEntity = z.infer<typeof PriceChange>;
export type PriceChangeFields = z.infer<typeof PriceChangeInput>;

export const examplePriceChange: PriceChangeEntity = {
  id: exampleIds.priceChange,
  product: { id: exampleIds.product, name: 'Кава мелена «Львівська», 225 г', article: '100109' },
  ...{ point: null, price_before: 15_900, price: 16_900, effective_on: '2026-10-05', state: 'applied' },
  ...{ applied_at: '2026-10-05T07:00:00.000Z', created_by: 'Коваль Олена Петрівна' },
  ...{ version: 1, created_at: '2026-10-05T07:00:00.000Z', updated_at: '2026-10-05T07:00:00.000Z' },
};

/** Price tags that are answered at most. */
export const MAX_PRICE_TAGS = 500;

/** What stands on price tags. */
export const PriceTags = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          ...NamedReference.shape,
          article: z.string(),
          unit: z.enum(productUnits),
          price: PositiveKopiykas.describe('The price that counts at the point; without one the base price'),
          price_paid: KopiykasSum.describe('With the taxes that the price does not hold'),
          barcode: z.string().nullable(),
        }),
      )
      .max(MAX_PRICE_TAGS)
      .describe('By name'),
    is_capped: z.boolean().describe(`True when there are more than ${MAX_PRICE_TAGS}`),
  })
  .meta({ id: 'PriceTags' });

export const PriceTagQuery = z.strictObject({
  ...productFilters,
  point_id: Id.optional().describe('Whose prices; only what is sold there'),
  product_id: anyOf(Id).optional(),
});
