import type { KeyValueItem } from '@kasa/ui/key-value';
import { Status } from '@kasa/ui/status';
import { ExternalLink } from 'lucide-react';
import type { Text } from '#shared/i18n/catalogue.ts';
import type { Format } from '#shared/i18n/format.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { VehiclesId } from '../../messages/vehicles/uk.ts';
import type { Vehicle } from '../../model/types.ts';
import { inspectionState } from '../../model/vehicle-status-rules.ts';
import { VehicleStatusLabel } from './vehicle-status-label.tsx';

/** Facts of an expanded row: the nine fields of spec §2, in its order. */
export const vehicleFacts = (
  vehicle: Vehicle,
  text: Text<VehiclesId>,
  format: Format,
): readonly KeyValueItem[] => [
  { id: 'speed', label: text('facts.avgSpeed'), value: format.speed(vehicle.avg_speed) },
  { id: 'passengers', label: text('facts.passengers'), value: format.number(vehicle.passenger_amount) },
  { id: 'cash', label: text('facts.cash'), value: format.money(vehicle.payment_cash) },
  { id: 'card', label: text('facts.card'), value: format.money(vehicle.payment_card) },
  {
    id: 'beneficiaries',
    label: text('facts.beneficiaries'),
    value: format.number(vehicle.beneficiary_count),
  },
  { id: 'camera', label: text('facts.camera'), value: <CameraLink href={vehicle.camera_link} /> },
  { id: 'created', label: text('facts.createdAt'), value: format.dateTime(vehicle.created_at) },
  { id: 'status', label: text('facts.status'), value: <VehicleStatusLabel status={vehicle.status} /> },
  { id: 'inspection', label: text('facts.nextInspection'), value: <NextInspection vehicle={vehicle} /> },
];

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

function NextInspection({ vehicle }: { vehicle: Vehicle }) {
  const text = useText(vehicleMessages);
  const format = useFormat();
  const state = inspectionState(vehicle);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {format.day(vehicle.next_to_date)}
      {state === 'overdue' ? <Status tone="danger">{text('inspection.overdue')}</Status> : null}
      {state === 'due' ? <Status tone="warning">{text('inspection.soon')}</Status> : null}
    </span>
  );
}
