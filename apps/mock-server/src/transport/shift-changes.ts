import type { DriverEntity } from '@kasa/contracts/transport/drivers';
import type { Transaction } from 'kysely';
import { newId, updatedRowColumns } from '../db/row-columns.ts';
import type { Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Journal, journalOf } from '../http/journal/journal.ts';
import type { Context } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { drivers, presentDriver } from './driver-store.ts';
import { requireReferences } from './references.ts';
import { lockVehicles, openShiftOf, requireFitForRoute, requireInspected } from './shift-locks.ts';
import { shiftJournal } from './shift-store.ts';
import { vehicles } from './vehicle-store.ts';

type Tx = Transaction<Schema>;

export async function changeDriverRoute(
  context: Context,
  driverId: string,
  routeId: string,
): Promise<DriverEntity> {
  return changing(context, driverId, { route_id: routeId }, async (tx, shift, now, journal) => {
    if (shift === undefined || shift.route_id === routeId) return;
    const vehicle = await vehicles.lock(tx, context.session.merchantId, shift.transport_id);
    requireInspected(vehicle, context.clock.today());
    await journal.captureBefore(vehicles, vehicle.id);
    await journal.captureBefore(shiftJournal, shift.id);
    const along = { route_id: routeId, ...updatedRowColumns(now) };
    await tx.updateTable('transports').set(along).where('id', '=', vehicle.id).execute();
    await tx.updateTable('shifts').set(along).where('id', '=', shift.id).execute();
    await record(tx, context, shift, { kind: 'route', from_id: shift.route_id, to_id: routeId, at: now });
  });
}

export async function changeDriverVehicle(
  context: Context,
  driverId: string,
  transportId: string,
): Promise<DriverEntity> {
  return changing(context, driverId, { transport_id: transportId }, async (tx, shift, now, journal) => {
    if (shift === undefined || shift.transport_id === transportId) return;
    const { merchantId } = context.session;
    const both = await lockVehicles(tx, merchantId, [shift.transport_id, transportId]);
    const next = requireFound(both.find((vehicle) => vehicle.id === transportId));
    await requireFitForRoute(tx, next, context.clock.today());
    for (const { id } of both) await journal.captureBefore(vehicles, id);
    await journal.captureBefore(shiftJournal, shift.id);
    const parked = { status: 'parked' as const, ...updatedRowColumns(now) };
    await tx.updateTable('transports').set(parked).where('id', '=', shift.transport_id).execute();
    const moving = { status: 'on_route' as const, route_id: shift.route_id, ...updatedRowColumns(now) };
    await tx.updateTable('transports').set(moving).where('id', '=', next.id).execute();
    const moved = { transport_id: next.id, ...updatedRowColumns(now) };
    await tx.updateTable('shifts').set(moved).where('id', '=', shift.id).execute();
    await record(tx, context, shift, {
      kind: 'transport',
      from_id: shift.transport_id,
      to_id: next.id,
      at: now,
    });
  });
}

type Own = { route_id: string } | { transport_id: string };

/** Shared transaction: updates the driver's own route or vehicle; `during` updates the open shift, if any. */
async function changing(
  context: Context,
  driverId: string,
  own: Own,
  during: (tx: Tx, shift: Row<'shifts'> | undefined, now: string, journal: Journal) => Promise<void>,
): Promise<DriverEntity> {
  const { db, session, clock } = context;
  return inTransaction(db.db, async (tx) => {
    const driver = await drivers.lock(tx, session.merchantId, driverId);
    await requireReferences(tx, context, own);
    const now = clock.nowIso();
    const journal = await journalOf(tx, context).captureBefore(drivers, driver.id);
    await during(tx, await openShiftOf(tx, driver.id), now, journal);
    await tx
      .updateTable('drivers')
      .set({ ...own, ...updatedRowColumns(now) })
      .where('id', '=', driver.id)
      .execute();
    await journal.record();
    return presentDriver(await drivers.get(tx, session.merchantId, driver.id));
  });
}

async function record(
  tx: Tx,
  { session }: Context,
  shift: Row<'shifts'>,
  change: Pick<Row<'shift_changes'>, 'kind' | 'from_id' | 'to_id' | 'at'>,
): Promise<void> {
  const about = { id: newId(), merchant_id: session.merchantId, shift_id: shift.id };
  const row = { ...about, by_user_id: session.userId, ...change };
  await tx.insertInto('shift_changes').values(row).execute();
}
