/** Keeps planned prices at the points of whoever planned them. */
import type { Transaction } from 'kysely';
import { newRowColumns } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import type { ChangeContext } from '../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { pointsOfSession, rightsOf, workplaces } from '../http/session/session.ts';
import { cancelPlans, recordPriceOf } from './price-changes.ts';
import { requireOwnProduct } from './product-scope.ts';

type Product = Pick<Row<'products'>, 'id' | 'merchant_id' | 'name'>;

/** Whether somebody may change, as things are now, the base price of a product. @param user null: nobody in particular */
async function coversProduct(tx: Db, { merchant_id, id }: Product, user: string | null): Promise<boolean> {
  const columns = ['roles', 'tags_added', 'tags_removed'] as const;
  const own = tx.selectFrom('users').select(columns).select(workplaces(tx).as('points'));
  const found = await own.where('id', '=', user).where('merchant_id', '=', merchant_id).executeTakeFirst();
  if (found === undefined) return false;
  const { roles } = rightsOf(found.roles, found.tags_added, found.tags_removed);
  const points = pointsOfSession({ roles, viewingAs: null }, found.points, null);
  const session = { merchantId: merchant_id, points } as Context['session'];
  try {
    await requireOwnProduct(tx, { session }, id);
    return true;
  } catch (error) {
    if (error instanceof OperationFailure) return false;
    throw error;
  }
}

/**
 * When a product gets further points, base prices that were planned by somebody who doesn't work at all of them become
 * prices of the points where it was sold. The product is locked, its points are written.
 * @param sold ids of points where it was sold before
 */
export async function keepPlansWithin(
  tx: Transaction<Schema>,
  context: ChangeContext,
  product: Product,
  sold: readonly string[],
): Promise<void> {
  const ofProduct = tx.selectFrom('price_changes').where('product_id', '=', product.id);
  const plans = await ofProduct.selectAll().where('state', '=', 'planned').execute();
  const beyond: typeof plans = [];
  for (const plan of plans)
    if (plan.point_id === null && !(await coversProduct(tx, product, plan.created_by_id))) beyond.push(plan);
  if (beyond.length === 0) return;
  const ids = beyond.map(({ id }) => id);
  await cancelPlans(tx, context, product, (some) => some.where('id', 'in', ids));
  const points = tx.selectFrom('branches').select(['id', 'name']).where('id', 'in', sold);
  const kept = await points.orderBy('id').execute();
  for (const plan of beyond) {
    const { effective_on, price } = plan;
    const taken = plans.filter((one) => one.effective_on === effective_on).map(({ point_id }) => point_id);
    for (const { id: point_id, name: point_name } of kept.filter(({ id }) => !taken.includes(id))) {
      const stamps = newRowColumns(product.merchant_id, context.clock.nowIso());
      await tx
        .insertInto('price_changes')
        .values({ ...plan, ...stamps, point_id, point_name })
        .execute();
      const after = { price: price === null ? null : Number(price), effective_on };
      await recordPriceOf(tx, context, product, 'planned_price', point_id, [null, after]);
    }
  }
}
