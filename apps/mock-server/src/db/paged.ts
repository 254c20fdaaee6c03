/** A page of a list: its rows and how many there are in all (decisions §1). */
import { MAX_EXACT_TOTAL } from '@kasa/contracts/shared/paging';
import { type Compilable, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import { type ParamValues, param, prepared, runPrepared } from './prepared.ts';
import { cachedNumber } from './query-cache.ts';
import type { Db, Schema } from './schema.ts';

/** Which rows of a list: so many after the first `offset`. */
export interface PageWindow {
  readonly perPage: number;
  readonly offset: number;
}

/** Rows of a page and the count of all that the filters let through. */
export interface PageOfRows<Row> {
  readonly rows: Row[];
  readonly total: number;
  /** True when there are more than `total`. */
  readonly total_capped: boolean;
}

/** Takes the page out of an ordered query. Parts of a query that must not be limited pass through unchanged. */
export type Limit = <Query extends Limitable<Query>>(query: Query) => Query;
type Limitable<Query> = { limit(n: typeof limitSlot): Query; offset(n: typeof offsetSlot): Query };

/** Where the page is taken: before the joins, or after them. */
export interface PageTaking {
  readonly beforeJoins: Limit;
  readonly afterJoins: Limit;
}

/** Some rows of a table, for counting. */
type Rows<Table extends keyof Schema> = () => SelectQueryBuilder<Schema, Table, object>;

export interface PagedQuery<Row, Table extends keyof Schema> {
  /** See `runPrepared`. */
  readonly shape: string | undefined;
  readonly window: PageWindow;
  /** Values of the slots, but for those of the page. */
  readonly values: ParamValues;
  /** The rows that the filters let through, without order; or sets that together are those, with no row in two. */
  readonly filtered: Rows<Table> | readonly Rows<Table>[];
  /** Rows among which the count looks first, when there are so many that it may find enough there; see `firstHits`. */
  readonly first?: RawBuilder<SqlBool> | undefined;
  /** The page itself: the ordered query, with the page taken both before and after its joins. */
  readonly rows: (take: PageTaking) => Compilable<Row>;
  /** Take the page before the joins always: its order can't be told by what is left after them. */
  readonly beforeJoinsOnly?: boolean;
}

// As sums: SQLite looks into a bare parameter of LIMIT to plan with its value, and so plans anew at every run, which
// costs more than the run itself.
const limitSlot = sql<number>`${param<number>('limit')} + 0`;
const offsetSlot = sql<number>`${param<number>('offset')} + 0`;
const taken: Limit = (query) => query.limit(limitSlot).offset(offsetSlot);
const whole: Limit = (query) => query;

/**
 * SQLite: joining up to so many rows only to skip them costs less than setting the page's rows aside first.
 * PostgreSQL: with the joins in view, its planner would rather sort a whole list than walk an index for a page.
 */
const SHALLOW = { sqlite: 100, postgres: -1 } as const;

/** Reads a page; counts only when the page itself doesn't tell how many rows there are. */
export async function readPage<Row, Table extends keyof Schema>(
  db: Db,
  query: PagedQuery<Row, Table>,
): Promise<PageOfRows<Row>> {
  const { shape, window, values, rows: build, beforeJoinsOnly = false } = query;
  const { offset, perPage } = window;
  const isDeep = beforeJoinsOnly || offset > SHALLOW[dialectOf(db)];
  const take = isDeep ? { beforeJoins: taken, afterJoins: whole } : { beforeJoins: whole, afterJoins: taken };
  const pageShape = shape && `${shape} ${isDeep ? 'deep' : 'page'}`;
  const pageValues = { ...values, limit: perPage, offset };
  const rows = await runPrepared(db, pageShape, () => build(take), pageValues);
  const tellsTotal = rows.length < perPage && (rows.length > 0 || offset === 0);
  if (tellsTotal) return { rows, total: offset + rows.length, total_capped: false };
  return { rows, ...capped(await countOf(db, query)) };
}

async function countOf<Row, Table extends keyof Schema>(
  db: Db,
  { shape, values, filtered, first }: PagedQuery<Row, Table>,
): Promise<number> {
  const sets = typeof filtered === 'function' ? [filtered] : filtered;
  const counted = (name: string | undefined, some: Rows<Table>) =>
    cachedNumber(
      db,
      prepared(db, name, () => cappedCount(db, some()), values),
    );
  if (first !== undefined) {
    const found = await sumUpToMost(sets, (rows) => counted(undefined, () => rows().where(first)));
    if (found > MAX_EXACT_TOTAL) return found;
  }
  return await sumUpToMost(sets, (rows, n) => counted(shape && `${shape} count ${n}`, rows));
}

/** Adds up the counts of sets, but counts none once there are more than may be told. */
async function sumUpToMost<Set>(
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

/** A number of rows as it is told. */
export function capped(count: number): Pick<PageOfRows<never>, 'total' | 'total_capped'> {
  return { total: Math.min(count, MAX_EXACT_TOTAL), total_capped: count > MAX_EXACT_TOTAL };
}

/** Counts, but never looks at more rows than it may tell: the price doesn't grow with the table. */
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
