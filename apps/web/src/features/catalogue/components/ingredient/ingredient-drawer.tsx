import { ingredientFields } from '@kasa/contracts/catalogue/ingredient-fields';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { ingredientMessages } from '../../messages/ingredients/catalogue.ts';
import { IngredientUses } from './ingredient-uses.tsx';

/** An ingredient to look at, with what uses it. */
export function IngredientDrawer(props: RowDrawerProps<DataOf<'getIngredient'>>) {
  const text = useText(ingredientMessages);
  const { fact, display } = useFields(ingredientFields);
  return (
    <FactsDrawer
      {...props}
      read="getIngredient"
      title={text('ingredient.title')}
      name={({ name }) => name}
      lost={text('ingredient.lostText')}
      permission="catalog_manage"
      facts={(ingredient) => [
        fact(
          ingredient,
          'stock',
          `${display('stock', ingredient.stock)} ${display('unit', ingredient.unit)}`,
        ),
        fact(ingredient, 'price'),
        fact(ingredient, 'unit'),
        fact(ingredient, 'created_at'),
      ]}
    >
      {({ id }) => <IngredientUses id={id} />}
    </FactsDrawer>
  );
}
