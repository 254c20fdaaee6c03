import type { InputOf } from '@kasa/contracts/shared/operation';
import type { DriverEntity } from '@kasa/contracts/transport/drivers';
import type { transportOperations } from '@kasa/contracts/transport/operations';
import { newRowColumns, updatedRowColumns } from '../db/row-columns.ts';
import { inTransaction } from '../db/transaction.ts';
import { journalOf } from '../http/journal/journal.ts';
import type { Context } from '../http/request/handler.ts';
import { requireValidImage } from '../http/response/valid-image.ts';
import { photoPath, photoRow } from './driver-photo.ts';
import { drivers, presentDriver } from './driver-store.ts';

type Photo = InputOf<typeof transportOperations.uploadDriverAvatar>['body']['photo'];

/**
 * Replaces the driver's photo.
 * @throws OperationFailure `not_found`; errors of the picture, at its field
 */
export async function storePhoto(context: Context, id: string, photo: Photo): Promise<DriverEntity> {
  const { db, session, clock } = context;
  requireValidImage(photo);
  const now = clock.nowIso();
  return inTransaction(db.db, async (tx) => {
    await drivers.lock(tx, session.merchantId, id);
    const journal = await journalOf(tx, context).captureBefore(drivers, id);
    const row = photoRow(newRowColumns(session.merchantId, now), id, photo);
    await tx.deleteFrom('driver_photos').where('driver_id', '=', id).execute();
    await tx.insertInto('driver_photos').values(row).execute();
    const columns = { avatar: photoPath(row), ...updatedRowColumns(now) };
    await tx.updateTable('drivers').set(columns).where('id', '=', id).execute();
    await journal.record();
    return presentDriver(await drivers.get(tx, session.merchantId, id));
  });
}

/** @throws OperationFailure `not_found` */
export async function removePhoto(context: Context, id: string): Promise<DriverEntity> {
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
}
