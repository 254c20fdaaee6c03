/** The photo of a driver as a row, and the path that shows it. */
import { createHash } from 'node:crypto';
import type { FileEntry } from '@kasa/contracts/shared/files';
import { transportOperations } from '@kasa/contracts/transport/operations';
import type { BusinessColumns } from '../db/columns.ts';
import type { Row } from '../db/schema.ts';

const TYPES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** The row of a photo. */
export function photoRow(
  stamps: BusinessColumns,
  driverId: string,
  { media_type, base64 }: Pick<FileEntry, 'media_type' | 'base64'>,
): Row<'driver_photos'> {
  const sha256 = createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex');
  return { ...stamps, driver_id: driverId, media_type, base64, sha256 };
}

/** `Driver.avatar`: another path for another picture, so that a browser never shows an old one. */
export function photoPath({ driver_id, sha256 }: Pick<Row<'driver_photos'>, 'driver_id' | 'sha256'>): string {
  const path = transportOperations.getDriverAvatar.path.replace('{id}', driver_id);
  return `${path}?v=${sha256.slice(0, 16)}`;
}

/** What the journal of changes says of a photo: enough of its hash to tell it from another, nothing of what it shows. */
export function photoMark(avatar: string): string {
  return avatar.slice(avatar.indexOf('?v=') + '?v='.length).slice(0, 8);
}

/** The photo as a file; what its sender called it is not kept. */
export function photoFile({
  media_type,
  base64,
}: Pick<Row<'driver_photos'>, 'media_type' | 'base64'>): FileEntry {
  return { file_name: `driver.${TYPES[media_type]}`, media_type, base64 };
}
