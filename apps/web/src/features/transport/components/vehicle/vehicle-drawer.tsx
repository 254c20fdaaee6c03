import { vehicleFields } from '@kasa/contracts/transport/fields';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { Vehicle } from '../../model/types.ts';
import { placeOf, useVehicleFacts, VehicleStatusLabel, vehicleNote } from './vehicle-columns.tsx';

/** A vehicle to look at: where it is, its day, and what it is. */
export function VehicleDrawer(props: RowDrawerProps<Vehicle>) {
  const text = useText(vehicleMessages);
  const format = useFormat();
  const { fact } = useFields(vehicleFields);
  const factsOfDay = useVehicleFacts();
  return (
    <FactsDrawer
      {...props}
      read="getTransport"
      title={text('vehicle.title')}
      name={({ transport_num: number }) => text('form.editTitle', { number })}
      subtitle={(vehicle) => vehicleNote(vehicle, format)}
      status={({ status }) => <VehicleStatusLabel status={status} />}
      lost={text('vehicle.lostText')}
      permission="transport_manage"
      facts={(vehicle) => [
        fact(vehicle, 'route'),
        fact(vehicle, 'driver'),
        { id: 'location', label: text('column.location'), value: placeOf(vehicle) },
        fact(vehicle, 'drive_time'),
        ...factsOfDay(vehicle).filter(({ id }) => id !== 'status'),
        fact(vehicle, 'branch'),
        fact(vehicle, 'mode'),
        fact(vehicle, 'validator'),
        fact(vehicle, 'terminal_num'),
      ]}
    />
  );
}
