import { vehicleFields } from '@kasa/contracts/transport/fields';
import type { KeyValueItem } from '@kasa/ui/key-value';
import { Status, type StatusTone } from '@kasa/ui/status';
import { CircleParking, CircleSlash, ExternalLink, type LucideIcon, Navigation, Wrench } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { type Format, NO_VALUE } from '#shared/i18n/format.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { NameCell } from '#shared/table/name-cell.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { Vehicle, VehicleStatus } from '../../model/types.ts';

/**
 * Columns of vehicles (spec §2), with its exact Ukrainian words and in its order.
 * @param hasRoute adds the leading column Маршрут; not for a single route
 */
export function useVehicleColumns({ hasRoute }: { hasRoute: boolean }): ListColumn<Vehicle>[] {
  const text = useText(vehicleMessages);
  const format = useFormat();
  const { column } = useFields(vehicleFields);
  const route = column<Vehicle>('route', { isHideable: false, cardSlot: 'secondary', width: 140 });
  return [
    ...(hasRoute ? [route] : []),
    column('transport_num', {
      header: text('column.transport'),
      cell: (vehicle) => <VehicleName vehicle={vehicle} format={format} />,
      isSortable: true,
      isHideable: false,
      cardSlot: 'title',
      width: 290,
    }),
    column('driver', { width: 210, dropPriority: 2 }),
    {
      id: 'location',
      header: text('column.location'),
      cell: (vehicle) => <Location vehicle={vehicle} />,
      isHideable: true,
      cardSlot: 'status',
      width: 260,
    },
    column('drive_time', { header: text('column.driveTime'), isSortable: true, width: 105, dropPriority: 1 }),
  ];
}

/** Facts of an expanded row (spec §2), with its exact Ukrainian words and in its order. */
export function useVehicleFacts(): (vehicle: Vehicle) => readonly KeyValueItem[] {
  const text = useText(vehicleMessages);
  const format = useFormat();
  const { fact } = useFields(vehicleFields);
  return (vehicle) => [
    fact(vehicle, 'avg_speed'),
    fact(vehicle, 'passenger_amount'),
    fact(vehicle, 'payment_cash'),
    fact(vehicle, 'payment_card'),
    fact(vehicle, 'beneficiary_count'),
    { id: 'camera', label: text('facts.camera'), value: <CameraLink href={vehicle.camera_link} /> },
    { id: 'created', label: text('facts.createdAt'), value: format.dateTime(vehicle.created_at) },
    fact(vehicle, 'status', <VehicleStatusLabel status={vehicle.status} />),
    fact(
      vehicle,
      'next_to_date',
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {format.day(vehicle.next_to_date)}
        <InspectionStatus of={vehicle} due={text('inspection.soon')} />
      </span>,
    ),
  ];
}

/** "ВС 1201 АА · Електрон А18501" */
export const vehicleNote = ({ state_number, name }: Vehicle, format: Format): string =>
  [state_number && format.plate(state_number), name].filter(Boolean).join(' · ');

/** Where it is now; null: not known. */
export const placeOf = ({ geolocation }: Vehicle): string | null =>
  geolocation && (geolocation.place ?? `${geolocation.lat}, ${geolocation.lng}`);

function VehicleName({ vehicle, format }: { vehicle: Vehicle; format: Format }) {
  const text = useText(vehicleMessages);
  const { transport_num, next_to_date } = vehicle;
  return (
    <NameCell
      name={transport_num}
      end={<InspectionStatus of={vehicle} due={text('inspection.due', { date: format.day(next_to_date) })} />}
      note={vehicleNote(vehicle, format)}
    />
  );
}

function Location({ vehicle }: { vehicle: Vehicle }) {
  return (
    <span className="flex items-center gap-x-2">
      <VehicleStatusLabel status={vehicle.status} />
      <span className="truncate max-md:in-data-[slot=status]:hidden">{placeOf(vehicle) ?? NO_VALUE}</span>
    </span>
  );
}

/** Opens the camera in a new tab without `opener`. Only https links are rendered. */
function CameraLink({ href }: { href: string | null }) {
  const text = useText(vehicleMessages);
  if (!href?.startsWith('https://')) return text('facts.noCamera');
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-1.5 rounded-sm text-accent-text underline underline-offset-2 hover:no-underline"
    >
      {text('facts.cameraOpen')}
      <ExternalLink size={14} aria-hidden />
      <span className="sr-only">({text('facts.newTab')})</span>
    </a>
  );
}

/** The warning that colours the row. */
function InspectionStatus({ of: { status_color: tone }, due }: { of: Vehicle; due: string }) {
  const text = useText(vehicleMessages);
  if (tone !== 'danger' && tone !== 'warning') return null;
  return <Status tone={tone}>{tone === 'danger' ? text('inspection.overdue') : due}</Status>;
}

const looks: Readonly<Record<VehicleStatus, { tone: StatusTone; icon: LucideIcon }>> = {
  on_route: { tone: 'positive', icon: Navigation },
  parked: { tone: 'neutral', icon: CircleParking },
  maintenance: { tone: 'warning', icon: Wrench },
  off_line: { tone: 'neutral', icon: CircleSlash },
};

export function VehicleStatusLabel({ status }: { status: VehicleStatus }) {
  const { display } = useFields(vehicleFields);
  return <Status {...looks[status]}>{display('status', status)}</Status>;
}
