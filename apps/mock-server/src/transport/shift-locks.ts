/**
 * The rules of shifts and their row locks, held until the transaction ends. The driver is locked first, then vehicles
 * by id, to avoid deadlocks.
 */
import type { Db, Row } from '../db/schema.ts';
import { OperationFailure } from '../http/request/handler.ts';

export async function lockVehicles(
  tx: Db,
  merchant: string,
  ids: readonly string[],
): Promise<Row<'transports'>[]> {
  const own = tx
    .selectFrom('transports')
    .selectAll()
    .where('id', 'in', ids)
    .where('merchant_id', '=', merchant);
  return own.orderBy('id').forUpdate().execute();
}

/** The driver's open shift; it cannot change while the driver is locked. */
export async function openShiftOf(tx: Db, driverId: string): Promise<Row<'shifts'> | undefined> {
  const open = tx.selectFrom('shifts').selectAll().where('closed_at', 'is', null);
  return open.where('driver_id', '=', driverId).executeTakeFirst();
}

/** The driver on shift on a vehicle; it cannot change while the vehicle is locked. */
export async function driverOnVehicle(
  tx: Db,
  transportId: string,
): Promise<{ id: string; name: string } | undefined> {
  const open = tx.selectFrom('shifts').innerJoin('drivers', 'drivers.id', 'shifts.driver_id');
  return open
    .select(['drivers.id', 'drivers.name'])
    .where('shifts.transport_id', '=', transportId)
    .where('shifts.closed_at', 'is', null)
    .executeTakeFirst();
}

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
