import type { VehicleEntity } from '@kasa/contracts/transport/vehicles';
import { type InspectionDays, inspectionColor } from './inspection.ts';
import { presentNamed } from './named.ts';
import type { VehicleRow } from './vehicle-store.ts';

/** A vehicle on the wire. */
export function presentVehicle(row: VehicleRow, days: InspectionDays): VehicleEntity {
  const { lat, lng } = row;
  return {
    id: row.id,
    branch: { id: row.branch_id, name: row.branch_name },
    route: presentNamed(row.route_id, row.route_name),
    driver: presentNamed(row.driver_id, row.driver_name),
    transport_num: row.transport_num,
    name: row.name,
    mode: row.mode,
    state_number: row.state_number,
    validator: row.validator,
    terminal_num: row.terminal_num,
    geolocation: lat === null || lng === null ? null : { lat, lng, place: row.geo_place },
    route_time: row.route_time,
    drive_time: row.drive_time,
    avg_speed: row.avg_speed,
    passenger_amount: row.passenger_amount,
    payment_cash: row.payment_cash,
    payment_card: row.payment_card,
    beneficiary_count: row.beneficiary_count,
    camera_link: row.camera_link,
    status: row.status,
    status_color: inspectionColor(row.next_to_date, days),
    fontStyle: row.status === 'off_line' ? 'italic' : 'normal',
    next_to_date: row.next_to_date,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
