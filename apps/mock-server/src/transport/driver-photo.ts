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

export function photoRow(
  stamps: BusinessColumns,
  driverId: string,
  { media_type, base64 }: Pick<FileEntry, 'media_type' | 'base64'>,
): Row<'driver_photos'> {
  const sha256 = createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex');
  return { ...stamps, driver_id: driverId, media_type, base64, sha256 };
}

/** `Driver.avatar`: the path contains the picture's hash, so that an open page shows the new one. */
export function photoPath({ driver_id, sha256 }: Pick<Row<'driver_photos'>, 'driver_id' | 'sha256'>): string {
  const path = transportOperations.getDriverAvatar.path.replace('{id}', driver_id);
  return `${path}?v=${sha256.slice(0, 16)}`;
}

/** The journal's value of a photo: a few digits of its hash. */
export function photoFingerprint(avatar: string): string {
  return avatar.slice(avatar.indexOf('?v=') + '?v='.length).slice(0, 8);
}

export function photoFile({
  media_type,
  base64,
}: Pick<Row<'driver_photos'>, 'media_type' | 'base64'>): FileEntry {
  return { file_name: `driver.${TYPES[media_type]}`, media_type, base64 };
}
