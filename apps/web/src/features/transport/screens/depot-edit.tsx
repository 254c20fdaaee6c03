import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useSearchParams } from 'react-router-dom';
import { EntityForm } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { depotEntity } from '../components/depot/depot-entity.ts';
import { depotMessages } from '../messages/depots/catalogue.ts';

/** `/branches/edit`: creates a depot, or edits the one of `?id=`. */
export function DepotEditScreen() {
  const text = useText(depotMessages);
  const [search] = useSearchParams();
  return (
    <EntityForm entity={depotEntity} id={search.get('id')}>
      {(field) => (
        <>
          <FormSection title={text('depot.title')} description={text('form.depotText')}>
            {field('name')}
            {field('city')}
            <FormWide>{field('address')}</FormWide>
          </FormSection>
          <FormSection title={text('form.people')} description={text('form.peopleText')}>
            {field('director')}
            {field('director_phone')}
          </FormSection>
          <FormSection title={text('form.work')} description={text('form.workText')}>
            {field('shift_closing_time')}
          </FormSection>
        </>
      )}
    </EntityForm>
  );
}
