import { EntityDrawer } from '#shared/entity/entity-drawer.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import { vehicleEntity } from './vehicle-entity.ts';
import { VehicleParts } from './vehicle-parts.tsx';

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
      {({ latest, ...fields }) => (
        <VehicleParts {...fields} routeReason={latest.driver ? text('form.routeOnShift') : undefined} />
      )}
    </EntityDrawer>
  );
}
