import { transportOperations } from '@kasa/contracts/transport/operations';
import { changeEntity } from '../http/entity/changes.ts';
import { photoHandlers } from '../http/photo/photo-handlers.ts';
import { drivers, presentDriver } from './driver-store.ts';

const { upload, get, remove } = photoHandlers({
  kind: 'driver',
  entity: drivers,
  column: 'avatar',
  path: transportOperations.getDriverAvatar.path,
  change: (context, id, write) => changeEntity(context, drivers, id, null, write),
  present: presentDriver,
});

export const driverPhotoHandlers = {
  uploadDriverAvatar: upload,
  getDriverAvatar: get,
  removeDriverAvatar: remove,
};
