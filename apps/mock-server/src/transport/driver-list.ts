import type { InputOf } from '@kasa/contracts/shared/operation';
import type { transportOperations } from '@kasa/contracts/transport/operations';
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { param, runCompiled } from '../db/compiled-queries.ts';
import {
  cappedTotal,
  type PageLimits,
  type PageOfRows,
  type PageWindow,
  readPage,
} from '../db/pagination.ts';
import type { Viewer } from '../db/point-scope.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { firstMatches, searchFilter } from '../db/search.ts';
import { activeFilters, type GivenValues } from '../http/entity/active-filters.ts';
import type { Column, TableRows } from '../http/entity/entity.ts';
import { equals } from '../http/entity/filters.ts';
import { sortOf } from '../http/list.ts';
import { type DriverRow, drivers } from './driver-store.ts';

export type DriverListQuery = InputOf<typeof transportOperations.listDrivers>['query'];

/** Columns to sort by; texts have a collation key. */
const SORT = {
  name: 'name_key',
  tabulation_number: 'tabulation_number_key',
  money: 'money',
  created_at: 'created_at',
} as const satisfies Record<string, keyof Row<'drivers'>>;

// With its table, because a joined shift has columns of the same name.
const ofDriver = (column: Column<'drivers'>) => equals(`drivers.${column}` as Column<'branches'>);

const FILTERS = {
  route_id: ofDriver('route_id'),
  transport_id: ofDriver('transport_id'),
  branch_id: ofDriver('branch_id'),
};

/**
 * Drivers by shift, and the query plan for open shifts: `open` starts from the shifts, `open, common` from the drivers,
 * for when most of them are on shift.
 */
type ShiftPlan = 'all' | 'open' | 'open, common' | 'closed';

/** Up to so many open shifts are sorted; beyond, walking the list of drivers is cheaper. */
const FEW_OPEN = 10_000;

export async function pageOfDrivers(
  db: Db,
  { merchantId: merchant }: Pick<Viewer, 'merchantId'>,
  query: DriverListQuery,
  window: PageWindow,
  values: { readonly viewer?: string } = {},
): Promise<PageOfRows<DriverRow>> {
  const search = await searchFilter(db, 'drivers', query.name);
  const bound = { ...values, merchant };
  const read = (part: ShiftPlan, rows: PageWindow) => readByShift(db, bound, query, search, part, rows);
  const byShift = sortOf(query.sort, 'name').field === 'session_open_time';
  if (query.shift === 'open') {
    const common = !byShift && (await openShifts(db, merchant)) > FEW_OPEN;
    return read(common ? 'open, common' : 'open', window);
  }
  if (query.shift === 'closed' || !byShift) return read(query.shift ?? 'all', window);

  // Two lists one after the other, each in index order: drivers on shift, then those without a shift time.
  const open = await read('open', window);
  const rest = window.perPage - open.rows.length;
  const offset = Math.max(0, window.offset - open.total);
  const closed = await read('closed', { offset, perPage: Math.max(rest, 1) });
  const { total, total_capped } = cappedTotal(open.total + closed.total);
  return {
    rows: [...open.rows, ...closed.rows.slice(0, rest)],
    total,
    total_capped: total_capped || open.total_capped || closed.total_capped,
  };
}

/** Number of open shifts, counted only up to `FEW_OPEN + 1`. */
async function openShifts(db: Db, merchant: string): Promise<number> {
  const some = () =>
    db
      .selectFrom('shifts')
      .select('id')
      .where('merchant_id', '=', param<string>('merchant'))
      .where('closed_at', 'is', null)
      .limit((eb) => eb.lit(FEW_OPEN + 1));
  const count = () => db.selectFrom(some().as('some')).select((eb) => eb.fn.countAll<number>().as('n'));
  const counted = await runCompiled(db, 'open shifts', count, { merchant });
  return counted[0]?.n ?? 0;
}

async function readByShift(
  db: Db,
  bound: { readonly merchant: string; readonly viewer?: string },
  query: DriverListQuery,
  search: RawBuilder<SqlBool> | undefined,
  part: ShiftPlan,
  window: PageWindow,
): Promise<PageOfRows<DriverRow>> {
  const isNarrowed = bound.viewer !== undefined;
  const given = activeFilters(FILTERS, query as GivenValues);
  const texts = given.map(({ textKey }) => textKey);
  const isFixed = search === undefined && !texts.includes(undefined);
  const filtered = () => {
    let own: Drivers = drivers.own(db, param('merchant'), isNarrowed ? param('viewer') : undefined);
    for (const { fits } of given) own = own.where((eb) => fits(eb as never, param));
    return filterByShift(part, search === undefined ? own : own.where(search));
  };
  const { field, direction } = sortOf(query.sort, 'name');
  const order = orderOf(field, part);
  const rows = ({ beforeJoins, afterJoins }: PageLimits) => {
    const some = filtered().orderBy(sql.ref(order.column), direction).orderBy(sql.ref(order.tie), direction);
    const named = drivers.shown(db, beforeJoins(some), Object.values(SORT));
    return afterJoins(named.orderBy(sql.ref(order.shown), direction).orderBy('row.id', direction));
  };
  return readPage(db, {
    queryKey: isFixed ? `drivers ${isNarrowed} ${field} ${direction} ${part} ${texts.join(';')}` : undefined,
    window,
    values: Object.assign({ ...query, ...bound }, ...given.map((filter) => filter.bound)),
    filtered,
    countFirst: await firstMatches(db, 'drivers', query.name),
    rows,
    beforeJoinsOnly: order.column === 'open.opened_at',
  });
}

type Drivers = TableRows<'drivers'>;

function filterByShift(part: ShiftPlan, rows: Drivers): Drivers {
  return rows
    .$if(part === 'open', (qb) =>
      qb
        .innerJoin('shifts as open', 'open.driver_id', 'drivers.id')
        .where('open.merchant_id', '=', param<string>('merchant'))
        .where('open.closed_at', 'is', null),
    )
    .$if(part === 'open, common', (qb) => qb.where((eb) => eb.exists(openShiftOf(eb))))
    .$if(part === 'closed', (qb) => qb.where((eb) => eb.not(eb.exists(openShiftOf(eb)))));
}

const openShiftOf = (eb: ExpressionBuilder<Schema, 'drivers'>) =>
  eb
    .selectFrom('shifts as open')
    .select('open.id')
    .whereRef('open.driver_id', '=', 'drivers.id')
    .where('open.closed_at', 'is', null);

/** The sort column and tie-breaker of the list, and the sort column after its joins (`shown`). */
function orderOf(field: keyof typeof SORT | 'session_open_time', part: ShiftPlan) {
  if (field === 'session_open_time' && part !== 'closed') {
    return { column: 'open.opened_at', tie: 'open.driver_id', shown: 'shifts.opened_at' };
  }
  // Without a shift time only ties remain; ids grow with time, so `created_at`, which has an index, gives their order.
  const column = field === 'session_open_time' ? 'created_at' : SORT[field];
  return { column: `drivers.${column}`, tie: 'drivers.id', shown: `row.${column}` };
}
