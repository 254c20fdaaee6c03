/** Photos of the drivers of the contract's examples. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { transportOperations } from '@kasa/contracts/transport/operations';
import type { Row } from '../../db/schema.ts';
import { portrait } from '../../db/seed/portrait.ts';
import { type SeedContext, seededRowId } from '../../db/seed/seed-rows.ts';
import { photoPath, photoRow } from '../../http/photo/photo.ts';

const WITH_PHOTO = new Set<string>([exampleIds.driverWithPhoto, exampleIds.driverForPhotoRemoval]);

export function photosOf(origin: SeedContext, drivers: readonly Row<'drivers'>[]): Row<'driver_photos'>[] {
  return drivers
    .filter(({ id }) => WITH_PHOTO.has(id))
    .map((driver) => {
      const { merchant_id, created_at, updated_at, version } = driver;
      const id = seededRowId(origin, created_at, 'driver_photo', driver.tabulation_number);
      const stamps = { id, merchant_id, created_at, updated_at, version };
      const row = photoRow(stamps, { media_type: 'image/png', base64: portrait() });
      driver.avatar = photoPath(transportOperations.getDriverAvatar.path, driver.id, row.sha256);
      return { ...row, driver_id: driver.id };
    });
}
