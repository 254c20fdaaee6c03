/** What prices were, are to become, and who decided it. */
import type { PriceChangeFields } from '@kasa/contracts/catalogue/prices';
import { MAX_PLANNED_DAYS } from '@kasa/contracts/catalogue/prices';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import type { RuleName } from '@kasa/contracts/shared/rules';
import type { Transaction, UpdateQueryBuilder, UpdateResult } from 'kysely';
import { newId, newRowColumns, updatedRowColumns } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { changeWithin } from '../http/entity/changes.ts';
import type { LockedRow } from '../http/entity/entity.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { type ChangeContext, recordChange } from '../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { requireOwnProduct } from './product-scope.ts';
import { type ProductRow, products } from './product-store.ts';

type Tx = Transaction<Schema>;
type Product = Pick<Row<'products'>, 'id' | 'merchant_id' | 'name'>;
type Target = Pick<Row<'price_changes'>, 'product_id' | 'point_id'>;

const nameOfPoint = async (tx: Db, id: string | null): Promise<string | null> => {
  if (id === null) return null;
  const found = await tx.selectFrom('branches').select('name').where('id', '=', id).executeTakeFirst();
  return found?.name ?? null;
};

/** Writes down a price that was changed just now. */
export async function recordPrice(
  tx: Tx,
  { clock, session }: ChangeContext,
  change: Target & Pick<Row<'price_changes'>, 'price_before' | 'price'>,
): Promise<void> {
  const now = clock.nowIso();
  const made = { effective_on: kyivDay(now), state: 'applied', applied_at: now } as const;
  const by = { created_by_id: session.userId, point_name: await nameOfPoint(tx, change.point_id) };
  const row = { ...newRowColumns(session.merchantId, now), ...change, ...made, ...by };
  await tx.insertInto('price_changes').values(row).execute();
}

type Plans = UpdateQueryBuilder<Schema, 'price_changes', 'price_changes', UpdateResult>;
const asNumber = (price: number | null) => (price === null ? null : Number(price));

/** Cancels what is planned of a product that is locked. @param some default: all of it */
export async function cancelPlans(
  tx: Tx,
  context: ChangeContext,
  product: Product,
  some: (plans: Plans) => Plans = (plans) => plans,
): Promise<void> {
  const columns = { state: 'cancelled' as const, ...updatedRowColumns(context.clock.nowIso()) };
  const plans = tx.updateTable('price_changes').set(columns).where('product_id', '=', product.id);
  const cancelled = some(plans.where('state', '=', 'planned')).returning([
    'point_id',
    'price',
    'effective_on',
  ]);
  for (const { point_id, price, effective_on } of await cancelled.execute()) {
    const before = { price: asNumber(price), effective_on };
    await recordPriceOf(tx, context, product, 'planned_price', point_id, [before, null]);
  }
}

/** Where a product is not sold any more it has no price, and none is planned. The product is locked. @param sold ids of points */
export async function dropPricesElsewhere(
  tx: Tx,
  context: ChangeContext,
  product: Product,
  sold: readonly string[],
): Promise<void> {
  const own = tx.selectFrom('product_prices').select('point_id').where('product_id', '=', product.id);
  for (const { point_id } of await own.where('point_id', 'not in', sold).execute()) {
    const { price_before } = await applyPrice(tx, context, product, { point_id, price: null });
    await recordPrice(tx, context, { product_id: product.id, point_id, price_before, price: null });
  }
  await cancelPlans(tx, context, product, (plans) => plans.where('point_id', 'not in', sold));
}

/** The price that counts at a point by itself, or the base price; null: the point has none of its own. */
async function priceNow(tx: Db, { product_id, point_id }: Target): Promise<number | null> {
  const found =
    point_id === null
      ? await tx.selectFrom('products').select('price').where('id', '=', product_id).executeTakeFirst()
      : await tx
          .selectFrom('product_prices')
          .select('price')
          .where('product_id', '=', product_id)
          .where('point_id', '=', point_id)
          .executeTakeFirst();
  return found === undefined ? null : Number(found.price);
}

/** Gives a point a price of its own, or the base price again. */
async function setPointPrice(
  tx: Tx,
  { id: product_id, merchant_id }: Product,
  point_id: string,
  price: number | null,
): Promise<void> {
  const own = tx.deleteFrom('product_prices').where('product_id', '=', product_id);
  await own.where('point_id', '=', point_id).execute();
  if (price === null) return;
  const row = { id: newId(), merchant_id, product_id, point_id, price };
  await tx.insertInto('product_prices').values(row).execute();
}

/** The journal's entry of a price at a point, or of a plan. @param before null: there was none */
export async function recordPriceOf(
  tx: Tx,
  context: ChangeContext,
  product: Product,
  kind: 'point_price' | 'planned_price',
  point_id: string | null,
  [before, after]: readonly [object | null, object | null],
): Promise<void> {
  const point = await nameOfPoint(tx, point_id);
  const of = (values: object | null) => ({
    [kind]: values && { ...(point === null ? {} : { point }), ...values },
  });
  const object = { type: 'product', id: product.id, name: product.name };
  await recordChange(tx, context, { object, before: of(before), after: of(after) });
}

/** Changes a price now, but the column of the base price. The product is locked. */
export async function applyPrice(
  tx: Tx,
  context: ChangeContext,
  product: Product,
  { point_id, price }: Pick<Row<'price_changes'>, 'point_id' | 'price'>,
): Promise<{ price_before: number | null }> {
  const price_before = await priceNow(tx, { product_id: product.id, point_id });
  if (point_id === null || price_before === price) return { price_before };
  await setPointPrice(tx, product, point_id, price);
  const asValue = (value: number | null) => (value === null ? null : { price: value });
  await recordPriceOf(tx, context, product, 'point_price', point_id, [asValue(price_before), asValue(price)]);
  return { price_before };
}

type Change = Pick<PriceChangeFields, 'point_id' | 'price'>;

/** @throws OperationFailure `not_found` for a point where the product is not sold */
async function requireSoldAt(
  tx: Db,
  { session, language }: Context,
  { id, is_sold_everywhere }: Pick<Row<'products'>, 'id' | 'is_sold_everywhere'>,
  point_id: string,
): Promise<void> {
  const point = tx.selectFrom('branches').select('id').where('merchant_id', '=', session.merchantId);
  // It may be deleted meanwhile.
  const known = point.where('id', '=', point_id).where('kind', '<>', 'depot').forShare();
  if ((await known.executeTakeFirst()) === undefined)
    throw fieldFailure('not_found', language, [{ path: 'point_id', rule: 'not_found' }]);
  if (is_sold_everywhere === 1) return;
  const there = tx.selectFrom('product_points').select('id').where('product_id', '=', id);
  if ((await there.where('point_id', '=', point_id).executeTakeFirst()) === undefined)
    throw fieldFailure('validation_failed', language, [{ path: 'point_id', rule: 'not_sold_there' }]);
}

/** What is wrong with the day of a plan; undefined: nothing. */
function problemOfDay({ clock }: Context, day: string): RuleName | undefined {
  const today = kyivDay(clock.now());
  if (day <= today) return 'day_not_future';
  return day > dayAfter(today, MAX_PLANNED_DAYS) ? 'day_too_far' : undefined;
}

/** Plans a change. @throws OperationFailure `validation_failed`, `conflict` if that day has one */
async function planPrice(
  tx: Tx,
  context: Context,
  product: LockedRow<'products'>,
  { point_id, price }: Change,
  effective_on: string,
): Promise<void> {
  const { clock, session, language } = context;
  const problem = problemOfDay(context, effective_on);
  if (problem) throw fieldFailure('validation_failed', language, [{ path: 'effective_on', rule: problem }]);
  const plans = tx.selectFrom('price_changes').select('id').where('product_id', '=', product.id);
  const same = plans
    .where('state', '=', 'planned')
    .where('effective_on', '=', effective_on)
    .where('point_id', point_id === null ? 'is' : '=', point_id);
  if ((await same.executeTakeFirst()) !== undefined)
    throw fieldFailure('conflict', language, [{ path: 'effective_on', rule: 'taken' }]);
  const plan = { product_id: product.id, point_id, price_before: null, price, effective_on };
  const stamps = newRowColumns(session.merchantId, clock.nowIso());
  const row = {
    ...stamps,
    ...plan,
    state: 'planned',
    applied_at: null,
    created_by_id: session.userId,
  } as const;
  await tx.insertInto('price_changes').values(row).execute();
  await recordPriceOf(tx, context, product, 'planned_price', point_id, [null, { price, effective_on }]);
}

/** Changes a price of a product, now or from a day on, once for its idempotency key. @throws OperationFailure as the operation's codes say */
export function changePrice(
  context: Context,
  id: string,
  { version, effective_on, ...change }: PriceChangeFields,
): Promise<ProductRow> {
  const { language } = context;
  const write = async (product: LockedRow<'products'>, tx: Tx) => {
    const { point_id, price } = change;
    if (product.archived_at !== null) throw new OperationFailure('product_archived');
    if (point_id === null) await requireOwnProduct(tx, context, id);
    else await requireSoldAt(tx, context, product, point_id);
    if (effective_on !== null) {
      await planPrice(tx, context, product, change, effective_on);
      return {};
    }
    const { price_before } = await applyPrice(tx, context, product, change);
    if (price_before === price)
      throw fieldFailure('validation_failed', language, [{ path: 'price', rule: 'same_price' }]);
    await recordPrice(tx, context, { product_id: id, point_id, price_before, price });
    return point_id === null && price !== null ? { price } : {};
  };
  return runIdempotent(context, (tx) => changeWithin(tx, context, products, id, version, write));
}

/** Cancels a planned change. @throws OperationFailure `not_found`, `price_change_settled`, `beyond_own_points` */
export async function cancelPlan(context: Context, tx: Tx, id: string): Promise<void> {
  const { session } = context;
  const own = tx.selectFrom('price_changes').selectAll().where('merchant_id', '=', session.merchantId);
  const { product_id } = requireFound(await own.where('id', '=', id).executeTakeFirst());
  // The product first, as changes of its price have it.
  const product = await products.lock(tx, session.merchantId, product_id);
  const plan = requireFound(await own.where('id', '=', id).forUpdate().executeTakeFirst());
  if (plan.point_id === null) await requireOwnProduct(tx, context, product_id);
  if (plan.state !== 'planned') throw new OperationFailure('price_change_settled');
  await cancelPlans(tx, context, product, (plans) => plans.where('id', '=', id));
}
