/**
 * Opens and closes shifts (decisions §3): at most one open shift per driver and per vehicle. Checked under row locks,
 * and also enforced by two unique indexes.
 */
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { transportOperations } from '@kasa/contracts/transport/operations';
import { lacksComment } from '@kasa/contracts/transport/shifts';
import { newRowColumns, updatedRowColumns } from '../db/row-columns.ts';
import type { Db } from '../db/schema.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { journalOf } from '../http/journal/journal.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { drivers } from './driver-store.ts';
import { requireReferences } from './references.ts';
import { openShiftOf, requireFitForRoute } from './shift-locks.ts';
import { findShift, type ShiftRow, shiftJournal } from './shift-store.ts';
import { vehicles } from './vehicle-store.ts';

type OpenInput = InputOf<typeof transportOperations.openShift>['body'];
type CloseInput = InputOf<typeof transportOperations.closeShift>['body'];

/**
 * Opens a shift; its vehicle and route also become the driver's own.
 * @throws OperationFailure as the operation's codes say
 */
export async function openShift(context: Context, driverId: string, input: OpenInput): Promise<ShiftRow> {
  const { session, clock } = context;
  return runIdempotent(context, async (tx) => {
    const driver = await drivers.lock(tx, session.merchantId, driverId);
    await requireReferences(tx, context, input);
    if ((await openShiftOf(tx, driver.id)) !== undefined) throw new OperationFailure('shift_already_open');
    const routeId = input.route_id ?? driver.route_id;
    if (routeId === null) throw new OperationFailure('route_required');
    const vehicle = await vehicles.lock(tx, session.merchantId, input.transport_id);
    await requireFitForRoute(tx, vehicle, clock.today());
    const journal = journalOf(tx, context);
    await journal.captureBefore(drivers, driver.id);
    await journal.captureBefore(vehicles, vehicle.id);

    const now = clock.nowIso();
    const on = { transport_id: vehicle.id, route_id: routeId };
    const opening = { opened_at: now, opened_by: session.userId };
    const shift = { ...newRowColumns(session.merchantId, now), driver_id: driver.id, ...on, ...opening };
    await tx.insertInto('shifts').values(shift).execute();
    const moving = { status: 'on_route' as const, route_id: routeId, ...updatedRowColumns(now) };
    await tx.updateTable('transports').set(moving).where('id', '=', vehicle.id).execute();
    const theirs = { ...on, ...updatedRowColumns(now) };
    await tx.updateTable('drivers').set(theirs).where('id', '=', driver.id).execute();
    await journal.record();
    await journal.recordCreated(shiftJournal, shift.id);
    return requireFound(await findShift(tx, shift.id));
  });
}

/**
 * Closes a driver's shift: records the cash, sets the driver's to zero and parks the vehicle.
 * @throws OperationFailure `shift_already_closed` when none is open, or another one than the client saw; `conflict`
 * when the cash has changed since; `validation_failed` at `comment` when missing cash is not explained
 */
export async function closeShift(context: Context, driverId: string, input: CloseInput): Promise<ShiftRow> {
  const { session, clock } = context;
  return runIdempotent(context, async (tx) => {
    const driver = await drivers.lock(tx, session.merchantId, driverId);
    const shift = await openShiftOf(tx, driver.id);
    const { handed_over_cash, comment, shift_id: seen = shift?.id, expected_cash = driver.money } = input;
    if (shift === undefined || shift.id !== seen) {
      await requireShiftOf(tx, context, driver.id, input.shift_id);
      throw new OperationFailure('shift_already_closed');
    }
    // The user has agreed to the sum shown.
    if (expected_cash !== driver.money) throw new OperationFailure('conflict');
    const cash_difference = handed_over_cash - driver.money;
    if (lacksComment(cash_difference, comment)) {
      throw fieldFailure('validation_failed', context.language, [{ path: 'comment', rule: 'required' }]);
    }
    const vehicle = await vehicles.lock(tx, session.merchantId, shift.transport_id);
    const journal = journalOf(tx, context);
    await journal.captureBefore(drivers, driver.id);
    await journal.captureBefore(vehicles, vehicle.id);
    await journal.captureBefore(shiftJournal, shift.id);

    const now = clock.nowIso();
    const cash = { expected_cash: driver.money, handed_over_cash, cash_difference };
    const closing = {
      closed_at: now,
      closed_by: session.userId,
      comment,
      ...cash,
      ...updatedRowColumns(now),
    };
    await tx.updateTable('shifts').set(closing).where('id', '=', shift.id).execute();
    await tx
      .updateTable('drivers')
      .set({ money: 0, ...updatedRowColumns(now) })
      .where('id', '=', driver.id)
      .execute();
    const parked = { status: 'parked' as const, ...updatedRowColumns(now) };
    await tx.updateTable('transports').set(parked).where('id', '=', vehicle.id).execute();
    await journal.record();
    return requireFound(await findShift(tx, shift.id));
  });
}

/** @throws OperationFailure `not_found` at `shift_id` when the driver has never had that shift */
async function requireShiftOf(
  tx: Db,
  { language }: Context,
  driverId: string,
  id: string | undefined,
): Promise<void> {
  if (id === undefined) return;
  const own = tx.selectFrom('shifts').select('id').where('id', '=', id).where('driver_id', '=', driverId);
  if ((await own.executeTakeFirst()) !== undefined) return;
  throw fieldFailure('not_found', language, [{ path: 'shift_id', rule: 'not_found' }]);
}
