/** SQL of routes. */
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { transportOperations } from '@kasa/contracts/transport/operations';
import type { TransitRouteFields } from '@kasa/contracts/transport/routes';
import { type NotNull, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type PageOfRows, type PageTaking, type PageWindow, readPage } from '../db/paged.ts';
import { param, runPrepared } from '../db/prepared.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { searchColumn, searchFilter } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import { sortOf } from '../http/list.ts';

export type RouteListQuery = InputOf<typeof transportOperations.listRoutes>['query'];

const COLUMNS = [
  'id',
  'name',
  'mode',
  'country',
  'city',
  'cost',
  'from_point',
  'to_point',
  'transport_num',
  'avg_speed',
  'avg_time',
  'places',
  'version',
  'created_at',
  'updated_at',
] as const satisfies (keyof Row<'routes'>)[];

/** A route with the number of vehicles on it now. */
export interface RouteRow extends Pick<Row<'routes'>, (typeof COLUMNS)[number]> {
  transports_on_route: number;
}

/** The column behind each way to sort; texts have a key in the order of the alphabet. */
const SORT = {
  name: 'name_key',
  transport_num: 'transport_num',
  avg_speed: 'avg_speed',
  avg_time: 'avg_time',
  created_at: 'created_at',
} as const;

const ownRoutes = (db: Db) =>
  db.selectFrom('routes').where('routes.merchant_id', '=', param<string>('merchant'));

function withCount(db: Db, some: SelectQueryBuilder<Schema, 'routes', Row<'routes'>>) {
  return db
    .selectFrom(some.as('r'))
    .select(COLUMNS.map((column) => `r.${column}` as const))
    .select((eb) =>
      eb
        .selectFrom('transports')
        .select((on) => on.fn.countAll<number>().as('n'))
        .whereRef('transports.route_id', '=', 'r.id')
        .where('transports.status', '=', sql.lit('on_route'))
        .as('transports_on_route'),
    )
    .$narrowType<{ transports_on_route: NotNull }>();
}

/** One route of the merchant. */
export async function findRoute(db: Db, merchant: string, id: string): Promise<RouteRow | undefined> {
  const one = () => withCount(db, ownRoutes(db).where('routes.id', '=', param<string>('id')).selectAll());
  const rows = await runPrepared<RouteRow>(db, 'route', one, { merchant, id });
  return rows[0];
}

/** A page of the merchant's routes. */
export async function pageOfRoutes(
  db: Db,
  merchant: string,
  query: RouteListQuery,
  window: PageWindow,
): Promise<PageOfRows<RouteRow>> {
  const search = await searchFilter(db, 'routes', query.q);
  const city = cityFilter(query.city);
  const { field, direction } = sortOf(query.sort, 'name');
  const column = SORT[field];
  const filtered = () =>
    ownRoutes(db)
      .$if(query.mode !== undefined, (qb) => qb.where('mode', '=', param<Row<'routes'>['mode']>('mode')))
      .$if(city !== undefined, (qb) => (city === undefined ? qb : qb.where(city)))
      .$if(search !== undefined, (qb) => (search === undefined ? qb : qb.where(search)));
  const rows = ({ beforeJoins, afterJoins }: PageTaking) => {
    const ordered = filtered()
      .selectAll()
      .orderBy(column, (order) => order[direction]().nullsLast())
      .orderBy('id', direction);
    const counted = withCount(db, beforeJoins(ordered));
    return afterJoins(
      counted.orderBy(`r.${column}`, (order) => order[direction]().nullsLast()).orderBy('r.id', direction),
    );
  };
  const isTyped = search !== undefined || city !== undefined;
  return readPage<RouteRow, 'routes'>(db, {
    shape: isTyped ? undefined : `routes ${column} ${direction} ${query.mode === undefined ? '' : 'mode'}`,
    window,
    values: { ...query, merchant },
    filtered,
    rows,
  });
}

/** The city stands last in the search column, on a line of its own. */
function cityFilter(city: string | undefined) {
  if (city === undefined || city === '') return undefined;
  const ending = `%\n${searchColumn('routes', city).replace(/[\\%_]/gu, '\\$&')}`;
  return sql<SqlBool>`${sql.ref('routes.search')} like ${ending} escape '\\'`;
}

/** The columns that a person fills in. */
export function routeColumns(input: TransitRouteFields) {
  return {
    ...input,
    name_key: sortKey(input.name),
    places: JSON.stringify(input.places),
    search: searchColumn('routes', input.name, input.from_point, input.to_point, input.city),
  };
}
