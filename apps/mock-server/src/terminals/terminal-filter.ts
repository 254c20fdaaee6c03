import type { InputOf } from '@kasa/contracts/shared/operation';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { type Connectivity, ONLINE_TIMEOUT_SECONDS } from '@kasa/contracts/terminals/terminal-status';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { param } from '../db/compiled-queries.ts';
import { dayFilters } from '../db/day-filters.ts';
import { dialectOf } from '../db/dialect.ts';
import { areFew, fitsFew } from '../db/few-rows.ts';
import { everTerminals, fleetCondition, IN_FLEET } from '../db/fleet.ts';
import { latinSpellings } from '../db/latin-spellings.ts';
import { settingsFilter } from '../db/outdated-settings.ts';
import { pointsToList, type Viewer } from '../db/point-scope.ts';
import type { Db, Row } from '../db/schema.ts';
import { searchFilter } from '../db/search.ts';
import { listOf, type NarrowedRows } from '../http/entity/list.ts';
import { sortOf } from '../http/list.ts';
import { terminalSummaries } from './terminal-store.ts';

export type TerminalListQuery = InputOf<typeof terminalsOperations.listTerminals>['query'];

export type TerminalFilter = Omit<TerminalListQuery, 'page' | 'perPage'>;

const terminalSorts = {
  number: 'number',
  name: 'name_key',
  last_online_at: 'online_until',
  activated_at: 'activated_at',
  status: 'status',
  today_amount: 'day_sales',
  cash_inside: 'cash_inside',
} as const satisfies Record<string, keyof Row<'terminals'>>;

export const ownTerminals = (db: Db) =>
  everTerminals(db).where('terminals.merchant_id', '=', param<string>('merchant'));

/** Limit of points matched by name; more would match too many terminals to be useful. */
const MAX_POINTS = 200;

async function ownFilter(db: Db, typed: string | undefined): Promise<RawBuilder<SqlBool> | undefined> {
  const found: RawBuilder<SqlBool>[] = [];
  for (const spelled of [typed, ...latinSpellings(typed ?? '')]) {
    const condition = await searchFilter(db, 'terminals', spelled);
    if (condition !== undefined) found.push(condition);
  }
  if (found.length < 2) return found[0];
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}

/** Condition: the terminal or its point contains `typed`. */
async function typedFilter(
  db: Db,
  merchant: string,
  typed: string | undefined,
): Promise<RawBuilder<SqlBool> | undefined> {
  const own = await ownFilter(db, typed);
  const atPoint = await searchFilter(db, 'branches', typed);
  if (own === undefined || atPoint === undefined) return undefined;
  const points = await db
    .selectFrom('branches')
    .select('id')
    .where('merchant_id', '=', merchant)
    .where(atPoint)
    .limit(MAX_POINTS)
    .execute();
  if (points.length === 0) return own;
  const ids = sql.join(points.map(({ id }) => id));
  return sql<SqlBool>`(${own} or ${sql.ref('terminals.point_id')} in (${ids}))`;
}

const DAYS = {
  online: 'terminals.online_until',
  activated: 'terminals.activated_at',
  started: 'terminals.last_started_at',
  added: 'terminals.created_at',
} as const;

type Day = keyof typeof DAYS;
type Order = (typeof terminalSorts)[keyof typeof terminalSorts];

/** Filters by one value: their column, and the list orders for which an index covers the filter. */
const BY_VALUE = {
  kind: { column: 'kind', orders: ['number'] },
  status: { column: 'status', orders: ['number', 'status', 'online_until'] },
  point_id: { column: 'point_id', orders: ['number'] },
  template_id: { column: 'template_id', orders: ['number'] },
  vehicle_id: { column: 'vehicle_id', orders: [] },
  model: { column: 'model', orders: ['number'] },
  connectivity: { column: 'online_until', orders: ['online_until'] },
  ever_online: { column: 'online_until', orders: ['online_until'] },
} as const satisfies Partial<
  Record<keyof TerminalFilter, { column: keyof Row<'terminals'>; orders: readonly Order[] }>
>;
type ByValue = keyof typeof BY_VALUE;
const byValue = Object.keys(BY_VALUE) as ByValue[];

type Selectivity = ReadonlyMap<Day | ByValue, 'few' | 'many'>;
const UNKNOWN: Selectivity = new Map();

/** The values that the filter lets through; their parameters are called like it, with a number from the second on. */
const valuesIn = (filter: TerminalFilter, name: ByValue): readonly string[] => [filter[name] ?? []].flat();
const isSingle = (filter: TerminalFilter, name: ByValue) => valuesIn(filter, name).length === 1;
const paramName = (name: ByValue, n: number) => (n === 0 ? name : `${name}.${n}`);

function conditionOf(
  name: ByValue,
  filter: TerminalFilter,
  left?: 'few' | 'many',
): RawBuilder<SqlBool> | undefined {
  const values = valuesIn(filter, name);
  if (values.length === 0) return undefined;
  const plain = sql.ref(`terminals.${BY_VALUE[name].column}`);
  // For SQLite, a unary + keeps the index of the column from being used.
  const column = left === 'many' ? sql`+${plain}` : plain;
  if (name !== 'connectivity' && name !== 'ever_online') {
    const params = values.map((_, n) => param(paramName(name, n)));
    if (params.length === 1) return sql`${column} = ${params[0]}`;
    const among = sql<SqlBool>`${column} in (${sql.join(params)})`;
    return left === 'few' ? fitsFew(among) : among;
  }
  // Both states together are all terminals.
  if (values.length > 1) return undefined;
  const since = param<string>('online_since');
  const range = {
    online: sql<SqlBool>`${column} >= ${since}`,
    offline: sql<SqlBool>`${column} < ${since}`,
    true: sql<SqlBool>`${column} > ''`,
    false: sql<SqlBool>`${column} = ''`,
  }[values[0] as Connectivity | 'true' | 'false'];
  return left === 'few' ? fitsFew(range) : range;
}

function valuesOf(merchant: string, filter: TerminalFilter, now: Date): Record<string, unknown> {
  const named = byValue.flatMap((name) =>
    valuesIn(filter, name).map((value, n) => [paramName(name, n), value] as const),
  );
  return {
    ...filter,
    ...Object.fromEntries(named),
    merchant,
    online_since: new Date(now.getTime() - ONLINE_TIMEOUT_SECONDS * 1000).toISOString(),
    is_test: filter.test_mode === 'true' ? 1 : 0,
  };
}

/**
 * Counts, for SQLite's planner, which filters leave many rows and which few; PostgreSQL has its own
 * statistics. Filters whose index is in the list's order are not counted.
 */
async function estimateSelectivity(
  db: Db,
  merchant: string,
  filter: TerminalFilter,
  now: Date,
): Promise<Selectivity> {
  if (dialectOf(db) === 'postgres') return UNKNOWN;
  const found = new Map<Day | ByValue, 'few' | 'many'>();
  const order = terminalOrder(filter.sort).column;
  const count = async (
    name: string | undefined,
    conditions: readonly RawBuilder<SqlBool>[],
    more: object,
  ) => {
    const some = () => {
      let own = ownTerminals(db);
      for (const condition of conditions) own = own.where(condition);
      return own;
    };
    const values = { ...valuesOf(merchant, filter, now), ...more };
    return (await areFew(db, name && `terminals left ${name}`, some, values)) ? 'few' : 'many';
  };
  for (const what of Object.keys(DAYS) as Day[]) {
    const [from, to] = [filter[`${what}_from`], filter[`${what}_to`]];
    if ((from ?? to) === undefined || DAYS[what] === `terminals.${order}`) continue;
    // Numbers grow with time, so these terminals lie together and maybe at the far end of the list.
    if (what === 'added' && order === 'number') continue;
    const { conditions, values } = dayFilters({ [`${what}_from`]: from, [`${what}_to`]: to }, DAYS, now);
    found.set(what, await count(what, conditions, values));
  }
  for (const name of byValue) {
    const condition = conditionOf(name, filter);
    const orders: readonly Order[] = BY_VALUE[name].orders;
    // An index is in the list's order for each value by itself only.
    const isOne = isSingle(filter, name);
    if (condition === undefined || (isOne && orders.includes(order))) continue;
    const which = name === 'connectivity' || name === 'ever_online' ? ` ${filter[name]}` : '';
    found.set(name, await count(isOne ? `${name}${which}` : undefined, [condition], {}));
  }
  return found;
}

/** @param now for connectivity */
export async function filteredTerminals(
  db: Db,
  viewer: Viewer,
  asked: TerminalFilter,
  now: Date,
): Promise<NarrowedRows<'terminals'>> {
  const { merchantId: merchant } = viewer;
  const point_id = pointsToList('terminals', viewer, asked.point_id);
  const filter = point_id ? { ...asked, point_id: [...point_id] } : asked;
  const inFleet = filter.status === undefined ? await fleetCondition(db, merchant) : undefined;
  const search = await typedFilter(db, merchant, filter.q);
  const settings = await settingsFilter(db, merchant, filter.settings_taken);
  const { connectivity, is_unstable, ever_online, test_mode } = filter;
  const left = await estimateSelectivity(db, merchant, filter, now);
  const many = new Set([...left.keys()].filter((name) => left.get(name) === 'many'));
  // `now` caps `online_until`, which may lie in the future.
  const days = dayFilters(filter, DAYS, now);
  const daysOfPage = dayFilters(filter, DAYS, now, many);
  const narrowed = (conditions: typeof days.conditions, known = UNKNOWN) => {
    let own = ownTerminals(db)
      .$if(inFleet !== undefined, (qb) => qb.where(IN_FLEET))
      // A literal, not a parameter: a partial index holds only the unstable ones.
      .$if(is_unstable === 'true', (qb) => qb.where(sql<SqlBool>`terminals.is_unstable = 1`))
      .$if(is_unstable === 'false', (qb) => qb.where(sql<SqlBool>`terminals.is_unstable = 0`))
      .$if(test_mode !== undefined, (qb) => qb.where('terminals.test_mode', '=', param<0 | 1>('is_test')))
      .$if(search !== undefined, (qb) => (search === undefined ? qb : qb.where(search)));
    for (const condition of conditions) own = own.where(condition);
    for (const name of byValue) {
      const condition = conditionOf(name, filter, known.get(name));
      if (condition !== undefined) own = own.where(condition);
    }
    return own;
  };
  const whole = (conditions: typeof days.conditions, known = UNKNOWN) => {
    const own = narrowed(conditions, known);
    return settings === undefined ? own : own.where(settings.condition);
  };
  const counted =
    settings?.parts?.map((part) => () => narrowed(days.conditions).where(part)) ??
    (() => whole(days.conditions));
  const values = { ...valuesOf(merchant, filter, now), ...days.values };
  const given: string[] = byValue
    .filter((name) => filter[name] !== undefined)
    .map((name) => `${name} ${left.get(name) ?? ''}`);
  if (test_mode !== undefined) given.push('test');
  if (is_unstable !== undefined) given.push(`unstable ${is_unstable}`);
  if (inFleet !== undefined) given.push('unreleased');
  given.push(daysOfPage.queryKey);
  const queryKey = `terminals ${given.join()} ${connectivity ?? ''} ${ever_online ?? ''}`;
  const hasSeveral = byValue.some((name) => valuesIn(filter, name).length > 1);
  const isPlain = search === undefined && settings === undefined && !hasSeveral;
  const { column, direction } = terminalOrder(filter.sort);
  return {
    filtered: () => whole(daysOfPage.conditions, left),
    counted,
    column,
    direction,
    values,
    queryKey: isPlain ? `${queryKey} ${column} ${direction}` : undefined,
  };
}

export function terminalOrder(sort: TerminalFilter['sort']) {
  const { field, direction } = sortOf(sort, 'number');
  return { column: terminalSorts[field], direction };
}

/** The list of terminals, which takes the value `now` for connectivity. */
export const terminalList = listOf(
  terminalSummaries,
  Object.values(terminalSorts),
  (db, viewer, query: TerminalListQuery, { now }) => filteredTerminals(db, viewer, query, now as Date),
);
