import type { Text } from '#shared/i18n/catalogue.ts';
import { type Format, NO_VALUE } from '#shared/i18n/format.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import type { VehiclesId } from '../../messages/vehicles/uk.ts';
import type { Vehicle } from '../../model/types.ts';
import { InspectionLabel, VehicleStatusLabel } from './vehicle-status-label.tsx';

/**
 * Columns of vehicles (spec §2), with the spec's exact Ukrainian headers.
 * @param hasRoute adds the leading column Маршрут; not for a single route
 */
export function vehicleColumns(
  text: Text<VehiclesId>,
  format: Format,
  { hasRoute }: { hasRoute: boolean },
): ListColumn<Vehicle>[] {
  const route: ListColumn<Vehicle> = {
    id: 'route',
    header: text('column.route'),
    cell: ({ route }) => route?.name ?? NO_VALUE,
    cardSlot: 'secondary',
    width: 140,
  };
  return [
    ...(hasRoute ? [route] : []),
    {
      id: 'transport_num',
      header: text('column.transport'),
      cell: (vehicle) => <VehicleName vehicle={vehicle} format={format} />,
      isSortable: true,
      cardSlot: 'title',
      width: 230,
    },
    {
      id: 'driver',
      header: text('column.driver'),
      cell: ({ driver }) => driver?.name ?? NO_VALUE,
      isHideable: true,
      width: 210,
      yields: 2,
    },
    {
      id: 'location',
      header: text('column.location'),
      cell: (vehicle) => <Location vehicle={vehicle} />,
      isHideable: true,
      width: 194,
    },
    {
      id: 'drive_time',
      header: text('column.driveTime'),
      cell: ({ drive_time }) => format.minutes(drive_time),
      align: 'end',
      isSortable: true,
      isHideable: true,
      width: 105,
      yields: 1,
    },
  ];
}

function VehicleName({ vehicle, format }: { vehicle: Vehicle; format: Format }) {
  const known = [vehicle.state_number && format.plate(vehicle.state_number), vehicle.name];
  return (
    <>
      <span className="flex items-center gap-x-2">
        <span className="font-semibold tabular-nums">{vehicle.transport_num}</span>
        <InspectionLabel vehicle={vehicle} />
      </span>
      <span className="block truncate text-[13px] text-text-muted leading-4">
        {known.filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

function Location({ vehicle: { geolocation, status } }: { vehicle: Vehicle }) {
  const place = geolocation?.place ?? (geolocation && `${geolocation.lat}, ${geolocation.lng}`);
  return (
    <>
      <span className="block truncate">{place ?? NO_VALUE}</span>
      <span className="flex h-4 items-center max-md:justify-end">
        <VehicleStatusLabel status={status} />
      </span>
    </>
  );
}
