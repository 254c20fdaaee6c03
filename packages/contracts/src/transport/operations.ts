import { createDepot, getDepot, listDepots, updateDepot } from './operations/depots.ts';
import { getDriverAvatar, removeDriverAvatar, uploadDriverAvatar } from './operations/driver-photos.ts';
import {
  changeDriverRoute,
  changeDriverTransport,
  createDriver,
  getDriver,
  listDrivers,
  updateDriver,
} from './operations/drivers.ts';
import { createRoute, getRoute, listRoutes, updateRoute } from './operations/routes.ts';
import { closeShift, getOpenShift, listShifts, openShift } from './operations/shifts.ts';
import {
  changeTransportStatus,
  createTransport,
  getTransport,
  listTransports,
  updateTransport,
} from './operations/vehicles.ts';

export const transportOperations = {
  listRoutes,
  getRoute,
  createRoute,
  updateRoute,
  listTransports,
  getTransport,
  createTransport,
  updateTransport,
  changeTransportStatus,
  listDrivers,
  getDriver,
  createDriver,
  updateDriver,
  changeDriverRoute,
  changeDriverTransport,
  uploadDriverAvatar,
  getDriverAvatar,
  removeDriverAvatar,
  openShift,
  closeShift,
  getOpenShift,
  listShifts,
  listDepots,
  getDepot,
  createDepot,
  updateDepot,
};
