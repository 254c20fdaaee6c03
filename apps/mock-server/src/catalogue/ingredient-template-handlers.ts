/** Named compositions to start a product from. */
import type { IngredientTemplateFields } from '@kasa/contracts/catalogue/ingredient-templates';
import type { catalogueOperations } from '@kasa/contracts/catalogue/operations';
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
import type { Handlers } from '../http/request/handler.ts';
import { requireLines } from './composition-lines.ts';
import { deleteLines, writeLines } from './composition-store.ts';
import { ingredientTemplates, presentIngredientTemplate } from './ingredient-template-store.ts';

type Operations = Pick<
  typeof catalogueOperations,
  Extract<keyof typeof catalogueOperations, `${string}IngredientTemplate${string}`>
>;

const writes: EntityWrites<
  'ingredient_templates',
  RowOf<typeof ingredientTemplates>,
  IngredientTemplateFields
> = {
  entity: ingredientTemplates,
  unique: ['name'],
  columns: ({ name }) => ({
    ...{ name, name_key: sortKey(name), search: searchColumn('ingredient_templates', name) },
  }),
  requireReferences: (tx, context, { lines }) => requireLines(tx, context, lines),
  async writeParts(tx, { session: { merchantId } }, id, { lines }) {
    await writeLines(tx, { merchant_id: merchantId, owner_kind: 'template', owner_id: id }, lines);
  },
  async deleteParts(tx, { session: { merchantId } }, { id }) {
    await deleteLines(tx, merchantId, id);
  },
};

export const ingredientTemplateHandlers: Handlers<Operations> = {
  listIngredientTemplates: listHandler(ingredientTemplates, presentIngredientTemplate),
  getIngredientTemplate: getHandler(ingredientTemplates, presentIngredientTemplate),
  createIngredientTemplate: createHandler(writes, presentIngredientTemplate),
  updateIngredientTemplate: updateHandler(writes, presentIngredientTemplate),
  deleteIngredientTemplate: deleteHandler(writes),
};
