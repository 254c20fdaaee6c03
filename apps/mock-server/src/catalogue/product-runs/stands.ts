/** What the rules of a run need to know of products. */
import type { ProductRunChangeFields } from '@kasa/contracts/catalogue/product-run-changes';
import { MAX_PRODUCTS_PER_RUN } from '@kasa/contracts/catalogue/product-run-values';
import type { ProductRunTargetFields } from '@kasa/contracts/catalogue/product-runs';
import type { ProductTax } from '@kasa/contracts/catalogue/product-values';
import { type SqlBool, sql } from 'kysely';
import { runCompiled } from '../../db/compiled-queries.ts';
import { BATCH_SIZE, inBatches } from '../../db/in-batches.ts';
import { idsIn } from '../../db/point-scope.ts';
import type { Db } from '../../db/schema.ts';
import type { TableRows } from '../../http/entity/entity.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { referencesTo } from '../../http/request/references.ts';
import { createDigest } from '../../runs/preview.ts';
import { products } from '../product-store.ts';
import { requireProductReferences } from '../product-writes.ts';

/** A product as it is now. */
export interface Stand {
  readonly id: string;
  readonly name: string;
  readonly name_key: string;
  readonly article: string;
  readonly version: number;
  readonly price: number;
  readonly tax: ProductTax;
  readonly tax_included: boolean;
  readonly group: { readonly id: string; readonly name: string } | null;
  readonly is_sold_everywhere: boolean;
  readonly is_archived: boolean;
  /** Whether it is also sold where whoever asks does not work. */
  readonly is_beyond: boolean;
  /** Ids in order; read only where points are changed. */
  readonly points: readonly string[];
  /** Of the point whose price is changed: whether it is sold there, and a price of its own. */
  readonly is_sold_there: boolean;
  readonly own_price: number | null;
  /** Whether a price is planned there for the day of the change. */
  readonly is_planned: boolean;
  /** Of a change that is planned: the base price by that day; null: as it is now. */
  readonly planned_base: number | null;
  /** What the point's price is by that day, null: the base price; undefined: as it is now. */
  readonly planned_own: number | null | undefined;
  /** Stands for the prices and plans that would go; null: none. */
  readonly lost: string | null;
}

/** Where whoever asks works; null: everywhere. */
interface Asking {
  readonly points: readonly string[] | null;
}

const isTrue = (condition: ReturnType<typeof sql<SqlBool>>) =>
  sql<number>`case when ${condition} then 1 else 0 end`;
const never = sql<SqlBool>`1 = 0`;

/** The last price that is planned by a day; 0: the base price. @param by how its own day compares */
const plannedBy = (day: string, by: '<' | '<=', point: string | null) =>
  sql<number | null>`(select coalesce(price_changes.price, 0) from price_changes
    where price_changes.product_id = products.id and price_changes.state = 'planned'
    and price_changes.effective_on ${sql.raw(by)} ${day}
    and ${point === null ? sql`price_changes.point_id is null` : sql`price_changes.point_id = ${point}`}
    order by price_changes.effective_on desc, price_changes.created_at desc, price_changes.id desc limit 1)`;

/** Ids of the prices and plans that a change takes away, or may narrow; each that is changed has another one. */
function lostBy(db: Db, change: ProductRunChangeFields) {
  const listed = (rows: ReturnType<typeof sql>) =>
    sql<string | null>`(select string_agg(lost.id, ',' order by lost.id) from (${rows}) as lost)`;
  const plans = sql`select price_changes.id from price_changes
    where price_changes.product_id = products.id and price_changes.state = 'planned'`;
  if (change.action === 'archive') return listed(plans);
  if (change.action !== 'change_points') return null;
  const base = sql`price_changes.point_id is null`;
  if (change.mode === 'add' || change.is_sold_everywhere) return listed(sql`${plans} and ${base}`);
  const asked = idsIn(db, sql.val(JSON.stringify(change.point_ids)));
  const goes = change.mode === 'remove' ? sql`point_id in ${asked}` : sql`point_id not in ${asked}`;
  const own = sql`select product_prices.id from product_prices where product_prices.product_id = products.id`;
  return listed(sql`${plans} and (${base} or ${goes}) union all ${own} and ${goes}`);
}

/** Reads what the rules need of some products. */
function withStand(db: Db, rows: TableRows<'products'>, { points }: Asking, change: ProductRunChangeFields) {
  const [point, day] =
    change.action === 'change_price' ? [change.point_id, change.effective_on] : [null, null];
  const soldAt = sql`select 1 from product_points where product_points.product_id = products.id`;
  const isBeyond =
    points === null
      ? never
      : sql<SqlBool>`products.is_sold_everywhere = 1 or exists (${soldAt}
          and product_points.point_id not in ${idsIn(db, sql.val(JSON.stringify(points)))}
          and exists (select 1 from branches where branches.id = product_points.point_id))`;
  const isThere = sql<SqlBool>`products.is_sold_everywhere = 1 or exists (${soldAt}
    and product_points.point_id = ${point})`;
  const ownPrice = sql<number | null>`(select product_prices.price from product_prices
    where product_prices.product_id = products.id and product_prices.point_id = ${point})`;
  const isPlanned = sql<SqlBool>`exists (select 1 from price_changes where price_changes.product_id = products.id
    and price_changes.state = 'planned' and price_changes.effective_on = ${day}
    and ${point === null ? sql`price_changes.point_id is null` : sql`price_changes.point_id = ${point}`})`;
  const ids = sql<string | null>`(select string_agg(branches.id, ',' order by branches.id)
    from product_points join branches on branches.id = product_points.point_id
    where product_points.product_id = products.id)`;
  const nothing = sql<null>`null`;
  return rows
    .leftJoin('product_groups', 'product_groups.id', 'products.group_id')
    .select(['products.id', 'products.name', 'products.name_key', 'products.article', 'products.version'])
    .select(['products.price', 'products.tax', 'products.tax_included', 'products.archived_at'])
    .select(['products.is_sold_everywhere', 'products.group_id', 'product_groups.name as group_name'])
    .select(isTrue(isBeyond).as('is_beyond'))
    .select(isTrue(point === null ? never : isThere).as('is_sold_there'))
    .select((point === null ? nothing : ownPrice).as('own_price'))
    .select(isTrue(day === null ? never : isPlanned).as('is_planned'))
    .select((day === null ? nothing : plannedBy(day, point === null ? '<' : '<=', null)).as('planned_base'))
    .select((day === null || point === null ? nothing : plannedBy(day, '<', point)).as('planned_own'))
    .select((lostBy(db, change) ?? nothing).as('lost'))
    .select((change.action === 'change_points' ? ids : nothing).as('points'));
}

type StandRow = Awaited<ReturnType<ReturnType<typeof withStand>['executeTakeFirstOrThrow']>>;

function standOf({ group_id, group_name, archived_at, points, own_price, ...row }: StandRow): Stand {
  return {
    ...row,
    price: Number(row.price),
    tax_included: row.tax_included === 1,
    group: group_id === null ? null : { id: group_id, name: group_name ?? '' },
    is_sold_everywhere: row.is_sold_everywhere === 1,
    is_archived: archived_at !== null,
    is_beyond: row.is_beyond === 1,
    points: row.is_sold_everywhere === 1 ? [] : (points?.split(',') ?? []),
    is_sold_there: row.is_sold_there === 1,
    own_price: own_price === null ? null : Number(own_price),
    is_planned: row.is_planned === 1,
    planned_base: row.planned_base === null ? null : Number(row.planned_base),
    planned_own: row.planned_own === null ? undefined : Number(row.planned_own) || null,
    lost: row.lost === null ? null : createDigest(row.lost).digest(),
  };
}

/** A product that is locked, as it is now. */
export async function standOfLocked(
  tx: Db,
  asking: Asking,
  id: string,
  change: ProductRunChangeFields,
): Promise<Stand> {
  const one = tx.selectFrom('products').where('products.id', '=', id);
  return standOf(await withStand(tx, one, asking, change).executeTakeFirstOrThrow());
}

const requireChosen = referencesTo({ product_ids: { table: 'products' } });

/**
 * The products of a target as they are now, by name. In a transaction they are read at once.
 * @throws OperationFailure `not_found`, `bulk_run_too_large`
 */
export async function* targetStands(
  db: Db,
  context: Context,
  { product_ids: ids, ...filter }: ProductRunTargetFields,
  change: ProductRunChangeFields,
): AsyncGenerator<Stand> {
  await requireProductReferences(db, context, filter, 'target');
  await requireChosen(db, context, { product_ids: ids }, 'target');
  const { filtered, values } = await products.narrowed(db, context.session, filter);
  const some = () =>
    (filtered() as unknown as TableRows<'products'>).$if(ids !== undefined, (rows) =>
      rows.where('products.id', 'in', ids ?? []),
    );
  await requireFewEnough(db, some, values);
  const size = db.isTransaction ? MAX_PRODUCTS_PER_RUN : BATCH_SIZE;
  const read = (on: Db, last: StandRow | undefined) => {
    const batch = () =>
      withStand(on, some(), context.session, change)
        .$if(last !== undefined, (rows) =>
          rows.where(sql<SqlBool>`(products.name_key, products.id) > (${last?.name_key}, ${last?.id})`),
        )
        .orderBy('products.name_key')
        .orderBy('products.id')
        .limit(size);
    return runCompiled<StandRow>(on, undefined, batch, values);
  };
  const rows = db.isTransaction ? await read(db, undefined) : inBatches(db, read);
  for await (const row of rows) yield standOf(row);
}

/** Counts before reading. @throws OperationFailure `bulk_run_too_large` */
async function requireFewEnough(
  db: Db,
  some: () => TableRows<'products'>,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const count = () =>
    db
      .selectFrom(
        some()
          .select('products.id')
          .limit(MAX_PRODUCTS_PER_RUN + 1)
          .as('some'),
      )
      .select((eb) => eb.fn.countAll<number>().as('n'));
  const [found] = await runCompiled<{ n: number }>(db, undefined, count, values);
  if ((found?.n ?? 0) > MAX_PRODUCTS_PER_RUN) throw new OperationFailure('bulk_run_too_large');
}
