import type { transportOperations } from '@kasa/contracts/transport/operations';
import { newRowColumns } from '../db/row-columns.ts';
import { changeEntity } from '../http/entity/changes.ts';
import type { Handlers } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { cleanImage } from '../http/response/clean-image.ts';
import { requireValidImage } from '../http/response/valid-image.ts';
import { photoFile, photoPath, photoRow } from './driver-photo.ts';
import { drivers, presentDriver, requireDriver } from './driver-store.ts';

type Operations = Pick<
  typeof transportOperations,
  'uploadDriverAvatar' | 'getDriverAvatar' | 'removeDriverAvatar'
>;

export const driverPhotoHandlers: Handlers<Operations> = {
  async uploadDriverAvatar(context, { params: { id }, body: { photo } }) {
    requireValidImage(photo);
    const cleaned = await cleanImage(context, photo);
    const row = await changeEntity(context, drivers, id, null, async (_before, tx) => {
      const stamps = newRowColumns(context.session.merchantId, context.clock.nowIso());
      const stored = photoRow(stamps, id, cleaned);
      await tx.deleteFrom('driver_photos').where('driver_id', '=', id).execute();
      await tx.insertInto('driver_photos').values(stored).execute();
      return { avatar: photoPath(stored) };
    });
    return presentDriver(row);
  },

  async getDriverAvatar(context, { params: { id } }) {
    const { db, session } = context;
    await requireDriver(context, id);
    const own = db.db
      .selectFrom('driver_photos')
      .select(['media_type', 'base64'])
      .where('driver_id', '=', id)
      .where('merchant_id', '=', session.merchantId);
    return photoFile(requireFound(await own.executeTakeFirst()));
  },

  async removeDriverAvatar(context, { params: { id } }) {
    const row = await changeEntity(context, drivers, id, null, async ({ avatar }, tx) => {
      if (avatar === null) return null;
      await tx.deleteFrom('driver_photos').where('driver_id', '=', id).execute();
      return { avatar: null };
    });
    return presentDriver(row);
  },
};
