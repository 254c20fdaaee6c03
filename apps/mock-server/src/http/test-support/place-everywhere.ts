import { hash } from 'node:crypto';
import { firstMerchant, secondMerchant } from '../../auth/seed.ts';
import { newId } from '../../db/row-columns.ts';
import type { Db } from '../../db/schema.ts';

function idOf(user: string, point: string): string {
  const hex = hash('sha256', `${user} ${point}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Makes the people who sign in in tests work at all points of their merchants. */
export async function placeEverywhere(db: Db): Promise<void> {
  const ids = [firstMerchant, secondMerchant].flatMap(({ people }) => people.map(({ id }) => id));
  await db.deleteFrom('user_points').where('user_id', 'in', ids).execute();
  const placed = db
    .selectFrom('users')
    .innerJoin('branches', 'branches.merchant_id', 'users.merchant_id')
    .select(['users.id as user_id', 'branches.id as point_id', 'users.merchant_id'])
    .where('users.id', 'in', ids);
  // The same each time: tests compare what was with what is.
  const rows = (await placed.execute()).map((row) => ({ id: idOf(row.user_id, row.point_id), ...row }));
  if (rows.length > 0) await db.insertInto('user_points').values(rows).execute();
}

/** Makes somebody work at these points, and nowhere else. */
export async function placeAt(db: Db, user_id: string, points: readonly string[]): Promise<void> {
  await db.deleteFrom('user_points').where('user_id', '=', user_id).execute();
  const person = db.selectFrom('users').select('merchant_id').where('id', '=', user_id);
  const { merchant_id } = await person.executeTakeFirstOrThrow();
  const rows = points.map((point_id) => ({ id: newId(), merchant_id, user_id, point_id }));
  if (rows.length > 0) await db.insertInto('user_points').values(rows).execute();
}
