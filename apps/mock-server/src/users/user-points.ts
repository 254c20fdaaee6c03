/** Where people work. */
import type { Transaction } from 'kysely';
import { newId } from '../db/row-columns.ts';
import type { Schema } from '../db/schema.ts';
import type { LockedUser } from './change-person.ts';

export async function pointIdsOf(tx: Transaction<Schema>, userId: string): Promise<string[]> {
  const own = tx
    .selectFrom('user_points')
    .innerJoin('branches', 'branches.id', 'user_points.point_id')
    .select('point_id')
    .where('user_id', '=', userId);
  return (await own.execute()).map(({ point_id }) => point_id);
}

/** @param ids of points and depots of the merchant */
export async function setPoints(
  tx: Transaction<Schema>,
  { id, merchant_id }: Pick<LockedUser, 'id' | 'merchant_id'>,
  ids: readonly string[],
): Promise<void> {
  await tx.deleteFrom('user_points').where('user_id', '=', id).execute();
  const rows = ids.map((point_id) => ({ id: newId(), merchant_id, user_id: id, point_id }));
  if (rows.length > 0) await tx.insertInto('user_points').values(rows).execute();
}
