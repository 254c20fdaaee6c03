import type { DriverFields } from '@kasa/contracts/transport/drivers';
import type { transportOperations } from '@kasa/contracts/transport/operations';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import type { EntityWrites } from '../http/entity/changes.ts';
import { createHandler, getHandler, listHandler, updateHandler } from '../http/entity/handlers.ts';
import type { Handlers } from '../http/request/handler.ts';
import { pageOfDrivers } from './driver-list.ts';
import { type DriverRow, drivers, presentDriver } from './driver-store.ts';
import { requireReferences } from './references.ts';
import { changeDriverRoute, changeDriverVehicle } from './shift-changes.ts';

type Operations = Pick<
  typeof transportOperations,
  | 'listDrivers'
  | 'getDriver'
  | 'createDriver'
  | 'updateDriver'
  | 'changeDriverRoute'
  | 'changeDriverTransport'
>;

/** Route and vehicle are input only for a new driver; later they have their own operations. */
type Input = Omit<DriverFields, 'route_id' | 'transport_id'> & Partial<DriverFields>;

const driverWrites: EntityWrites<'drivers', DriverRow, Input> = {
  entity: drivers,
  initial: { money: 0, avatar: null },
  columns: (input) => ({
    ...input,
    name_key: sortKey(input.name),
    tabulation_number_key: sortKey(input.tabulation_number),
    search: searchColumn('drivers', input.name),
  }),
  requireReferences,
};

export const driverHandlers: Handlers<Operations> = {
  listDrivers: listHandler({ ...drivers, page: pageOfDrivers }, presentDriver, { requireReferences }),
  getDriver: getHandler(drivers, presentDriver),
  createDriver: createHandler(driverWrites, presentDriver),
  updateDriver: updateHandler(driverWrites, presentDriver),
  changeDriverRoute: (context, { params, body }) => changeDriverRoute(context, params.id, body.route_id),
  changeDriverTransport: (context, { params, body }) =>
    changeDriverVehicle(context, params.id, body.transport_id),
};
