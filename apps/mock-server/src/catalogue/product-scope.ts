/** What of the catalogue somebody who is limited to points changes: what is sold at their points alone. */
import { type SqlBool, sql } from 'kysely';
import { idsIn } from '../db/point-scope.ts';
import type { Db } from '../db/schema.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireNothingBeyond } from '../http/request/own-points.ts';

/** Whose points count, and whose products. */
interface Asking {
  readonly session: Pick<Context['session'], 'merchantId' | 'points'>;
}

/** Products that are sold where whoever asks does not work, as a statement. */
export function productsBeyond(db: Db, { session }: Asking) {
  const own = idsIn(db, sql.val(JSON.stringify(session.points)));
  return db
    .selectFrom('products')
    .select('products.id')
    .where('products.merchant_id', '=', session.merchantId)
    .where(
      sql<SqlBool>`(products.is_sold_everywhere = 1 or exists (select 1 from product_points as elsewhere
        join branches as place on place.id = elsewhere.point_id
        where elsewhere.product_id = products.id and elsewhere.point_id not in ${own}))`,
    )
    .limit(1);
}

/** @throws OperationFailure `beyond_own_points` for a product that is also sold where whoever asks does not work */
export const requireOwnProduct = (tx: Db, context: Asking, id: string): Promise<void> =>
  requireNothingBeyond(context, () =>
    productsBeyond(tx, context).where('products.id', '=', id).executeTakeFirst(),
  );

/** @throws OperationFailure `beyond_own_points` if a product is to be sold where whoever asks does not work */
export function requireOwnTrade(
  { session }: Asking,
  { is_sold_everywhere }: { is_sold_everywhere: boolean },
) {
  if (session.points !== null && is_sold_everywhere) throw new OperationFailure('beyond_own_points');
}
