import { FormSection, FormWide } from '@kasa/ui/form-section';
import { EntityForm } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { ingredientMessages } from '../../messages/ingredients/catalogue.ts';
import { ingredientEntity } from './ingredient-entity.ts';

/** The form of an ingredient. @param id null: a new one */
export function IngredientForm({ id }: { id: string | null }) {
  const text = useText(ingredientMessages);
  return (
    <EntityForm entity={ingredientEntity} id={id}>
      {(field) => (
        <FormSection title={text('ingredient.title')} description={text('form.mainText')}>
          <FormWide>{field('name')}</FormWide>
          {field('unit')}
          {field('price')}
          {field('stock')}
        </FormSection>
      )}
    </EntityForm>
  );
}
