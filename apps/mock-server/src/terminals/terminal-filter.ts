/** Which terminals a request is about, and in which order. */
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { ONLINE_SECONDS } from '@kasa/contracts/terminals/terminal-status';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dayFilters } from '../db/day-filters.ts';
import { dialectOf } from '../db/dialect.ts';
import type { PagedQuery } from '../db/paged.ts';
import { param, prepared } from '../db/prepared.ts';
import { cachedNumber } from '../db/query-cache.ts';
import type { Db, Row } from '../db/schema.ts';
import { searchFilter } from '../db/search.ts';
import { settingsFilter } from '../db/settings-waiting.ts';
import { sortOf } from '../http/list.ts';
import { latinSpellings } from './latin-spellings.ts';

export type TerminalListQuery = InputOf<typeof terminalsOperations.listTerminals>['query'];

/** What list and export may be narrowed by, and how they are sorted. */
export type TerminalFilter = Omit<TerminalListQuery, 'page' | 'perPage'>;

/** The column behind each way to sort; texts have a key in the order of the alphabet. */
const SORT = {
  number: 'number',
  name: 'name_key',
  last_online_at: 'online_until',
  activated_at: 'activated_at',
  status: 'status',
} as const satisfies Record<string, keyof Row<'terminals'>>;

/** The terminals of one merchant. */
export const ownTerminals = (db: Db) =>
  db.selectFrom('terminals').where('terminals.merchant_id', '=', param<string>('merchant'));

/** Points whose names are searched, too; a part of a name that more of them have says nothing. */
const MAX_POINTS = 200;

/** The condition "the terminal itself contains what was typed", in whichever alphabet the letters of a number are. */
async function ownFilter(db: Db, typed: string | undefined): Promise<RawBuilder<SqlBool> | undefined> {
  const found: RawBuilder<SqlBool>[] = [];
  for (const spelled of [typed, ...latinSpellings(typed ?? '')]) {
    const condition = await searchFilter(db, 'terminals', spelled);
    if (condition !== undefined) found.push(condition);
  }
  if (found.length < 2) return found[0];
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}

/** The condition "the terminal, or the point where it stands, contains what was typed". */
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

/** Rows that a filter lets through, its values, and a name that its text can be remembered by, unless people typed. */
export interface FilteredTerminals {
  readonly query: () => ReturnType<typeof ownTerminals>;
  /** The same for counting; see `PagedQuery.filtered`. */
  readonly counted: PagedQuery<unknown, 'terminals'>['filtered'];
  readonly values: Readonly<Record<string, unknown>>;
  readonly shape: string | undefined;
}

/** The instants that a list may be narrowed to days of. */
const DAYS = {
  online: 'terminals.online_until',
  activated: 'terminals.activated_at',
  started: 'terminals.last_started_at',
  added: 'terminals.created_at',
} as const;

type Day = keyof typeof DAYS;
type Order = (typeof SORT)[keyof typeof SORT];

/** Narrowings by one value each: their column, and the orders of the list that an index has of those of one value. */
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

/** How many terminals narrowings leave, as far as it has been counted; see `estimateSelectivity`. */
type Selectivity = ReadonlyMap<Day | ByValue, 'few' | 'many'>;
const UNKNOWN: Selectivity = new Map();

/** @returns undefined where the filter does not narrow so */
function conditionOf(
  name: ByValue,
  filter: TerminalFilter,
  left?: 'few' | 'many',
): RawBuilder<SqlBool> | undefined {
  if (filter[name] === undefined) return undefined;
  const plain = sql.ref(`terminals.${BY_VALUE[name].column}`);
  // To SQLite the sign means nothing but that the index is not to be used.
  const column = left === 'many' ? sql`+${plain}` : plain;
  if (name !== 'connectivity' && name !== 'ever_online') return sql`${column} = ${param(name)}`;
  const since = param<string>('online_since');
  const range = {
    online: sql<SqlBool>`${column} >= ${since}`,
    offline: sql<SqlBool>`${column} < ${since}`,
    true: sql<SqlBool>`${column} > ''`,
    false: sql<SqlBool>`${column} = ''`,
  }[filter[name] ?? 'online'];
  // Of a range it takes for granted that it holds a quarter of all.
  return left === 'few' ? sql`likelihood(${range}, 0.001)` : range;
}

/**
 * So many that a narrowing leaves are looked up and put in order, some 50 ms; of more, a page is found along the list,
 * which takes longer only where all of them stand at its far end.
 */
const MAX_SORTED = 20_000;

/** What the conditions of a filter are asked with. @param now for who is online */
function valuesOf(merchant: string, filter: TerminalFilter, now: Date): Record<string, unknown> {
  return {
    ...filter,
    merchant,
    online_since: new Date(now.getTime() - ONLINE_SECONDS * 1000).toISOString(),
    is_test: filter.test_mode === 'true' ? 1 : 0,
  };
}

/**
 * Which narrowings of a filter leave so many that SQLite, which does not know that, had better not begin with them, and
 * which so few that it had better. PostgreSQL knows. Where an index has what is left in the order of the list, nothing
 * needs to be sorted, and nothing is counted.
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
  const count = async (name: string, conditions: readonly RawBuilder<SqlBool>[], values: object) => {
    const some = () => {
      let own = ownTerminals(db).select('terminals.id');
      for (const condition of conditions) own = own.where(condition);
      return db
        .selectFrom(own.limit((eb) => eb.lit(MAX_SORTED + 1)).as('some'))
        .select((eb) => eb.fn.countAll<number>().as('n'));
    };
    const all = { ...valuesOf(merchant, filter, now), ...values };
    const counted = await cachedNumber(db, prepared(db, `terminals left ${name}`, some, all));
    return counted > MAX_SORTED ? 'many' : 'few';
  };
  for (const what of Object.keys(DAYS) as Day[]) {
    const [from, to] = [filter[`${what}_from`], filter[`${what}_to`]];
    if ((from ?? to) === undefined || DAYS[what] === `terminals.${order}`) continue;
    // Who has been added later has a higher number: those of some days stand together, maybe at the far end.
    if (what === 'added' && order === 'number') continue;
    const { conditions, values } = dayFilters({ [`${what}_from`]: from, [`${what}_to`]: to }, DAYS, now);
    found.set(what, await count(what, conditions, values));
  }
  for (const name of byValue) {
    const condition = conditionOf(name, filter);
    const orders: readonly Order[] = BY_VALUE[name].orders;
    if (condition === undefined || orders.includes(order)) continue;
    const which = name === 'connectivity' || name === 'ever_online' ? ` ${filter[name]}` : '';
    found.set(name, await count(`${name}${which}`, [condition], {}));
  }
  return found;
}

/** The merchant's terminals that a filter lets through. @param now for who is online */
export async function filteredTerminals(
  db: Db,
  merchant: string,
  filter: TerminalFilter,
  now: Date,
): Promise<FilteredTerminals> {
  const search = await typedFilter(db, merchant, filter.q);
  const settings = await settingsFilter(db, merchant, filter.settings_taken);
  const { connectivity, is_unstable, ever_online, test_mode } = filter;
  const left = await estimateSelectivity(db, merchant, filter, now);
  const many = new Set([...left.keys()].filter((name) => left.get(name) === 'many'));
  // A terminal that stays online is so up to now, whatever its column says.
  const days = dayFilters(filter, DAYS, now);
  const daysOfPage = dayFilters(filter, DAYS, now, many);
  const narrowed = (conditions: typeof days.conditions, known = UNKNOWN) => {
    let own = ownTerminals(db)
      // Written out, for few are: an index holds those alone.
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
  const query = () => whole(daysOfPage.conditions, left);
  const counted: FilteredTerminals['counted'] =
    settings?.parts?.map((part) => () => narrowed(days.conditions).where(part)) ??
    (() => whole(days.conditions));
  const values = { ...valuesOf(merchant, filter, now), ...days.values };
  const given: string[] = byValue
    .filter((name) => filter[name] !== undefined)
    .map((name) => `${name} ${left.get(name) ?? ''}`);
  if (test_mode !== undefined) given.push('test');
  if (is_unstable !== undefined) given.push(`unstable ${is_unstable}`);
  given.push(daysOfPage.shape);
  const shape = `terminals ${given.join()} ${connectivity ?? ''} ${ever_online ?? ''}`;
  const isPlain = search === undefined && settings === undefined;
  return { query, counted, values, shape: isPlain ? shape : undefined };
}

/** The column to sort by, and in which direction. */
export function terminalOrder(sort: TerminalFilter['sort']) {
  const { field, direction } = sortOf(sort, 'number');
  return { column: SORT[field], direction };
}
