/** SQL of the list of drivers. */
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { transportOperations } from '@kasa/contracts/transport/operations';
import { type JoinBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { capped, type PageOfRows, type PageTaking, type PageWindow, readPage } from '../db/paged.ts';
import { slot } from '../db/prepared.ts';
import type { Db, Schema } from '../db/schema.ts';
import { searchFilter } from '../db/search.ts';
import { sortOf } from '../http/list.ts';
import {
  DRIVER_COLUMNS,
  type DriverColumn,
  type DriverRow,
  ownDrivers,
  withDriverNames,
} from './driver-store.ts';

export type DriverListQuery = InputOf<typeof transportOperations.listDrivers>['query'];

/** The column behind each way to sort; texts have a key in the order of the alphabet. */
const SORT = {
  name: 'name_key',
  tabulation_number: 'tabulation_number_key',
  money: 'money',
  created_at: 'created_at',
} as const satisfies Record<string, DriverColumn>;

/** A page of the merchant's drivers. */
export async function pageOfDrivers(
  db: Db,
  merchant: string,
  query: DriverListQuery,
  window: PageWindow,
): Promise<PageOfRows<DriverRow>> {
  const search = await searchFilter(db, 'drivers', query.name);
  const part = (shift: DriverListQuery['shift'], rows: PageWindow) =>
    readDrivers(db, merchant, { ...query, shift }, search, rows);
  const byShift = sortOf(query.sort, 'name').field === 'session_open_time';
  if (!byShift || query.shift !== undefined) return part(query.shift, window);

  // Two lists, one after the other, each walking an index: those on shift, then those who have no time to sort by.
  const open = await part('open', window);
  const rest = window.perPage - open.rows.length;
  const offset = Math.max(0, window.offset - open.total);
  const closed = await part('closed', { offset, perPage: Math.max(rest, 1) });
  const total = capped(open.total + closed.total);
  return {
    rows: [...open.rows, ...closed.rows.slice(0, rest)],
    total: total.total,
    total_capped: total.total_capped || open.total_capped || closed.total_capped,
  };
}

function readDrivers(
  db: Db,
  merchant: string,
  query: DriverListQuery,
  search: RawBuilder<SqlBool> | undefined,
  window: PageWindow,
): Promise<PageOfRows<DriverRow>> {
  const { shift } = query;
  const filtered = () =>
    ownDrivers(db)
      .$if(query.route_id !== undefined, (qb) => qb.where('drivers.route_id', '=', slot<string>('route_id')))
      .$if(query.transport_id !== undefined, (qb) =>
        qb.where('drivers.transport_id', '=', slot<string>('transport_id')),
      )
      .$if(query.branch_id !== undefined, (qb) =>
        qb.where('drivers.branch_id', '=', slot<string>('branch_id')),
      )
      .$if(search !== undefined, (qb) => (search === undefined ? qb : qb.where(search)))
      .$if(shift !== undefined, (qb) => qb.leftJoin('shifts as open', openShiftOfDriver))
      .$if(shift === 'open', (qb) => qb.where(sql.ref('open.merchant_id'), '=', slot<string>('merchant')))
      .$if(shift === 'closed', (qb) => qb.where(sql.ref('open.id'), 'is', null));

  const { field, direction } = sortOf(query.sort, 'name');
  const order = orderOf(field, shift);
  const rows = ({ beforeJoins, afterJoins }: PageTaking) => {
    let some = filtered().select(DRIVER_COLUMNS);
    if (order !== undefined) some = some.orderBy(sql.ref(order.inner), direction);
    let named = withDriverNames(db, beforeJoins(some.orderBy('drivers.id', direction)));
    if (order !== undefined) named = named.orderBy(sql.ref(order.outer), direction);
    return afterJoins(named.orderBy('d.id', direction));
  };
  const given = (['route_id', 'transport_id', 'branch_id'] as const).filter(
    (key) => query[key] !== undefined,
  );
  return readPage(db, {
    shape: search === undefined ? `drivers ${field} ${direction} ${shift ?? ''} ${given.join()}` : undefined,
    window,
    values: { ...query, merchant },
    filtered,
    rows,
  });
}

const openShiftOfDriver = (join: JoinBuilder<Schema & { open: Schema['shifts'] }, 'drivers' | 'open'>) =>
  join.onRef('open.driver_id', '=', 'drivers.id').on('open.closed_at', 'is', null);

/** What to sort by, besides the id, in the list itself and after its joins. */
function orderOf(field: keyof typeof SORT | 'session_open_time', shift: DriverListQuery['shift']) {
  if (field !== 'session_open_time') return { inner: `drivers.${SORT[field]}`, outer: `d.${SORT[field]}` };
  return shift === 'open' ? { inner: 'open.opened_at', outer: 'shifts.opened_at' } : undefined;
}
