/** Values of runs over products; without zod, for server and web. */
import { runReasons } from '../shared/run-values.ts';

/** What is done to each of the products. */
export const productRunActions = [
  'change_price',
  'change_tax',
  'change_points',
  'change_group',
  'archive',
] as const;

/** `to_50`: to 50 kopiykas; `to_9`: to hryvnias that end in 9, small prices to 90 kopiykas. */
export const priceRoundings = ['none', 'to_50', 'to_9'] as const;

/** `add`: at these points, too; `remove`: at these no more; `set`: at these alone. */
export const pointModes = ['add', 'remove', 'set'] as const;

/** Why the preview leaves a product out. */
export const productSkipReasons = [
  'same',
  'archived',
  'beyond_own_points',
  'not_sold_there',
  'price_out_of_range',
  'day_taken',
  'no_point_left',
  'sold_everywhere',
  'too_many_points',
] as const;

/** Why nothing was done to a product. `conflict`: by its turn something else would have become of it. */
export const productRunReasons = [...productSkipReasons, ...runReasons] as const;

export type ProductRunAction = (typeof productRunActions)[number];
export type PriceRounding = (typeof priceRoundings)[number];
export type PointMode = (typeof pointModes)[number];
export type ProductSkipReason = (typeof productSkipReasons)[number];
export type ProductRunReason = (typeof productRunReasons)[number];

/** Basis points that prices are lowered by at most: something is left. */
export const MIN_PRICE_PERCENT = -9_999;
/** Basis points that prices are raised by at most: to eleven times. */
export const MAX_PRICE_PERCENT = 100_000;

/** Kopiykas: `MAX_KOPIYKAS`, without zod. */
export const MAX_PRICE = 1_000_000_000_000;

/** Products that are chosen one by one. */
export const MAX_CHOSEN_PRODUCTS = 1_000;
/** Products per run. */
export const MAX_PRODUCTS_PER_RUN = 20_000;
