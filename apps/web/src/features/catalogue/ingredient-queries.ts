import type { QueryId } from '#shared/query/operations.ts';

/** What a change of an ingredient touches: costs of what uses it, too. */
export const ingredientQueryIds = [
  ...(['listIngredients', 'getIngredient', 'listIngredientUses'] as const),
  ...(['listIngredientTemplates', 'getIngredientTemplate', 'getProductComposition'] as const),
] as const satisfies readonly QueryId[];

/** What a change of a composition touches: the product has another version. */
export const compositionQueryIds = [
  ...ingredientQueryIds,
  'getProduct',
  'listProducts',
] as const satisfies readonly QueryId[];
