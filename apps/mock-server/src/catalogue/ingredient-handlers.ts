/** Ingredients. */
import type { IngredientChange } from '@kasa/contracts/catalogue/ingredients';
import type { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import type { Db, Row } from '../db/schema.ts';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import type { EntityWrites } from '../http/entity/changes.ts';
import type { RowOf } from '../http/entity/entity.ts';
import {
  createHandler,
  deleteHandler,
  getHandler,
  listHandler,
  updateHandler,
} from '../http/entity/handlers.ts';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { ingredients, ingredientUses, presentIngredient, presentUse } from './ingredient-store.ts';

type Operations = Pick<
  typeof catalogueOperations,
  | 'listIngredients'
  | 'getIngredient'
  | 'createIngredient'
  | 'updateIngredient'
  | 'deleteIngredient'
  | 'listIngredientUses'
>;

/** Whether anything uses a locked ingredient; whoever comes to use it waits for the lock. */
async function isUsed(tx: Db, { id, merchant_id }: Pick<Row<'ingredients'>, 'id' | 'merchant_id'>) {
  const use = tx
    .selectFrom('composition_lines')
    .select('id')
    .where('merchant_id', '=', merchant_id)
    .where('ingredient_id', '=', id);
  return (await use.limit(1).executeTakeFirst()) !== undefined;
}

const ingredientWrites: EntityWrites<'ingredients', RowOf<typeof ingredients>, IngredientChange> = {
  entity: ingredients,
  unique: ['name'],
  columns: (input, before) => ({
    ...input,
    // The row is locked: what was sold while somebody had the form open is in it.
    stock: input.stock ?? before?.stock ?? 0,
    name_key: sortKey(input.name),
    search: searchColumn('ingredients', input.name),
  }),
  async checkUpdate(tx, { language }, before, { unit }) {
    if (unit !== before.unit && (await isUsed(tx, before)))
      throw fieldFailure('validation_failed', language, [{ path: 'unit', rule: 'unit_in_use' }]);
  },
  async checkDelete(tx, _context, before) {
    if (await isUsed(tx, before)) throw new OperationFailure('ingredient_in_use');
  },
};

export const ingredientHandlers: Handlers<Operations> = {
  listIngredients: listHandler(ingredients, presentIngredient),
  getIngredient: getHandler(ingredients, presentIngredient),
  createIngredient: createHandler(ingredientWrites, presentIngredient),
  updateIngredient: updateHandler(ingredientWrites, presentIngredient),
  deleteIngredient: deleteHandler(ingredientWrites),
  async listIngredientUses(context, { params, query }) {
    await ingredients.get(context.db.db, context.session.merchantId, params.id);
    const values = () => ({ ingredient: params.id });
    return listHandler(ingredientUses, presentUse, { values })(context, { query });
  },
};
