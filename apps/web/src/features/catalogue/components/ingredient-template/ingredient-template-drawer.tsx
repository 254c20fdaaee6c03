import { ingredientTemplateFields } from '@kasa/contracts/catalogue/ingredient-fields';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { compositionMessages } from '../../messages/compositions/catalogue.ts';
import { CompositionLines } from '../composition/composition-lines.tsx';

/** An ingredient template to look at, with its lines. */
export function IngredientTemplateDrawer(props: RowDrawerProps<DataOf<'getIngredientTemplate'>>) {
  const text = useText(compositionMessages);
  const { fact, label } = useFields(ingredientTemplateFields);
  return (
    <FactsDrawer
      {...props}
      read="getIngredientTemplate"
      title={text('template.title')}
      name={({ name }) => name}
      lost={text('template.lostText')}
      permission="catalog_manage"
      facts={(template) => [fact(template, 'cost'), fact(template, 'created_at')]}
    >
      {({ lines }) => (
        <DrawerSection title={label('lines')}>
          <CompositionLines lines={lines} />
        </DrawerSection>
      )}
    </FactsDrawer>
  );
}
