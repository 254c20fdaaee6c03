import { FormSection } from '@kasa/ui/form-section';
import { EntityCreateForm } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useInitialDepotAndRoute } from '../components/use-initial-depot-and-route.ts';
import { vehicleEntity } from '../components/vehicle/vehicle-entity.ts';
import { VehiclePart, vehicleParts } from '../components/vehicle/vehicle-parts.tsx';
import { vehicleMessages } from '../messages/vehicles/catalogue.ts';

/** `/Transports/Create`: creates a vehicle; `?branch_id=` and `?route_id=` prefill the form. */
export function VehicleCreateScreen() {
  const text = useText(vehicleMessages);
  return (
    <EntityCreateForm entity={vehicleEntity} initial={useInitialDepotAndRoute()}>
      {(field, form) =>
        vehicleParts.map((part) => (
          <FormSection key={part} title={text(`form.${part}`)} description={text(`form.${part}Text`)}>
            <VehiclePart part={part} field={field} form={form} />
          </FormSection>
        ))
      }
    </EntityCreateForm>
  );
}
