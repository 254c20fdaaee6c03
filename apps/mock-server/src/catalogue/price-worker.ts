/** Makes the changes of prices whose day has begun. */

import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../http/clock.ts';
import type { ChangeContext } from '../http/journal/record-change.ts';
import { recordChange } from '../http/journal/record-change.ts';
import { attempt, poll } from '../http/poll.ts';
import type { Context } from '../http/request/handler.ts';
import { applyPrice } from './price-changes.ts';
import { products } from './product-store.ts';

const POLL_INTERVAL_MS = 5_000;
/** Products looked at in one go. */
const PER_GO = 200;

type Plan = Row<'price_changes'>;
type Of = Pick<Row<'products'>, 'id' | 'merchant_id'>;

/** Who planned it made it, from nowhere in particular. */
async function authorOf(
  db: Db,
  clock: Clock,
  { id, merchant_id, created_by_id }: Plan,
): Promise<ChangeContext> {
  const user = db
    .selectFrom('users')
    .select(['full_name', 'phone'])
    .where('id', '=', created_by_id ?? '');
  const found = await user.executeTakeFirst();
  return {
    ...{ clock, operation: 'changeProductPrice', requestId: id, exchange: { address: '' } },
    session: {
      merchantId: merchant_id,
      userId: created_by_id ?? '',
      userName: found?.full_name ?? '',
      userPhone: found?.phone ?? null,
    },
  };
}

/** The oldest change of a product that is due and not made; undefined: none. */
const dueOf = (db: Db, product: string, today: string) =>
  db
    .selectFrom('price_changes')
    .selectAll()
    .where('product_id', '=', product)
    .where('state', '=', 'planned')
    .where('effective_on', '<=', today)
    .orderBy('effective_on')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1);

/** Makes the oldest change of a product that is due, within a transaction. @returns whether there was one */
export async function applyOldestWithin(
  tx: Transaction<Schema>,
  clock: Clock,
  { id, merchant_id }: Of,
): Promise<boolean> {
  const product = await products.lock(tx, merchant_id, id);
  const plan = await dueOf(tx, id, kyivDay(clock.now())).forUpdate().executeTakeFirst();
  if (plan === undefined) return false;
  const context = await authorOf(tx, clock, plan);
  const { point_id } = plan;
  const price = plan.price === null ? null : Number(plan.price);
  const { price_before } = await applyPrice(tx, context, product, { point_id, price });
  const stamps = updatedRowColumns(clock.nowIso());
  const isBase = point_id === null && price !== null;
  if (isBase) {
    const object = { type: 'product', id, name: product.name };
    await recordChange(tx, context, { object, before: { price: price_before }, after: { price } });
  }
  const changed = { ...(isBase ? { price } : {}), ...stamps };
  await tx.updateTable('products').set(changed).where('id', '=', id).execute();
  const made = { state: 'applied', price_before, applied_at: clock.nowIso(), ...stamps } as const;
  await tx.updateTable('price_changes').set(made).where('id', '=', plan.id).execute();
  return true;
}

const applyOldest = (db: Db, clock: Clock, product: Of): Promise<boolean> =>
  inTransaction(db, (tx) => applyOldestWithin(tx, clock, product));

/** Makes what is due of a product, in order: a price that somebody sets now comes after it. */
export async function applyDueOf({ db, clock, session }: Context, id: string): Promise<void> {
  const own = dueOf(db.db, id, kyivDay(clock.now())).where('merchant_id', '=', session.merchantId);
  if ((await own.executeTakeFirst()) === undefined) return;
  while (await applyOldest(db.db, clock, { id, merchant_id: session.merchantId }));
}

/**
 * Makes what is due, of each product in order, some products at a time.
 * @returns how many products it has finished; those that fail are reported, and tried again the next time
 */
export async function applyDuePrices(
  db: Db,
  clock: Clock,
  report: (error: unknown) => void,
): Promise<number> {
  const planned = db.selectFrom('price_changes').select(['product_id as id', 'merchant_id']).distinct();
  const due = planned.where('state', '=', 'planned').where('effective_on', '<=', kyivDay(clock.now()));
  let finished = 0;
  for (const product of await due.limit(PER_GO).execute())
    await attempt(report, async () => {
      while (await applyOldest(db, clock, product));
      finished += 1;
    });
  return finished;
}

export function startPriceWorker(app: FastifyInstance, db: Db, clock: Clock): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'prices');
  const ask = poll(app, POLL_INTERVAL_MS, report, async () => {
    if ((await applyDuePrices(db, clock, report)) === PER_GO) ask();
  });
}
