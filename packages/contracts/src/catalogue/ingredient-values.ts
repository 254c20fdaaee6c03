/** What ingredients and compositions are measured in. Without zod. */

/** Units of ingredients, all of them units of products, too. */
export const ingredientUnits = ['kg', 'g', 'l', 'ml', 'piece', 'pack', 'portion'] as const;
export type IngredientUnit = (typeof ingredientUnits)[number];

/** Quantities are whole thousandths of a unit: 1250 is 1,25 kg. */
export const THOUSANDTHS = 1_000;

/** Largest stock, thousandths: a billion units. */
export const MAX_STOCK = 1_000_000_000_000;

/** Largest quantity of a line of a composition, thousandths: a million units. */
export const MAX_QUANTITY = 1_000_000_000;

/** Largest loss, basis points: of what is taken something is always left. */
export const MAX_LOSS = 9_999;

/** Largest cost that is told, kopiykas: what an amount may be. */
export const MAX_COST = 1_000_000_000_000;

/** Lines of a composition at most. */
export const MAX_COMPOSITION_LINES = 100;

export const lineKinds = ['ingredient', 'product'] as const;
export type LineKind = (typeof lineKinds)[number];
