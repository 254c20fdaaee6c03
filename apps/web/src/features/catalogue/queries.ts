import type { QueryId } from '#shared/query/operations.ts';

/** What a change of a product or its prices touches: groups say how many they hold, costs what is left of a price. */
export const productQueryIds = [
  ...(['listProducts', 'getProduct', 'getProductPrices', 'listPriceChanges'] as const),
  ...(['listProductGroups', 'getProductGroup', 'getProductComposition', 'listPriceTags'] as const),
] as const satisfies readonly QueryId[];
