import type { DriverEntity } from '@kasa/contracts/transport/drivers';
import type { DriverRow } from './driver-store.ts';
import { presentNamed } from './named.ts';

/** A driver on the wire. */
export function presentDriver(row: DriverRow): DriverEntity {
  return {
    id: row.id,
    branch: { id: row.branch_id, name: row.branch_name },
    name: row.name,
    tabulation_number: row.tabulation_number,
    route: presentNamed(row.route_id, row.route_name),
    transport: presentNamed(row.transport_id, row.transport_number),
    transport_number: row.transport_number,
    session_open_time: row.session_open_time,
    phone: row.phone,
    call_message: row.call_message,
    money: row.money,
    add_data: row.add_data,
    avatar: row.avatar,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
