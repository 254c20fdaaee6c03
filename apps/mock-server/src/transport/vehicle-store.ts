/** SQL that reads vehicles. */
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { transportOperations } from '@kasa/contracts/transport/operations';
import type { SelectQueryBuilder } from 'kysely';
import { type PageOfRows, type PageTaking, type PageWindow, readPage } from '../db/paged.ts';
import { param, runPrepared } from '../db/prepared.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { firstHits, searchFilter } from '../db/search.ts';
import { sortOf } from '../http/list.ts';
import type { InspectionDays } from './inspection.ts';

export type VehicleListQuery = InputOf<typeof transportOperations.listTransports>['query'];

type Column = Exclude<keyof Row<'transports'>, 'merchant_id' | 'search' | `${string}_key`>;

const COLUMNS = [
  'id',
  'branch_id',
  'route_id',
  'transport_num',
  'name',
  'mode',
  'state_number',
  'validator',
  'terminal_num',
  'lat',
  'lng',
  'geo_place',
  'route_time',
  'drive_time',
  'avg_speed',
  'passenger_amount',
  'payment_cash',
  'payment_card',
  'beneficiary_count',
  'camera_link',
  'status',
  'next_to_date',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly Column[];

/** Besides, what a page is put in order by; it is not shown, and reading text is what a list costs most. */
const SORTABLE = [...COLUMNS, 'transport_num_key', 'name_key'] as const;

/** The column behind each way to sort; texts have a key in the order of the alphabet. */
const SORT = {
  transport_num: 'transport_num_key',
  name: 'name_key',
  drive_time: 'drive_time',
  next_to_date: 'next_to_date',
  created_at: 'created_at',
} as const satisfies Record<string, (typeof SORTABLE)[number]>;

/** A vehicle, and by name what it refers to: depot, route, the driver on shift. */
export interface VehicleRow extends Pick<Row<'transports'>, Column> {
  branch_name: string;
  route_name: string | null;
  driver_id: string | null;
  driver_name: string | null;
}

const ownTransports = (db: Db) =>
  db.selectFrom('transports').where('transports.merchant_id', '=', param<string>('merchant'));

/** Joins names to the few rows of a page, not to all that were skipped before it. */
function withNames(
  db: Db,
  some: SelectQueryBuilder<Schema, 'transports', Pick<Row<'transports'>, (typeof SORTABLE)[number]>>,
) {
  return db
    .selectFrom(some.as('t'))
    .innerJoin('branches', 'branches.id', 't.branch_id')
    .leftJoin('routes', 'routes.id', 't.route_id')
    .leftJoin('shifts', (join) =>
      join.onRef('shifts.transport_id', '=', 't.id').on('shifts.closed_at', 'is', null),
    )
    .leftJoin('drivers', 'drivers.id', 'shifts.driver_id')
    .select(COLUMNS.map((column) => `t.${column}` as const))
    .select(['branches.name as branch_name', 'routes.name as route_name'])
    .select(['drivers.id as driver_id', 'drivers.name as driver_name']);
}

/** One vehicle of the merchant. */
export async function findVehicle(db: Db, merchant: string, id: string): Promise<VehicleRow | undefined> {
  const one = () =>
    withNames(db, ownTransports(db).where('transports.id', '=', param<string>('id')).select(SORTABLE));
  const rows = await runPrepared<VehicleRow>(db, 'transport', one, { merchant, id });
  return rows[0];
}

/** A page of the merchant's vehicles. */
export async function pageOfVehicles(
  db: Db,
  merchant: string,
  query: VehicleListQuery,
  window: PageWindow,
  days: InspectionDays,
): Promise<PageOfRows<VehicleRow>> {
  const search = await searchFilter(db, 'transports', query.q);
  const { field, direction } = sortOf(query.sort, 'transport_num');
  const column = SORT[field];
  const filtered = () =>
    ownTransports(db)
      .$if(query.route_id !== undefined, (qb) => qb.where('route_id', '=', param<string>('route_id')))
      .$if(query.branch_id !== undefined, (qb) => qb.where('branch_id', '=', param<string>('branch_id')))
      .$if(query.status !== undefined, (qb) =>
        qb.where('status', '=', param<Row<'transports'>['status']>('status')),
      )
      .$if(query.mode !== undefined, (qb) => qb.where('mode', '=', param<Row<'transports'>['mode']>('mode')))
      .$if(query.inspection === 'overdue', (qb) => qb.where('next_to_date', '<', param<string>('today')))
      .$if(query.inspection === 'due', (qb) =>
        qb
          .where('next_to_date', '>=', param<string>('today'))
          .where('next_to_date', '<=', param<string>('due')),
      )
      .$if(search !== undefined, (qb) => (search === undefined ? qb : qb.where(search)));
  const rows = ({ beforeJoins, afterJoins }: PageTaking) => {
    const ordered = filtered().select(SORTABLE).orderBy(column, direction).orderBy('id', direction);
    const named = withNames(db, beforeJoins(ordered));
    return afterJoins(named.orderBy(`t.${column}`, direction).orderBy('t.id', direction));
  };
  return readPage<VehicleRow, 'transports'>(db, {
    shape: search === undefined ? shapeOf(query, column, direction) : undefined,
    window,
    values: { ...query, ...days, merchant },
    filtered,
    first: await firstHits(db, 'transports', query.q),
    rows,
  });
}

function shapeOf(query: VehicleListQuery, column: string, direction: string): string {
  const given = (['route_id', 'branch_id', 'status', 'mode'] as const).filter(
    (key) => query[key] !== undefined,
  );
  return `transports ${column} ${direction} ${given.join()} ${query.inspection ?? ''}`;
}
