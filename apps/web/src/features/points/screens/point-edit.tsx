import { FormSection } from '@kasa/ui/form-section';
import { useSearchParams } from 'react-router-dom';
import { EntityForm } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { pointEntity } from '../components/point/point-entity.ts';
import { pointMessages } from '../messages/points/catalogue.ts';

/** `/points/edit`: a new point; with `?id=` that point is changed. */
export function PointEditScreen() {
  const text = useText(pointMessages);
  const [search] = useSearchParams();
  return (
    <EntityForm entity={pointEntity} id={search.get('id')}>
      {(field) => (
        <FormSection title={text('form.main')}>
          {field('name')}
          {field('city')}
          {field('address')}
        </FormSection>
      )}
    </EntityForm>
  );
}
