import type { transportOperations } from '@kasa/contracts/transport/operations';
import type { Handlers } from '../http/request/handler.ts';
import { depotHandlers } from './depot-handlers.ts';
import { driverHandlers } from './driver-handlers.ts';
import { driverPhotoHandlers } from './driver-photo-handlers.ts';
import { routeHandlers } from './route-handlers.ts';
import { shiftHandlers } from './shift-handlers.ts';
import { vehicleHandlers } from './vehicle-handlers.ts';

export const transportHandlers: Handlers<typeof transportOperations> = {
  ...routeHandlers,
  ...vehicleHandlers,
  ...driverHandlers,
  ...driverPhotoHandlers,
  ...shiftHandlers,
  ...depotHandlers,
};
