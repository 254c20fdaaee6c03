/** What a run does to each of its products. */
import { z } from 'zod';
import { Day } from '../shared/dates.ts';
import { Id } from '../shared/ids.ts';
import { KopiykasDifference } from '../shared/money-schema.ts';
import { MAX_PLANNED_DAYS } from './prices.ts';
import { MAX_PRICE_PERCENT, MIN_PRICE_PERCENT, pointModes, priceRoundings } from './product-run-values.ts';
import { MAX_PRODUCT_POINTS, Product } from './products.ts';

const ruledPrice = z.object({ percent: z.int().nullable(), amount: z.int().nullable() });
const ruledPoints = z.object({
  mode: z.enum(pointModes),
  is_sold_everywhere: z.boolean(),
  point_ids: z.array(z.unknown()),
});
/** Runs even if other fields are invalid, so all errors are reported together. */
const whenKnown = (ruled: z.ZodType) => ({
  when: ({ value }: { value: unknown }) => ruled.safeParse(value).success,
});

const ChangePrice = z
  .strictObject({
    action: z.literal('change_price'),
    percent: z
      .int()
      .min(MIN_PRICE_PERCENT)
      .max(MAX_PRICE_PERCENT)
      .nullable()
      .describe(
        'Of the price, in hundredths of a per cent: 500 is 5 % more, -500 is 5 % less; half a kopiyka goes up. Of a change that is planned, the price is what will count by that day, with what is planned before it. Null: by `amount`. One of the two is given (rule percent_or_amount), and is not 0 (rule not_zero)',
      ),
    amount: KopiykasDifference.nullable().describe('Kopiykas more, or, negative, less. Null: by `percent`'),
    rounding: z
      .enum(priceRoundings)
      .describe(
        '`none`: to the kopiyka. `to_50`: to the nearest 50 kopiykas. `to_9`: to the nearest price that ends in 9 hryvnias without kopiykas (19, 29, 149), below 10 hryvnias in 90 kopiykas (4,90). Of two as near the higher one; never to 0, nor below the price when it is raised, nor above it when it is lowered: then it stays',
      ),
    point_id: Id.nullable().describe(
      'Null: the base price; else the price at this point, which begins with what counts there by then',
    ),
    effective_on: Day.nullable().describe(
      `Null: at once; else planned for a day after today (rule day_not_future), at most ${MAX_PLANNED_DAYS} days ahead (rule day_too_far)`,
    ),
  })
  .refine(({ percent, amount }) => (percent === null) !== (amount === null), {
    ...{ path: ['percent'], error: 'percent_or_amount', ...whenKnown(ruledPrice) },
  })
  .refine(({ percent }) => percent !== 0, {
    ...{ path: ['percent'], error: 'not_zero', ...whenKnown(ruledPrice) },
  })
  .refine(({ amount }) => amount !== 0, {
    ...{ path: ['amount'], error: 'not_zero', ...whenKnown(ruledPrice) },
  })
  .meta({ id: 'ProductPriceStep' });

const { tax, tax_included } = Product.shape;
const ChangeTax = z
  .strictObject({ action: z.literal('change_tax'), tax, tax_included })
  .meta({ id: 'ProductTaxStep' });

const ChangePoints = z
  .strictObject({
    action: z.literal('change_points'),
    mode: z
      .enum(pointModes)
      .describe(
        '`add`: sold at these points, too. `remove`: sold there no more, with what their prices were. `set`: sold at these points alone, or everywhere; prices of other points go. Base prices that were planned by people who work at some of the points alone become planned prices of the points where it was sold',
      ),
    is_sold_everywhere: z
      .boolean()
      .describe('With `set` only (rule invalid): at all points, also those to come'),
    point_ids: z
      .array(Id)
      .max(MAX_PRODUCT_POINTS)
      .refine((ids) => new Set(ids).size === ids.length, 'invalid')
      .describe('One at least (rule product_point_needed), none with everywhere (rule points_not_used)'),
  })
  .refine(({ mode, is_sold_everywhere }) => mode === 'set' || !is_sold_everywhere, {
    ...{ path: ['is_sold_everywhere'], error: 'invalid', ...whenKnown(ruledPoints) },
  })
  .refine(({ is_sold_everywhere, point_ids }) => is_sold_everywhere || point_ids.length > 0, {
    ...{ path: ['point_ids'], error: 'product_point_needed', ...whenKnown(ruledPoints) },
  })
  .refine(({ is_sold_everywhere, point_ids }) => !is_sold_everywhere || point_ids.length === 0, {
    ...{ path: ['point_ids'], error: 'points_not_used', ...whenKnown(ruledPoints) },
  })
  .meta({ id: 'ProductPointsStep' });

const ChangeGroup = z
  .strictObject({
    action: z.literal('change_group'),
    group_id: Id.nullable().describe('Null: without a group'),
  })
  .meta({ id: 'ProductGroupStep' });

const Archive = z.strictObject({ action: z.literal('archive') }).meta({ id: 'ProductArchiveStep' });

export const ProductRunChange = z
  .discriminatedUnion('action', [ChangePrice, ChangeTax, ChangePoints, ChangeGroup, Archive])
  .meta({ id: 'ProductRunChange' });

export type ProductRunChangeFields = z.infer<typeof ProductRunChange>;
/** One of them. */
export type ProductStep<Action extends ProductRunChangeFields['action']> = Extract<
  ProductRunChangeFields,
  { action: Action }
>;
