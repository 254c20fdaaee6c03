/** What photos of drivers and of users have in common. */
import { createHash } from 'node:crypto';
import type { FileEntry } from '@kasa/contracts/shared/files';
import type { BusinessColumns } from '../../db/columns.ts';

type Picture = Pick<FileEntry, 'media_type' | 'base64'>;

const TYPES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** A row of a table of photos, without the person's id. */
export function photoRow(stamps: BusinessColumns, { media_type, base64 }: Picture) {
  const sha256 = createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex');
  return { ...stamps, media_type, base64, sha256 };
}

/**
 * The path contains the picture's hash, so that an open page shows the new one.
 * @param path of the operation that shows a photo
 * @param id of the person
 */
export function photoPath(path: string, id: string, sha256: string): string {
  return `${path.replace('{id}', id)}?v=${sha256.slice(0, 16)}`;
}

/** The journal's value of a photo: a few digits of its hash. */
export function photoFingerprint(path: string): string {
  return path.slice(path.indexOf('?v=') + '?v='.length).slice(0, 8);
}

/** @param name without its ending */
export function photoFile(name: string, { media_type, base64 }: Picture): FileEntry {
  return { file_name: `${name}.${TYPES[media_type]}`, media_type, base64 };
}
