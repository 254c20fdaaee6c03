import { EntityCreateForm } from '#shared/entity/entity-form.tsx';
import { useInitialDepotAndRoute } from '../components/transport-selects.tsx';
import { VehicleParts, vehicleEntity } from '../components/vehicle/vehicle-form.tsx';

/** `/Transports/Create`: creates a vehicle; `?branch_id=` and `?route_id=` prefill the form. */
export function VehicleCreateScreen() {
  return (
    <EntityCreateForm entity={vehicleEntity} initial={useInitialDepotAndRoute()}>
      {(field, form) => <VehicleParts field={field} form={form} hasHeads />}
    </EntityCreateForm>
  );
}
