import { MAX_EXACT_TOTAL } from '@kasa/contracts/shared/paging';
import { type Compilable, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { compileOnce, type ParamValues, param, runCompiled } from './compiled-queries.ts';
import { dialectOf } from './dialect.ts';
import { cachedNumber } from './query-cache.ts';
import type { Db, Schema } from './schema.ts';

export interface PageWindow {
  readonly perPage: number;
  readonly offset: number;
}

export interface PageOfRows<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly total_capped: boolean;
}

/** Applies limit and offset to an ordered query, or returns it unchanged. */
export type Limit = <Query extends Limitable<Query>>(query: Query) => Query;
type Limitable<Query> = { limit(n: typeof limitSlot): Query; offset(n: typeof offsetSlot): Query };

/** Whether the page is limited before or after the joins: one of the two returns the query unchanged. */
export interface PageLimits {
  readonly beforeJoins: Limit;
  readonly afterJoins: Limit;
}

type Rows<Table extends keyof Schema> = () => SelectQueryBuilder<Schema, Table, object>;

export interface PagedQuery<Row, Table extends keyof Schema> {
  readonly queryKey: string | undefined;
  readonly window: PageWindow;
  /** Values of all parameters except limit and offset. */
  readonly values: ParamValues;
  /** The filtered rows, unordered; or disjoint sets that make them up. */
  readonly filtered: Rows<Table> | readonly Rows<Table>[];
  /** Rows counted first, as they may already exceed the count's maximum; see `firstMatches`. */
  readonly countFirst?: RawBuilder<SqlBool> | undefined;
  /** Builds the ordered query; must apply both limits. */
  readonly rows: (take: PageLimits) => Compilable<Row>;
  /** Always limit before the joins: the order is lost after them. */
  readonly beforeJoinsOnly?: boolean;
}

// As sums: with a bare parameter in LIMIT SQLite replans on every run, which costs more than the run.
const limitSlot = sql<number>`${param<number>('limit')} + 0`;
const offsetSlot = sql<number>`${param<number>('offset')} + 0`;
/** How many rows a page and those before it are. */
export const pageEndSlot = sql<number>`${param<number>('limit')} + 0 + ${param<number>('offset')}`;
const limited: Limit = (query) => query.limit(limitSlot).offset(offsetSlot);
const unlimited: Limit = (query) => query;

/** Largest offset limited after the joins. PostgreSQL: never, as it would sort the whole list. */
const MAX_OFFSET_AFTER_JOINS = { sqlite: 100, postgres: -1 } as const;

/** Reads a page; counts only when the page itself does not show the total. */
export async function readPage<Row, Table extends keyof Schema>(
  db: Db,
  query: PagedQuery<Row, Table>,
): Promise<PageOfRows<Row>> {
  const { queryKey, window, values, rows: build, beforeJoinsOnly = false } = query;
  const { offset, perPage } = window;
  const isDeep = beforeJoinsOnly || offset > MAX_OFFSET_AFTER_JOINS[dialectOf(db)];
  const limits = isDeep
    ? { beforeJoins: limited, afterJoins: unlimited }
    : { beforeJoins: unlimited, afterJoins: limited };
  const pageKey = queryKey && `${queryKey} ${isDeep ? 'deep' : 'page'}`;
  const pageValues = { ...values, limit: perPage, offset };
  const rows = await runCompiled(db, pageKey, () => build(limits), pageValues);
  const tellsTotal = rows.length < perPage && (rows.length > 0 || offset === 0);
  if (tellsTotal) return { rows, total: offset + rows.length, total_capped: false };
  return { rows, ...cappedTotal(await readCount(db, query)) };
}

/** The number of rows up to one more than the maximum. */
export async function readCount<Table extends keyof Schema>(
  db: Db,
  {
    queryKey,
    values,
    filtered,
    countFirst,
  }: Pick<PagedQuery<unknown, Table>, 'queryKey' | 'values' | 'filtered' | 'countFirst'>,
): Promise<number> {
  const sets = typeof filtered === 'function' ? [filtered] : filtered;
  const counted = (name: string | undefined, some: Rows<Table>) =>
    cachedNumber(
      db,
      compileOnce(db, name, () => cappedCount(db, some()), values),
    );
  if (countFirst !== undefined) {
    const found = await sumUpToMax(sets, (rows) => counted(undefined, () => rows().where(countFirst)));
    if (found > MAX_EXACT_TOTAL) return found;
  }
  return await sumUpToMax(sets, (rows, n) => counted(queryKey && `${queryKey} count ${n}`, rows));
}

async function sumUpToMax<Set>(
  sets: readonly Set[],
  count: (set: Set, n: number) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (const [n, set] of sets.entries()) {
    sum += await count(set, n);
    if (sum > MAX_EXACT_TOTAL) break;
  }
  return sum;
}

export function cappedTotal(count: number): Pick<PageOfRows<never>, 'total' | 'total_capped'> {
  return { total: Math.min(count, MAX_EXACT_TOTAL), total_capped: count > MAX_EXACT_TOTAL };
}

/** Counts up to the maximum only: the cost does not grow with the table. */
function cappedCount<Table extends keyof Schema>(
  db: Db,
  filtered: SelectQueryBuilder<Schema, Table, object>,
): Compilable<{ n: number }> {
  const some = filtered
    .clearSelect()
    .select((eb) => eb.lit(1).as('one'))
    .limit((eb) => eb.lit(MAX_EXACT_TOTAL + 1));
  return db.selectFrom(some.as('counted')).select((eb) => eb.fn.countAll<number>().as('n'));
}
