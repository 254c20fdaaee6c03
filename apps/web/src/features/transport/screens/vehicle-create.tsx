import { FormSection } from '@kasa/ui/form-section';
import { EntityCreateForm } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useInitialDepotAndRoute } from '../components/use-initial-depot-and-route.ts';
import { PlateField } from '../components/vehicle/plate-field.tsx';
import { vehicleEntity } from '../components/vehicle/vehicle-entity.ts';
import { vehicleMessages } from '../messages/vehicles/catalogue.ts';

/** `/Transports/Create`: creates a vehicle; `?branch_id=` and `?route_id=` prefill the form. */
export function VehicleCreateScreen() {
  const text = useText(vehicleMessages);
  return (
    <EntityCreateForm entity={vehicleEntity} initial={useInitialDepotAndRoute()}>
      {(field, form) => (
        <>
          <FormSection title={text('form.vehicle')} description={text('form.vehicleText')}>
            {field('transport_num')}
            {field('name')}
            {field('mode')}
            <PlateField form={form}>{field('state_number', { isRequired: true })}</PlateField>
          </FormSection>
          <FormSection title={text('form.place')} description={text('form.placeText')}>
            {field('branch_id')}
            {field('route_id', { placeholder: text('form.noRoute') })}
          </FormSection>
          <FormSection title={text('form.inspection')} description={text('form.inspectionText')}>
            {field('next_to_date')}
          </FormSection>
          <FormSection title={text('form.equipment')} description={text('form.equipmentText')}>
            {field('validator')}
            {field('terminal_num')}
            {field('camera_link')}
          </FormSection>
        </>
      )}
    </EntityCreateForm>
  );
}
