import { ingredientFields } from '@kasa/contracts/catalogue/ingredient-fields';
import { IngredientInput } from '@kasa/contracts/catalogue/ingredients';
import { Wheat } from 'lucide-react';
import { defineEntity, entityWords } from '#shared/entity/entity.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { ingredientQueryIds } from '../../ingredient-queries.ts';
import { ingredientMessages } from '../../messages/ingredients/catalogue.ts';

/** Ingredients. */
export const ingredientEntity = defineEntity({
  read: 'getIngredient',
  create: 'createIngredient',
  update: 'updateIngredient',
  input: IngredientInput,
  fields: ingredientFields,
  // Sales take of it while a form is open.
  moving: ['stock'],
  name: ({ name }) => name,
  useWords() {
    const text = useText(ingredientMessages);
    return { words: entityWords(text, 'ingredient'), list: text('ingredients.title') };
  },
  icon: Wheat,
  permission: 'catalog_manage',
  refreshes: ingredientQueryIds,
  listHref: paths.ingredients,
  href: ({ id }) => paths.ingredients({ open: id }),
  editHref: (to) => (to ? paths.ingredientEdit(to) : paths.ingredientCreate()),
});
