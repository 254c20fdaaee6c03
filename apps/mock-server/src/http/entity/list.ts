/** The list of an entity: a page of the merchant's rows, sorted, searched and filtered. */

import type { InputOf, Operation } from '@kasa/contracts/shared/operation';
import { type OrderByModifiers, type RawBuilder, type SqlBool, sql } from 'kysely';
import { param, runCompiled } from '../../db/compiled-queries.ts';
import { type DayParameters, dayFilters } from '../../db/day-filters.ts';
import { BATCH_SIZE, inBatches } from '../../db/in-batches.ts';
import {
  type PagedQuery,
  type PageLimits,
  type PageOfRows,
  type PageWindow,
  readPage,
} from '../../db/pagination.ts';
import { boundFor, isOrderWithinPoint, pointsToList, seenInList, type Viewer } from '../../db/point-scope.ts';
import type { Db } from '../../db/schema.ts';
import { areSorted, firstMatches, searchFilter } from '../../db/search.ts';
import { type PagingQuery, sortOf } from '../list.ts';
import { activeFilters, daysOfMany, fewDays, type GivenValues, narrowing } from './active-filters.ts';
import type { Column, MerchantTable, RowsReader, TableRows } from './entity.ts';
import type { Condition, Filter } from './filters.ts';
import { isLastOfSame } from './last-of-same.ts';
import { mergedPage } from './merged-page.ts';

type QueryOf<Op extends Operation> = InputOf<Op>['query'] & object;
type SortOf<Query> = Query extends { readonly sort?: infer Sort }
  ? Exclude<Sort, `-${string}` | undefined> & string
  : string;

/** How a list is sorted, searched and filtered. Every parameter of its query has a meaning here. */
export interface ListSpec<
  Table extends MerchantTable,
  Query,
  Search extends string,
  Days extends string,
  Fold extends string,
> {
  /** The column behind each way to sort; texts have a key in alphabetical order. */
  readonly sorts: Readonly<Record<SortOf<Query>, Column<Table>>>;
  readonly defaultSort: SortOf<Query> | `-${SortOf<Query>}`;
  /** Rows without a value come last in both directions. */
  readonly areNullsLast?: boolean;
  /** Which of the entity's rows the list is about, by the values of `page`; default: all. */
  readonly scope?: Condition<Table>;
  /** The parameter that is looked for in the table's `search` column. */
  readonly search?: Search;
  /** The column of instants behind each `<name>_from` and `<name>_to`, days in Kyiv. */
  readonly days?: Readonly<Record<Days, string>>;
  /**
   * Of the rows that have the column `by` in common only the last by the default sort that the query finds is listed,
   * when the parameter `when` is `true`. Conditions of the filters name columns without their table.
   */
  readonly folds?: { readonly when: Fold; readonly by: Column<Table> };
  readonly filters: {
    readonly [Name in Exclude<
      keyof Query & string,
      'page' | 'perPage' | 'sort' | Search | Fold | `${Days}_from` | `${Days}_to`
    >]: Filter<Table>;
  };
}

type AnyQuery = PagingQuery & { readonly sort?: string | undefined };
type AnySpec = Omit<ListSpec<'branches', { sort?: string }, string, string, string>, 'filters'> & {
  readonly filters: Readonly<Record<string, Filter<'branches'>>>;
};
type Values = Readonly<Record<string, unknown>>;

/** An entity with its list. */
export interface ListedEntity<EntityRow, Query> {
  /** Reads a page. @param values bound values besides those of the query: of the conditions, and the `viewer` of `OwnRows` */
  page(
    db: Db,
    viewer: Viewer,
    query: Query,
    window: PageWindow,
    values?: Values,
  ): Promise<PageOfRows<EntityRow>>;
  /**
   * All rows of a filter in the list's order, for an export; memory holds one batch. A row that changes its place
   * meanwhile may come twice or not at all.
   * @param beforeNextBatch called before each further batch; what it throws ends the reading
   */
  all(
    db: Db,
    viewer: Viewer,
    query: Omit<Query, keyof PagingQuery>,
    beforeNextBatch?: () => Promise<void>,
    values?: Values,
  ): AsyncGenerator<EntityRow>;
  /**
   * The rows of a filter, unordered, and what their statement needs: to sum up.
   * @param merges whether `parts` are read instead of `filtered`, if there are any; default: no
   */
  narrowed(
    db: Db,
    viewer: Viewer,
    query: Omit<Query, keyof PagingQuery>,
    merges?: boolean,
  ): Promise<Pick<NarrowedRows<MerchantTable>, 'filtered' | 'parts' | 'counted' | 'values' | 'queryKey'>>;
}

/** Adds the list of an operation to an entity, or to rows that are only listed. */
export function withList<
  Table extends MerchantTable,
  EntityRow,
  Reader extends RowsReader<Table, EntityRow>,
  Op extends Operation,
  Search extends string = never,
  Days extends string = never,
  Fold extends string = never,
>(
  reader: Reader & RowsReader<Table, EntityRow>,
  operation: Op,
  spec: ListSpec<Table, QueryOf<Op>, Search, Days, Fold>,
): Reader & ListedEntity<EntityRow, QueryOf<Op>> {
  const rows = reader as unknown as RowsReader<'branches', EntityRow>;
  const any = spec as unknown as AnySpec;
  const list = listOf<'branches', EntityRow, AnyQuery>(
    rows,
    Object.values(any.sorts),
    (db, viewer, query, values, merges) =>
      narrow({ operation: operation.id, rows, spec: any }, { db, viewer, query, values, merges }),
    any.areNullsLast,
  );
  return { ...reader, ...(list as ListedEntity<EntityRow, unknown>) };
}

/** What a query asks for: its rows, their order, and what tells its statement from others. */
export interface NarrowedRows<Table extends MerchantTable> {
  readonly filtered: () => TableRows<Table>;
  /** Disjoint sets that make up a page's rows, for `filtered`: each is in order by an index, all together are not. */
  readonly parts?: readonly (() => TableRows<Table>)[] | undefined;
  /** The same rows to be counted, where that is done another way. */
  readonly counted?: PagedQuery<unknown, Table>['filtered'];
  readonly countFirst?: RawBuilder<SqlBool> | undefined;
  /** All rows are found and sorted: they are not read from an index in order. */
  readonly areSorted?: boolean;
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  readonly values: Values;
  readonly queryKey: string | undefined;
}

/** Statements are compiled once for each combination of sort and filters; what is typed makes one of its own. */
async function narrow<EntityRow>(
  list: { operation: string; rows: RowsReader<'branches', EntityRow>; spec: AnySpec },
  asked: {
    readonly db: Db;
    readonly viewer: Viewer;
    readonly query: Omit<AnyQuery, keyof PagingQuery>;
    readonly values: Values;
    readonly merges: boolean;
  },
): Promise<NarrowedRows<'branches'>> {
  const { operation, rows: reader, spec } = list;
  const { table, own, byPoints } = reader;
  const { sorts, defaultSort, scope, days = {}, filters, search, folds } = spec;
  const { db, viewer, query, values: more, merges } = asked;
  type Rows = TableRows<'branches'>;
  const asGiven = query as GivenValues;
  const listed =
    byPoints && 'point_id' in filters ? pointsToList(table, viewer, asGiven.point_id) : undefined;
  const given = listed ? { ...asGiven, point_id: listed } : asGiven;
  const text = search && (given[search] as string | undefined);
  const found = await searchFilter(db, table, text);
  const { field, direction } = sortOf(query.sort ?? defaultSort, '');
  const active = activeFilters(filters, given);
  const bound = Object.assign({}, ...active.map((one) => one.bound)) as Values;
  const isNarrowed = more.viewer !== undefined;
  const seen = byPoints && listed === undefined ? seenInList(db, table, viewer) : undefined;
  const all = () => {
    const rows = own(db, param('merchant'), isNarrowed ? param('viewer') : undefined);
    return seen ? rows.where(seen) : rows;
  };
  const inScope = (rows: Rows) => (scope ? rows.where((eb) => scope(eb, param)) : rows);
  const column = sorts[field] as string;
  const bare = { ...given, ...bound, ...more, ...boundFor(viewer), merchant: viewer.merchantId };
  const byDay = given as DayParameters<string>;
  const name = `${operation} ${isNarrowed} ${seen !== undefined}`;
  const many = await daysOfMany(db, name, byDay, days, `${table}.${column}`, () => inScope(all()), bare);
  const onDays = dayFilters(byDay, days, undefined, many);
  const values = { ...bare, ...onDays.values };
  const isFolded = folds !== undefined && given[folds.when] === 'true';
  const inList = () => inScope(all());
  // Indexes of a value are in the order that the list opens with; few are in others.
  const isInOrder = field === sortOf(defaultSort, '').field;
  const isMerged =
    merges && !isFolded && (isInOrder || (listed !== undefined && isOrderWithinPoint(table, column)));
  const isLimit = listed !== undefined && asGiven.point_id === undefined;
  const filtering = await narrowing(db, active, {
    ...{ rows: inList, values, name, sorted: column, merges: isMerged },
    limit: isLimit ? active.find(({ name: of }) => of === 'point_id') : undefined,
    hasFewOthers: fewDays(byDay, days, many, `${table}.${column}`),
  });
  const matching = (rows: Rows, searched: RawBuilder<SqlBool> | undefined, narrow = filtering.narrow) => {
    const onThem = onDays.conditions.reduce((some, day) => some.where(day), narrow(inScope(rows)));
    return searched ? onThem.where(searched) : onThem;
  };
  const foundInSame = isFolded ? await searchFilter(db, table, text, 'same') : undefined;
  const filtered = () => {
    const rows = matching(all(), found);
    if (!isFolded) return rows;
    const by = { by: folds.by, at: sorts[sortOf(defaultSort, '').field] as string };
    return rows.where(isLastOfSame(db, table, by, (same) => matching(same, foundInSame)));
  };
  const counted = () => matching(all(), found, filtering.narrowCounted);
  const texts = active.map(({ textKey }) => textKey);
  const isFixed = found === undefined && !texts.includes(undefined);
  return {
    filtered,
    parts: filtering.parts?.map((part) => () => part(filtered())),
    ...(isFolded ? {} : { counted: filtering.parts?.map((part) => () => part(counted())) ?? counted }),
    countFirst: await firstMatches(db, table, text),
    areSorted: await areSorted(db, table, text),
    column,
    direction,
    values,
    queryKey: isFixed
      ? `${name} ${field} ${direction} ${isFolded} ${onDays.queryKey} ${texts.join(';')} ${filtering.queryKey}`
      : undefined,
  };
}

/** A list of rows that are narrowed by hand. @param keys all columns to sort by */
export function listOf<Table extends MerchantTable, EntityRow, Query extends object>(
  reader: RowsReader<Table, EntityRow>,
  keys: readonly Column<Table>[],
  narrowed: (
    db: Db,
    viewer: Viewer,
    query: Omit<Query, keyof PagingQuery>,
    values: Values,
    merges: boolean,
  ) => Promise<NarrowedRows<Table>>,
  areNullsLast = false,
): ListedEntity<EntityRow, Query> {
  const { table } = reader;
  const { shown } = reader as unknown as RowsReader<'branches', EntityRow>;
  const sortKeys = keys as readonly string[] as readonly Column<'branches'>[];
  return {
    async page(db, viewer, query, window, more = {}) {
      const asked = (await narrowed(db, viewer, query, more, true)) as unknown as NarrowedRows<'branches'>;
      const { filtered, parts, counted = filtered, column, direction } = asked;
      const order: OrderByModifiers = areNullsLast ? (by) => by[direction]().nullsLast() : direction;
      const rows = ({ beforeJoins, afterJoins }: PageLimits) => {
        const key = sql.ref(`${table}.${column}`);
        const at = asked.areSorted ? sql`coalesce(${key}, ${key})` : key;
        const id = sql.ref(`${table}.id`);
        const some = parts
          ? mergedPage(db, table as 'branches', parts, at, [order, direction], beforeJoins)
          : beforeJoins(filtered().orderBy(at, order).orderBy(id, direction));
        const withRelated = shown(db, some, sortKeys);
        return afterJoins(withRelated.orderBy(sql.ref(`row.${column}`), order).orderBy('row.id', direction));
      };
      const beforeJoinsOnly = parts !== undefined;
      return readPage<EntityRow, 'branches'>(db, {
        ...asked,
        filtered: counted,
        window,
        rows,
        beforeJoinsOnly,
      });
    },

    narrowed: (db, viewer, query, merges = false) =>
      narrowed(db, viewer, query, {}, merges) as unknown as Promise<NarrowedRows<MerchantTable>>,

    async *all(db, viewer, query, beforeNextBatch, more = {}) {
      const asked = (await narrowed(db, viewer, query, more, false)) as unknown as NarrowedRows<'branches'>;
      const { filtered, column, direction, values, queryKey } = asked;
      const at = sql.ref(`${table}.${column}`);
      const id = sql.ref(`${table}.id`);
      const beyond = sql.raw(direction === 'asc' ? '>' : '<');
      const after = sql<SqlBool>`(${at}, ${id}) ${beyond} (${param('last_at')}, ${param('last_id')})`;
      type Batched = EntityRow & { readonly id: string; readonly sort_value: unknown };
      const batch = (isFirst: boolean) => () => {
        const some = (isFirst ? filtered() : filtered().where(after))
          .orderBy(at, direction)
          .orderBy(id, direction)
          .limit((eb) => eb.lit(BATCH_SIZE));
        return shown(db, some, sortKeys)
          .select(sql.ref(`row.${column}`).as('sort_value'))
          .orderBy(sql.ref(`row.${column}`), direction)
          .orderBy('row.id', direction);
      };
      const read = (on: Db, last: Batched | undefined) =>
        runCompiled(
          on,
          queryKey && `${queryKey} ${last === undefined ? 'first' : 'next'} batch`,
          batch(!last),
          {
            ...values,
            last_at: last?.sort_value,
            last_id: last?.id,
          },
        ) as Promise<Batched[]>;
      yield* inBatches(db, read, beforeNextBatch);
    },
  };
}
