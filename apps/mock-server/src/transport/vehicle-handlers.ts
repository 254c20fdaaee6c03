import { formatPlate } from '@kasa/contracts/shared/plate';
import type { transportOperations } from '@kasa/contracts/transport/operations';
import { allowedNextStates } from '@kasa/contracts/transport/vehicle-status';
import type { VehicleEntity, VehicleFields } from '@kasa/contracts/transport/vehicles';
import { differs, invalidateTerminalConfig } from '../db/invalidate-config.ts';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import { changeEntity, type EntityWrites } from '../http/entity/changes.ts';
import type { RowOf } from '../http/entity/entity.ts';
import { createHandler, getHandler, listHandler, updateHandler } from '../http/entity/handlers.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { drivers } from './driver-store.ts';
import { inspectionDays } from './inspection.ts';
import { requireReferences } from './references.ts';
import { driverOnVehicle } from './shift-locks.ts';
import { NOTHING_MEASURED, presentVehicle, vehicles } from './vehicle-store.ts';

type Operations = Pick<
  typeof transportOperations,
  'listTransports' | 'getTransport' | 'createTransport' | 'updateTransport' | 'changeTransportStatus'
>;

const vehicleWrites: EntityWrites<'transports', RowOf<typeof vehicles>, VehicleFields> = {
  entity: vehicles,
  initial: { ...NOTHING_MEASURED, status: 'parked' },
  columns(input) {
    const { transport_num, name, state_number } = input;
    const plate = state_number === null ? [] : [state_number, formatPlate(state_number)];
    return {
      ...input,
      transport_num_key: sortKey(transport_num),
      name_key: sortKey(name),
      search: searchColumn('transports', transport_num, name, ...plate),
    };
  },
  unique: ['transport_num', 'state_number'],
  requireReferences,
  async checkUpdate(tx, { language }, before, input) {
    if (input.route_id !== before.route_id && (await driverOnVehicle(tx, before.id)) !== undefined) {
      throw fieldFailure('conflict', language, [{ path: 'route_id', rule: 'on_shift' }]);
    }
  },
  // These are part of the configuration of terminals on board.
  events: async (tx, { clock }, { id, before, input }) =>
    before && input && differs(before, input, 'transport_num', 'state_number', 'mode')
      ? invalidateTerminalConfig(tx, { vehicle_id: id }, () => clock.nowIso())
      : [],
};

const listed = listHandler(vehicles, presentVehicle, {
  requireReferences,
  values: ({ clock }) => ({ ...inspectionDays(clock.today()) }),
});
const found = getHandler(vehicles, presentVehicle);

/** To who sees only the own card, a colleague on the own vehicle does not exist either. */
async function withoutColleague({ db, session }: Context, vehicle: VehicleEntity): Promise<VehicleEntity> {
  const viewer = drivers.viewerOf(session);
  if (viewer === undefined || vehicle.driver === null) return vehicle;
  const own = await drivers.find(db.db, session.merchantId, vehicle.driver.id, viewer);
  return own === undefined ? { ...vehicle, driver: null } : vehicle;
}

export const vehicleHandlers: Handlers<Operations> = {
  async listTransports(context, input) {
    const page = await listed(context, input);
    return { ...page, items: await Promise.all(page.items.map((one) => withoutColleague(context, one))) };
  },
  getTransport: async (context, input) => withoutColleague(context, await found(context, input)),
  createTransport: createHandler(vehicleWrites, presentVehicle),
  updateTransport: updateHandler(vehicleWrites, presentVehicle),

  async changeTransportStatus(context, { params, body: { status, version } }) {
    const row = await changeEntity(context, vehicles, params.id, version, (before) => {
      if (!allowedNextStates(before.status).some((next) => next === status)) {
        throw new OperationFailure('status_transition_forbidden');
      }
      return { status };
    });
    return presentVehicle(row, context);
  },
};
