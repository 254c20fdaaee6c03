import { objectChoices } from '#shared/choices/object-choices.ts';
import { createObjectSelect } from '#shared/forms/object-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { compositionMessages } from '../../messages/compositions/catalogue.ts';
import { ingredientChoices } from '../ingredient/ingredient-choices.ts';

/** The choice of an ingredient in a line. */
export const { FormSelect: FormIngredient } = createObjectSelect(ingredientChoices, () => {
  const text = useText(compositionMessages);
  return { search: text('line.searchIngredient'), none: text('line.noIngredients') };
});

const partChoices = objectChoices({
  list: 'listProducts',
  read: 'getProduct',
  useItem:
    () =>
    ({ id, name, article }) => ({ id, label: name, description: article }),
});

/** The choice of a product in a line. */
export const { FormSelect: FormPart } = createObjectSelect(partChoices, () => ({
  search: useText(compositionMessages)('line.searchProduct'),
}));

const templateChoices = objectChoices({
  list: 'listIngredientTemplates',
  read: 'getIngredientTemplate',
  useItem:
    () =>
    ({ id, name, lines }) => ({ id, label: name, description: lines.map((line) => line.name).join(', ') }),
});

/** The choice of a template to start from. */
export const { Select: IngredientTemplateSelect } = createObjectSelect(templateChoices, () => ({
  search: useText(compositionMessages)('line.searchTemplate'),
}));
