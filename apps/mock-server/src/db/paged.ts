import { MAX_EXACT_TOTAL } from '@kasa/contracts/shared/paging';
import { type Compilable, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import { type ParamValues, param, prepared, runPrepared } from './prepared.ts';
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
export interface PageTaking {
  readonly beforeJoins: Limit;
  readonly afterJoins: Limit;
}

type Rows<Table extends keyof Schema> = () => SelectQueryBuilder<Schema, Table, object>;

export interface PagedQuery<Row, Table extends keyof Schema> {
  readonly shape: string | undefined;
  readonly window: PageWindow;
  /** Values of all parameters except limit and offset. */
  readonly values: ParamValues;
  /** The filtered rows, unordered; or disjoint sets that make them up. */
  readonly filtered: Rows<Table> | readonly Rows<Table>[];
  /** Rows counted first, as they may already exceed the count's maximum; see `firstHits`. */
  readonly first?: RawBuilder<SqlBool> | undefined;
  /** Builds the ordered query; must apply both limits. */
  readonly rows: (take: PageTaking) => Compilable<Row>;
  /** Always limit before the joins: the order is lost after them. */
  readonly beforeJoinsOnly?: boolean;
}

// As sums: with a bare parameter in LIMIT SQLite replans on every run, which costs more than the run.
const limitSlot = sql<number>`${param<number>('limit')} + 0`;
const offsetSlot = sql<number>`${param<number>('offset')} + 0`;
const taken: Limit = (query) => query.limit(limitSlot).offset(offsetSlot);
const whole: Limit = (query) => query;

/** Largest offset limited after the joins. PostgreSQL: never, as it would sort the whole list. */
const SHALLOW = { sqlite: 100, postgres: -1 } as const;

/** Reads a page; counts only when the page itself does not show the total. */
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

export function capped(count: number): Pick<PageOfRows<never>, 'total' | 'total_capped'> {
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
