import { vehicleFields } from '@kasa/contracts/transport/fields';
import { Status, type StatusTone } from '@kasa/ui/status';
import { CircleParking, CircleSlash, type LucideIcon, Navigation, Wrench } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { Vehicle, VehicleStatus } from '../../model/types.ts';
import { inspectionState } from '../../model/vehicle-status-rules.ts';

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

/** States the inspection warning that colours the row. */
export function InspectionLabel({ vehicle }: { vehicle: Vehicle }) {
  const text = useText(vehicleMessages);
  const format = useFormat();
  const state = inspectionState(vehicle);
  if (state === null) return null;
  return state === 'overdue' ? (
    <Status tone="danger">{text('inspection.overdue')}</Status>
  ) : (
    <Status tone="warning">{text('inspection.due', { date: format.day(vehicle.next_to_date) })}</Status>
  );
}
