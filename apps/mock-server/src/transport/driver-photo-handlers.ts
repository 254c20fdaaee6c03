import type { transportOperations } from '@kasa/contracts/transport/operations';
import { changed, created } from '../db/stamps.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Handlers } from '../http/handler.ts';
import { requirePicture } from '../http/picture.ts';
import { requireFound } from '../http/requirements.ts';
import { photoFile, photoPath, photoRow } from './driver-photo.ts';
import { presentDriver } from './driver-presenter.ts';
import { findDriver } from './driver-store.ts';
import { journalOf } from './journal.ts';
import { lockDriver } from './locks.ts';

type Operations = Pick<
  typeof transportOperations,
  'uploadDriverAvatar' | 'getDriverAvatar' | 'removeDriverAvatar'
>;

/** Photos of drivers. */
export const driverPhotoHandlers: Handlers<Operations> = {
  async uploadDriverAvatar(context, { params: { id }, body: { photo } }) {
    const { db, session, clock } = context;
    requirePicture(photo);
    const now = clock.nowIso();
    return inTransaction(db.db, async (tx) => {
      await lockDriver(tx, session.merchantId, id);
      const journal = await journalOf(tx, context).watch('driver', id);
      const row = photoRow(created(session.merchantId, now), id, photo);
      await tx.deleteFrom('driver_photos').where('driver_id', '=', id).execute();
      await tx.insertInto('driver_photos').values(row).execute();
      const columns = { avatar: photoPath(row), ...changed(now) };
      await tx.updateTable('drivers').set(columns).where('id', '=', id).execute();
      await journal.record();
      return presentDriver(requireFound(await findDriver(tx, session.merchantId, id)));
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

  async removeDriverAvatar(context, { params: { id } }) {
    const { db, session, clock } = context;
    return inTransaction(db.db, async (tx) => {
      const { avatar } = await lockDriver(tx, session.merchantId, id);
      if (avatar !== null) {
        const journal = await journalOf(tx, context).watch('driver', id);
        await tx.deleteFrom('driver_photos').where('driver_id', '=', id).execute();
        const columns = { avatar: null, ...changed(clock.nowIso()) };
        await tx.updateTable('drivers').set(columns).where('id', '=', id).execute();
        await journal.record();
      }
      return presentDriver(requireFound(await findDriver(tx, session.merchantId, id)));
    });
  },
};
