import type { transportOperations } from '@kasa/contracts/transport/operations';
import { newRowColumns, updatedRowColumns } from '../db/row-columns.ts';
import { inTransaction } from '../db/transaction.ts';
import { journalOf } from '../http/journal/journal.ts';
import type { Handlers } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { requireValidImage } from '../http/response/valid-image.ts';
import { photoFile, photoPath, photoRow } from './driver-photo.ts';
import { drivers, presentDriver } from './driver-store.ts';

type Operations = Pick<
  typeof transportOperations,
  'uploadDriverAvatar' | 'getDriverAvatar' | 'removeDriverAvatar'
>;

export const driverPhotoHandlers: Handlers<Operations> = {
  uploadDriverAvatar(context, { params: { id }, body: { photo } }) {
    const { db, session, clock } = context;
    requireValidImage(photo);
    return inTransaction(db.db, async (tx) => {
      await drivers.lock(tx, session.merchantId, id);
      const journal = await journalOf(tx, context).captureBefore(drivers, id);
      const row = photoRow(newRowColumns(session.merchantId, clock.nowIso()), id, photo);
      await tx.deleteFrom('driver_photos').where('driver_id', '=', id).execute();
      await tx.insertInto('driver_photos').values(row).execute();
      const columns = { avatar: photoPath(row), ...updatedRowColumns(row.created_at) };
      await tx.updateTable('drivers').set(columns).where('id', '=', id).execute();
      await journal.record();
      return presentDriver(await drivers.get(tx, session.merchantId, id));
    });
  },

  async getDriverAvatar({ db, session }, { params: { id } }) {
    const own = db.db
      .selectFrom('driver_photos')
      .select(['media_type', 'base64'])
      .where('driver_id', '=', id)
      .where('merchant_id', '=', session.merchantId);
    return photoFile(requireFound(await own.executeTakeFirst()));
  },

  removeDriverAvatar(context, { params: { id } }) {
    const { db, session, clock } = context;
    return inTransaction(db.db, async (tx) => {
      const { avatar } = await drivers.lock(tx, session.merchantId, id);
      if (avatar !== null) {
        const journal = await journalOf(tx, context).captureBefore(drivers, id);
        await tx.deleteFrom('driver_photos').where('driver_id', '=', id).execute();
        const columns = { avatar: null, ...updatedRowColumns(clock.nowIso()) };
        await tx.updateTable('drivers').set(columns).where('id', '=', id).execute();
        await journal.record();
      }
      return presentDriver(await drivers.get(tx, session.merchantId, id));
    });
  },
};
