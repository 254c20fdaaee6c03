/**
 * Who works at some points only sees and changes what belongs to them: here alone stands which rows those are. Lists and
 * sums read with a `Viewer`; ids of anything else do not exist, see `http/request/hide-foreign-ids.ts`. Transport has rules of its own.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { param } from './compiled-queries.ts';
import { dialectOf } from './dialect.ts';
import type { Db } from './schema.ts';

/** For whom rows are read, such as a session. */
export interface Viewer {
  readonly merchantId: string;
  readonly userId: string;
  /** Ids of the points that they are limited to; null: all. */
  readonly points: readonly string[] | null;
}

/** Reads for nobody in particular: work in the background, and rows of what was already found for somebody. */
export const wholeMerchant = (merchantId: string): Viewer => ({ merchantId, userId: '', points: null });

/** Whether somebody sees what belongs to a point. */
export const seesPoint = ({ points }: Pick<Viewer, 'points'>, id: string): boolean =>
  points?.includes(id) ?? true;

interface Place {
  /** Whether a column is one of the viewer's points. */
  readonly at: (column: string) => RawBuilder<SqlBool>;
  readonly user: RawBuilder<string>;
  /** Whether the viewer works at any point. */
  readonly anywhere: RawBuilder<SqlBool>;
}

/** Whether a product is sold at one of the viewer's points. */
const soldAt = (product: string, { at, anywhere }: Pick<Place, 'at' | 'anywhere'>) => sql<SqlBool>`(
  (${sql.ref(`${product}.is_sold_everywhere`)} = 1 and ${anywhere}) or exists (
    select 1 from product_points as sold where sold.product_id = ${sql.ref(`${product}.id`)}
    and ${at('sold.point_id')}))`;

/** Which rows of a table somebody sees; all rows of other tables. */
const seen = {
  branches: ({ at }) => at('branches.id'),
  terminals: ({ at }) => at('terminals.point_id'),
  // Where it was made: it stays when the terminal moves.
  transactions: ({ at }) => at('transactions.point_id'),
  register_shifts: ({ at }) => at('register_shifts.point_id'),
  users: ({ at, user }) => sql`(users.id = ${user} or exists (
    select 1 from user_points as placed where placed.user_id = users.id and ${at('placed.point_id')}))`,
  week_templates: ({ at }) => at('week_templates.point_id'),
  // The two people see it wherever they work by now.
  shift_swaps: ({ at, user }) => sql`(shift_swaps.user_id = ${user} or shift_swaps.colleague_id = ${user}
    or ${at('shift_swaps.point_id')})`,
  encashments: ({ at }) => sql`exists (
    select 1 from terminals as emptied where emptied.id = encashments.terminal_id and ${at('emptied.point_id')})`,
  // A round is theirs as a whole or not at all: its sums are those of all its stops.
  collection_rounds: ({ at }) => sql`not exists (
    select 1 from collection_round_stops as stop join terminals as stopped on stopped.id = stop.terminal_id
    where stop.round_id = collection_rounds.id and ${at('stopped.point_id')} is not true)`,
  collection_round_stops: ({ at }) => sql`exists (select 1 from terminals as stopped
    where stopped.id = collection_round_stops.terminal_id and ${at('stopped.point_id')})`,
  callback_deliveries: ({ at }) => sql`exists (select 1 from transactions as told
    where told.id = callback_deliveries.transaction_id and ${at('told.point_id')})`,
  products: (place) => soldAt('products', place),
  price_changes: (place) => sql`((price_changes.point_id is null or ${place.at('price_changes.point_id')})
    and exists (select 1 from products as priced
      where priced.id = price_changes.product_id and ${soldAt('priced', place)}))`,
  // A template is nobody's in particular.
  composition_lines: (
    place,
  ) => sql`((composition_lines.owner_kind = 'template' and ${place.anywhere}) or exists (
    select 1 from products as made where made.id = composition_lines.owner_id and ${soldAt('made', place)}))`,
  discounts: ({ at, anywhere }) => sql`((discounts.is_everywhere = 1 and ${anywhere}) or exists (
    select 1 from discount_points as held where held.discount_id = discounts.id and ${at('held.point_id')}))`,
  // What many rows were changed by, or what anybody did, is nobody's but the own.
  product_imports: ({ user }) => sql`product_imports.user_id = ${user}`,
  product_import_rows: ({ user }) => sql`exists (select 1 from product_imports as imported
    where imported.id = product_import_rows.import_id and imported.user_id = ${user})`,
  bulk_runs: ({ user }) => sql`bulk_runs.user_id = ${user}`,
  audit_entries: ({ user }) => sql`audit_entries.user_id = ${user}`,
} satisfies Record<string, (place: Place) => RawBuilder<SqlBool>>;

type ScopedTable = keyof typeof seen;
const isScoped = (table: string): table is ScopedTable => Object.hasOwn(seen, table);

/** Tables of which somebody sees some rows only. */
export const scopedTables = Object.keys(seen) as ScopedTable[];

/** The ids of a JSON list, as a subquery. */
export const idsIn = (db: Db, json: RawBuilder<string>): RawBuilder<string> =>
  dialectOf(db) === 'postgres'
    ? sql`(select jsonb_array_elements_text(cast(${json} as jsonb)))`
    : sql`(select value from json_each(${json}))`;

function conditionOn(
  db: Db,
  table: ScopedTable,
  points: RawBuilder<string>,
  user: RawBuilder<string>,
): RawBuilder<SqlBool> {
  const at = (column: string) => sql<SqlBool>`${sql.ref(column)} in ${idsIn(db, points)}`;
  return seen[table]({ at, user, anywhere: sql<SqlBool>`exists ${idsIn(db, points)}` });
}

/** What the named parameters of `seenInList` are bound to. */
export const boundFor = ({ points, userId }: Viewer) =>
  points === null ? {} : { scope_points: JSON.stringify(points), scope_user: userId };

/** The condition of a compiled statement, see `boundFor`; undefined: all rows. */
export function seenInList(db: Db, table: string, viewer: Viewer): RawBuilder<SqlBool> | undefined {
  if (viewer.points === null || !isScoped(table)) return undefined;
  return conditionOn(db, table, param('scope_points'), param('scope_user'));
}

/** The condition of a statement that is written by hand. */
export function seenBy(db: Db, table: ScopedTable, { points, userId }: Viewer): RawBuilder<SqlBool> {
  if (points === null) return sql`1 = 1`;
  return conditionOn(db, table, sql.val(JSON.stringify(points)), sql.val(userId));
}

/** Whether a column is one of the viewer's points: of rows that nobody names by id, such as those that sums are of. */
export const atPointOf = (db: Db, column: string, { points }: Viewer): RawBuilder<SqlBool> =>
  points === null ? sql`1 = 1` : sql`${sql.ref(column)} in ${idsIn(db, sql.val(JSON.stringify(points)))}`;

/** Tables whose rows name their point: lists have indexes for it as for a filter. */
const NAMING_A_POINT: readonly string[] = ['terminals', 'transactions', 'register_shifts'];
/** Not empty: an empty value is no filter. */
const NOWHERE = ['nowhere'];

/**
 * The limit as values of a list's filter `point_id`, besides those that it has; undefined: it is none.
 * @param given values of the filter in the query
 */
export function pointsToList(
  table: string,
  { points }: Viewer,
  given: string | readonly string[] | undefined,
): readonly string[] | undefined {
  if (points === null || !NAMING_A_POINT.includes(table)) return undefined;
  const asked = given === undefined ? points : [given].flat().filter((id) => points.includes(id));
  return asked.length === 0 ? NOWHERE : asked;
}

/** Whether an index has the rows of a point in the order of a column, besides that in which the list opens. */
export const isOrderWithinPoint = (table: string, column: string): boolean =>
  table === 'transactions' && column === 'amount';
