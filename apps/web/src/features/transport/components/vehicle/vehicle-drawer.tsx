import { EntityDrawer } from '#shared/entity/entity-drawer.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import { PlateField } from './plate-field.tsx';
import { vehicleEntity } from './vehicle-entity.ts';

/** Form of a vehicle beside the list. */
export function VehicleDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText(vehicleMessages);
  return (
    <EntityDrawer
      entity={vehicleEntity}
      id={id}
      param="vehicle"
      title={({ transport_num }) => text('form.editTitle', { number: transport_num })}
      subtitle={({ name }) => name}
      onClose={onClose}
    >
      {({ field, form, latest }) => (
        <>
          {field('transport_num')}
          {field('name')}
          {field('mode')}
          <PlateField form={form}>{field('state_number', { isRequired: true })}</PlateField>
          {field('branch_id')}
          {field('route_id', {
            placeholder: text('form.noRoute'),
            disabledReason: latest.driver ? text('form.routeOnShift') : undefined,
          })}
          {field('next_to_date')}
          {field('validator')}
          {field('terminal_num')}
          {field('camera_link')}
        </>
      )}
    </EntityDrawer>
  );
}
