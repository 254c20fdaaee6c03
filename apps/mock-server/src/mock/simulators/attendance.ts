/** People are made to be at work. */
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { newRowColumns } from '../../db/row-columns.ts';
import type { Db, Row } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireFound } from '../../http/request/requirements.ts';

/** @returns the id @throws OperationFailure `not_found`: nobody of the merchant */
export async function requireUser(db: Db, merchant: string, id: string): Promise<string> {
  const known = db.selectFrom('users').select('id').where('id', '=', id).where('merchant_id', '=', merchant);
  return requireFound(await known.executeTakeFirst()).id;
}

/** Records that somebody was at work. @param now ISO 8601 UTC @returns its id @throws OperationFailure `not_found` */
export async function recordAttendance(
  db: Db,
  attendance: Pick<Row<'attendances'>, 'user_id' | 'point_id' | 'came_at' | 'left_at'>,
  now: string,
): Promise<string> {
  const { point_id, user_id, came_at } = attendance;
  const known = db.selectFrom('branches').select('merchant_id').where('id', '=', point_id);
  const { merchant_id } = requireFound(await known.executeTakeFirst());
  await requireUser(db, merchant_id, user_id);
  const row = { ...newRowColumns(merchant_id, now), day: kyivDay(came_at), ...attendance };
  await inTransaction(db, (tx) => tx.insertInto('attendances').values(row).execute());
  return row.id;
}
