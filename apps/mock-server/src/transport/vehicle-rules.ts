import type { Db, Row } from '../db/schema.ts';
import { OperationFailure } from '../http/request/handler.ts';
import { driverOnVehicle } from './shift-locks.ts';

/**
 * @param vehicle locked
 * @param today in Kyiv
 * @throws OperationFailure `transport_busy`, `transport_unavailable`, `inspection_overdue`
 */
export async function requireFitForRoute(tx: Db, vehicle: Row<'transports'>, today: string): Promise<void> {
  const busyWith = await driverOnVehicle(tx, vehicle.id);
  if (busyWith !== undefined) throw new OperationFailure('transport_busy', { busy_with: busyWith });
  if (vehicle.status !== 'parked') throw new OperationFailure('transport_unavailable');
  requireInspected(vehicle, today);
}

/** @throws OperationFailure `inspection_overdue`; the date itself is still valid */
export function requireInspected(vehicle: Row<'transports'>, today: string): void {
  const { next_to_date } = vehicle;
  if (next_to_date < today) throw new OperationFailure('inspection_overdue', { next_to_date });
}
