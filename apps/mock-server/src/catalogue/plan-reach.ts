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

type Plan = Row<'price_changes'>;

/** Whether a point has a price of its own on a day, so that base prices don't count there. @param plans by day */
function hasOwnPrice(plans: readonly Plan[], own: ReadonlySet<string>, point: string, day: string): boolean {
  const before = plans.filter((one) => one.point_id === point && one.effective_on < day).at(-1);
  return before === undefined ? own.has(point) : before.price !== null;
}

/**
 * When a product gets further points, base prices that were planned by somebody who doesn't work at all of them become
 * prices of the points where it was sold, until the next base price. The product is locked, its points are written.
 * @param sold ids of points where it was sold before
 */
export async function keepPlansWithin(
  tx: Transaction<Schema>,
  context: ChangeContext,
  product: Product,
  sold: readonly string[],
): Promise<void> {
  const ofProduct = tx.selectFrom('price_changes').selectAll().where('product_id', '=', product.id);
  const planned = ofProduct.where('state', '=', 'planned').orderBy('effective_on').orderBy('created_at');
  const plans = await planned.orderBy('id').execute();
  const base = plans.filter(({ point_id }) => point_id === null);
  const beyond = new Set<Plan>();
  for (const plan of base) if (!(await coversProduct(tx, product, plan.created_by_id))) beyond.add(plan);
  if (beyond.size === 0) return;
  const ids = [...beyond].map(({ id }) => id);
  await cancelPlans(tx, context, product, (some) => some.where('id', 'in', ids));
  const priced = tx.selectFrom('product_prices').select('point_id').where('product_id', '=', product.id);
  const own = new Set((await priced.execute()).map(({ point_id }) => point_id));
  const points = tx.selectFrom('branches').select(['id', 'name']).where('id', 'in', sold);
  for (const { id: point_id, name: point_name } of await points.orderBy('id').execute()) {
    let isKept = false;
    for (const plan of base) {
      const { effective_on } = plan;
      const isTaken = plans.some((one) => one.point_id === point_id && one.effective_on === effective_on);
      if (isTaken || hasOwnPrice(plans, own, point_id, effective_on)) continue;
      if (!beyond.has(plan) && !isKept) continue;
      isKept = beyond.has(plan);
      const stamps = newRowColumns(product.merchant_id, context.clock.nowIso());
      const price = isKept ? plan.price : null;
      const row = { ...plan, ...stamps, price, point_id, point_name };
      await tx.insertInto('price_changes').values(row).execute();
      const after = { price: price === null ? null : Number(price), effective_on };
      await recordPriceOf(tx, context, product, 'planned_price', point_id, [null, after]);
    }
  }
}
