/**
 * Row locks for the rules of shifts, held until the transaction ends. The driver is locked first, then vehicles by id,
 * to avoid deadlocks.
 */
import type { Db, Row } from '../db/schema.ts';

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
