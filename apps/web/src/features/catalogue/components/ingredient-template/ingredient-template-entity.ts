import { ingredientTemplateFields } from '@kasa/contracts/catalogue/ingredient-fields';
import { IngredientTemplateInput } from '@kasa/contracts/catalogue/ingredient-templates';
import { LayoutTemplate } from 'lucide-react';
import { defineEntity, entityWords } from '#shared/entity/entity.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { ingredientQueryIds } from '../../ingredient-queries.ts';
import { compositionMessages } from '../../messages/compositions/catalogue.ts';

/** Ingredient templates. */
export const ingredientTemplateEntity = defineEntity({
  read: 'getIngredientTemplate',
  create: 'createIngredientTemplate',
  update: 'updateIngredientTemplate',
  input: IngredientTemplateInput,
  fields: ingredientTemplateFields,
  name: ({ name }) => name,
  useWords() {
    const text = useText(compositionMessages);
    return { words: entityWords(text, 'template'), list: text('templates.title') };
  },
  icon: LayoutTemplate,
  permission: 'catalog_manage',
  refreshes: ingredientQueryIds,
  listHref: paths.ingredientTemplates,
  href: ({ id }) => paths.ingredientTemplates({ open: id }),
  editHref: (to) => (to ? paths.ingredientTemplateEdit(to) : paths.ingredientTemplateCreate()),
});
