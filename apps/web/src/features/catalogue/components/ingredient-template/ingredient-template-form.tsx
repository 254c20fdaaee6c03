import { ingredientTemplateFields } from '@kasa/contracts/catalogue/ingredient-fields';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { EntityForm } from '#shared/entity/entity-form.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useObject } from '#shared/query/use-object.ts';
import { compositionMessages } from '../../messages/compositions/catalogue.ts';
import type { LinesForm } from '../../model/composition-form.ts';
import { CompositionLinesField } from '../composition/composition-lines-field.tsx';
import { ingredientTemplateEntity } from './ingredient-template-entity.ts';

/** The form of an ingredient template. @param id null: a new one */
export function IngredientTemplateForm({ id }: { id: string | null }) {
  const text = useText(compositionMessages);
  const { label } = useFields(ingredientTemplateFields);
  const { query } = useObject('getIngredientTemplate', id ?? '');
  return (
    <EntityForm entity={ingredientTemplateEntity} id={id}>
      {(field, form) => (
        <>
          <FormSection title={text('template.title')}>
            <FormWide>{field('name')}</FormWide>
          </FormSection>
          <FormSection title={label('lines')} description={text('template.linesText')}>
            <FormWide>
              <CompositionLinesField form={form as unknown as LinesForm} known={query.data?.lines ?? []} />
            </FormWide>
          </FormSection>
        </>
      )}
    </EntityForm>
  );
}
