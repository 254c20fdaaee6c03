/** Photos of the users of the contract's examples. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { usersOperations } from '@kasa/contracts/users/operations';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import { portrait } from '../../db/seed/portrait.ts';
import { photoPath, photoRow } from '../../http/photo/photo.ts';

const WITH_PHOTO: readonly string[] = [exampleIds.userWithPhoto, exampleIds.userForPhotoRemoval];

function rowOf(user_id: string, at: string): Row<'user_photos'> {
  // One each: the person's id will do for its own.
  const stamps = {
    id: user_id,
    merchant_id: exampleIds.merchant,
    created_at: at,
    updated_at: at,
    version: 1,
  };
  return { ...photoRow(stamps, { media_type: 'image/png', base64: portrait() }), user_id };
}

/** `users.photo` of a seeded person. */
export function seededPhotoPath(id: string): string | null {
  if (!WITH_PHOTO.includes(id)) return null;
  return photoPath(usersOperations.getUserPhoto.path, id, rowOf(id, '').sha256);
}

/** The photos of those people, who are there already. @param at their creation, ISO 8601 UTC */
export async function seedUserPhotos(tx: Db, at: string): Promise<void> {
  await bulkInsert(
    tx,
    'user_photos',
    WITH_PHOTO.map((id) => rowOf(id, at)),
  );
}
