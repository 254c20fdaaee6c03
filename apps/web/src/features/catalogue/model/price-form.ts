import { Day } from '@kasa/contracts/shared/dates';
import { PositiveKopiykas } from '@kasa/contracts/shared/money-schema';
import { z } from 'zod';
import type { DataOf } from '#shared/query/operations.ts';

export type Prices = DataOf<'getProductPrices'>;

/** Stands for the base price among the points. */
export const BASE = 'base';

/** A change of price as its dialog holds it. */
export const PriceForm = z
  .strictObject({
    point_id: z.string().min(1, 'required'),
    price: PositiveKopiykas.nullable(),
    is_like_base: z.boolean(),
    when: z.enum(['now', 'later']),
    effective_on: Day.nullable(),
  })
  .refine(({ price, is_like_base }) => is_like_base || price !== null, { path: ['price'], error: 'required' })
  .refine(({ when, effective_on }) => when === 'now' || effective_on !== null, {
    ...{ path: ['effective_on'], error: 'required' },
  });

export type PriceValues = z.input<typeof PriceForm>;

/** What is sent, apart from the version. */
export const priceBody = ({ point_id, price, is_like_base, when, effective_on }: PriceValues) => ({
  point_id: point_id === BASE ? null : point_id,
  price: is_like_base ? null : price,
  effective_on: when === 'now' ? null : effective_on,
});
