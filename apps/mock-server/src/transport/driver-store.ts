/** SQL that reads drivers. */
import type { SelectQueryBuilder } from 'kysely';
import { param, runPrepared } from '../db/prepared.ts';
import type { Db, Row, Schema } from '../db/schema.ts';

const COLUMNS = [
  'id',
  'branch_id',
  'route_id',
  'transport_id',
  'name',
  'tabulation_number',
  'phone',
  'call_message',
  'money',
  'add_data',
  'avatar',
  'version',
  'created_at',
  'updated_at',
] as const satisfies (keyof Row<'drivers'>)[];

/** Besides, what a page is put in order by; it is not shown, and reading text is what a list costs most. */
const SORTABLE = [...COLUMNS, 'name_key', 'tabulation_number_key'] as const;
type SortableDriver = Pick<Row<'drivers'>, (typeof SORTABLE)[number]>;

/** What `withDriverNames` needs of a driver. */
export const DRIVER_COLUMNS = SORTABLE.map((column) => `drivers.${column}` as const);

/** A driver, by name what he refers to, and since when he is on shift. */
export interface DriverRow extends Pick<Row<'drivers'>, (typeof COLUMNS)[number]> {
  branch_name: string;
  route_name: string | null;
  transport_number: string | null;
  session_open_time: string | null;
}

export const ownDrivers = (db: Db) =>
  db.selectFrom('drivers').where('drivers.merchant_id', '=', param<string>('merchant'));

/** Joins names to the few rows of a page, not to all that were skipped before it. */
export function withDriverNames(db: Db, some: SelectQueryBuilder<Schema, 'drivers', SortableDriver>) {
  return db
    .selectFrom(some.as('d'))
    .innerJoin('branches', 'branches.id', 'd.branch_id')
    .leftJoin('routes', 'routes.id', 'd.route_id')
    .leftJoin('transports', 'transports.id', 'd.transport_id')
    .leftJoin('shifts', (join) =>
      join.onRef('shifts.driver_id', '=', 'd.id').on('shifts.closed_at', 'is', null),
    )
    .select(COLUMNS.map((column) => `d.${column}` as const))
    .select(['branches.name as branch_name', 'routes.name as route_name'])
    .select(['transports.transport_num as transport_number', 'shifts.opened_at as session_open_time']);
}

/** One driver of the merchant. */
export async function findDriver(db: Db, merchant: string, id: string): Promise<DriverRow | undefined> {
  const one = () =>
    withDriverNames(db, ownDrivers(db).where('drivers.id', '=', param<string>('id')).select(DRIVER_COLUMNS));
  const rows = await runPrepared<DriverRow>(db, 'driver', one, { merchant, id });
  return rows[0];
}
