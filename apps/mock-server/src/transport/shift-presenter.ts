import type { ShiftEntity } from '@kasa/contracts/transport/shifts';
import { presentNamed } from './named.ts';
import type { ShiftChangeRow, ShiftRow } from './shift-store.ts';

/** A shift on the wire. While it is open, the cash expected is what the driver holds now. */
export function presentShift(row: ShiftRow): ShiftEntity {
  return {
    id: row.id,
    driver: { id: row.driver_id, name: row.driver_name },
    transport: { id: row.transport_id, name: row.transport_number },
    route: { id: row.route_id, name: row.route_name },
    status: row.closed_at === null ? 'open' : 'closed',
    opened_at: row.opened_at,
    opened_by: { id: row.opened_by, name: row.opened_by_name },
    closed_at: row.closed_at,
    closed_by: presentNamed(row.closed_by, row.closed_by_name),
    expected_cash: row.expected_cash ?? row.driver_money,
    handed_over_cash: row.handed_over_cash,
    cash_difference: row.cash_difference,
    comment: row.comment,
    changes: row.changes.map(presentChange),
  };
}

function presentChange(row: ShiftChangeRow): ShiftEntity['changes'][number] {
  return {
    at: row.at,
    kind: row.kind,
    from: presentNamed(row.from_id, row.from_name),
    to: { id: row.to_id, name: row.to_name },
    by: { id: row.by_user_id, name: row.by_name },
  };
}
