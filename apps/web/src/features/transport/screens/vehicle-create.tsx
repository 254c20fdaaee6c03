import { EntityCreateForm } from '#shared/entity/entity-form.tsx';
import { useInitialDepotAndRoute } from '../components/use-initial-depot-and-route.ts';
import { vehicleEntity } from '../components/vehicle/vehicle-entity.ts';
import { VehicleParts } from '../components/vehicle/vehicle-parts.tsx';

/** `/Transports/Create`: creates a vehicle; `?branch_id=` and `?route_id=` prefill the form. */
export function VehicleCreateScreen() {
  return (
    <EntityCreateForm entity={vehicleEntity} initial={useInitialDepotAndRoute()}>
      {(field, form) => <VehicleParts field={field} form={form} hasHeads />}
    </EntityCreateForm>
  );
}
