import type { transportOperations } from '@kasa/contracts/transport/operations';
import type { Handlers } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { photoFile } from './driver-photo.ts';
import { removePhoto, storePhoto } from './driver-photo-changes.ts';

type Operations = Pick<
  typeof transportOperations,
  'uploadDriverAvatar' | 'getDriverAvatar' | 'removeDriverAvatar'
>;

export const driverPhotoHandlers: Handlers<Operations> = {
  uploadDriverAvatar: (context, { params, body }) => storePhoto(context, params.id, body.photo),

  async getDriverAvatar({ db, session }, { params: { id } }) {
    const own = db.db
      .selectFrom('driver_photos')
      .select(['media_type', 'base64'])
      .where('driver_id', '=', id)
      .where('merchant_id', '=', session.merchantId);
    return photoFile(requireFound(await own.executeTakeFirst()));
  },

  removeDriverAvatar: (context, { params }) => removePhoto(context, params.id),
};
