/** Where people work. */
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { idsIn } from '../db/point-scope.ts';
import { newId } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import type { Context } from '../http/request/handler.ts';

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
  { id, merchant_id }: Pick<Row<'users'>, 'id' | 'merchant_id'>,
  ids: readonly string[],
): Promise<void> {
  await tx.deleteFrom('user_points').where('user_id', '=', id).execute();
  const rows = ids.map((point_id) => ({ id: newId(), merchant_id, user_id: id, point_id }));
  if (rows.length > 0) await tx.insertInto('user_points').values(rows).execute();
}

/** A point where somebody works and whoever asks does not; undefined: none. */
export function elsewhere(
  tx: Transaction<Schema>,
  { session }: Pick<Context, 'session'>,
  userId: string,
): Promise<object | undefined> {
  const points = sql.val(JSON.stringify(session.points));
  const own = tx.selectFrom('user_points').select('point_id').where('user_id', '=', userId);
  return own
    .where(sql<SqlBool>`point_id not in ${idsIn(tx, points)}`)
    .limit(1)
    .executeTakeFirst();
}

/** People who work nowhere but where whoever asks does, too: a condition on users. */
export function worksWithin(db: Db, { session }: Pick<Context, 'session'>): RawBuilder<SqlBool> {
  if (session.points === null) return sql`1 = 1`;
  const points = idsIn(db, sql.val(JSON.stringify(session.points)));
  const at = sql`select 1 from user_points where user_points.user_id = users.id and user_points.point_id`;
  return sql`(exists (${at} in ${points}) and not exists (${at} not in ${points}))`;
}
