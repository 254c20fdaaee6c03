/** Changes of vehicles, each in one transaction with what it checks. */
import { formatPlate } from '@kasa/contracts/shared/plate';
import { statesFor, type VehicleState } from '@kasa/contracts/transport/vehicle-status';
import type { VehicleFields } from '@kasa/contracts/transport/vehicles';
import { differs, invalidateTerminalConfig } from '../db/invalidate-config.ts';
import type { Db } from '../db/schema.ts';
import { searchColumn } from '../db/search.ts';
import { changed, created } from '../db/stamps.ts';
import { sortKey } from '../db/text.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish } from '../events/publish.ts';
import { fieldFailure } from '../http/answer/field-failure.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { refusingTaken, requireFound, requireFree, requireVersion } from '../http/request/requirements.ts';
import { journalOf } from './journal.ts';
import { driverOn, lockVehicle } from './locks.ts';
import { requireReferences } from './references.ts';
import { findVehicle, type VehicleRow } from './vehicle-store.ts';

/** What a new vehicle has done so far. */
const IDLE = {
  lat: null,
  lng: null,
  geo_place: null,
  route_time: 0,
  drive_time: 0,
  avg_speed: 0,
  passenger_amount: 0,
  payment_cash: 0,
  payment_card: 0,
  beneficiary_count: 0,
  status: 'parked',
} as const;

/** @throws OperationFailure `not_found`, `conflict` */
export async function createVehicle(context: Context, input: VehicleFields): Promise<VehicleRow> {
  const { session, clock, language } = context;
  const write = runIdempotent(context, async (tx) => {
    await requireReferences(tx, context, input);
    requireFree(await takenFields(tx, session.merchantId, input, null), language);
    const stamps = created(session.merchantId, clock.nowIso());
    const row = { ...stamps, ...IDLE, ...transportColumns(input) };
    await tx.insertInto('transports').values(row).execute();
    await journalOf(tx, context).created('transport', row.id);
    return requireFound(await findVehicle(tx, session.merchantId, row.id));
  });
  return refusingTaken(language, write);
}

/** @throws OperationFailure `not_found`, `conflict`; also for another route while the vehicle is on shift */
export async function updateVehicle(
  context: Context,
  id: string,
  version: number,
  input: VehicleFields,
): Promise<VehicleRow> {
  const { db, session, clock, language } = context;
  const write = inTransaction(db.db, async (tx) => {
    const vehicle = await lockVehicle(tx, session.merchantId, id);
    requireVersion(vehicle, version);
    await requireReferences(tx, context, input);
    requireFree(await takenFields(tx, session.merchantId, input, id), language);
    if (input.route_id !== vehicle.route_id && (await driverOn(tx, id)) !== undefined) {
      throw fieldFailure('conflict', language, [{ path: 'route_id', rule: 'on_shift' }]);
    }
    const journal = await journalOf(tx, context).watch('transport', id);
    const columns = { ...transportColumns(input), ...changed(clock.nowIso()) };
    await tx.updateTable('transports').set(columns).where('id', '=', id).execute();
    await journal.record();
    if (differs(vehicle, input, 'transport_num', 'state_number', 'mode')) {
      const told = await invalidateTerminalConfig(tx, { vehicle_id: id }, () => clock.nowIso());
      await publish(tx, session.merchantId, clock.nowIso(), ...told);
    }
    return requireFound(await findVehicle(tx, session.merchantId, id));
  });
  return refusingTaken(language, write);
}

/** @throws OperationFailure `not_found`, `conflict`, `status_transition_forbidden` */
export async function changeVehicleStatus(
  context: Context,
  id: string,
  { status, version }: { status: VehicleState; version: number },
): Promise<VehicleRow> {
  const { db, session, clock } = context;
  return inTransaction(db.db, async (tx) => {
    const vehicle = await lockVehicle(tx, session.merchantId, id);
    requireVersion(vehicle, version);
    if (!statesFor(vehicle.status).includes(status)) {
      throw new OperationFailure('status_transition_forbidden');
    }
    const journal = await journalOf(tx, context).watch('transport', id);
    const columns = { status, ...changed(clock.nowIso()) };
    await tx.updateTable('transports').set(columns).where('id', '=', id).execute();
    await journal.record();
    return requireFound(await findVehicle(tx, session.merchantId, id));
  });
}

type Unique = Pick<VehicleFields, 'transport_num' | 'state_number'>;

/** Which unique values another vehicle of the merchant has; all of them, so that a form can show both at once. */
async function takenFields(
  tx: Db,
  merchant: string,
  input: Unique,
  exceptId: string | null,
): Promise<(keyof Unique)[]> {
  const others = await tx
    .selectFrom('transports')
    .select(['id', 'transport_num', 'state_number'])
    .where('merchant_id', '=', merchant)
    .where((eb) =>
      eb.or([eb('transport_num', '=', input.transport_num), eb('state_number', '=', input.state_number)]),
    )
    .execute();
  const clashing = others.filter((other) => other.id !== exceptId);
  return (['transport_num', 'state_number'] as const).filter((field) =>
    clashing.some((other) => other[field] !== null && other[field] === input[field]),
  );
}

/** The columns that a person fills in. */
function transportColumns(input: VehicleFields) {
  const { transport_num, name, state_number } = input;
  const plate = state_number === null ? [] : [state_number, formatPlate(state_number)];
  return {
    ...input,
    transport_num_key: sortKey(transport_num),
    name_key: sortKey(name),
    search: searchColumn('transports', transport_num, name, ...plate),
  };
}
