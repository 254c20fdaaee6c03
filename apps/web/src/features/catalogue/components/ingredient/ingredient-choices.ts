import { ingredientFields } from '@kasa/contracts/catalogue/ingredient-fields';
import { objectChoices } from '#shared/choices/object-choices.ts';
import { useFields } from '#shared/fields/use-fields.tsx';

export const ingredientChoices = objectChoices({
  list: 'listIngredients',
  read: 'getIngredient',
  useItem() {
    const { display } = useFields(ingredientFields);
    return ({ id, name, unit, price }) => ({
      id,
      label: name,
      description: `${display('price', price)} / ${display('unit', unit)}`,
    });
  },
});
