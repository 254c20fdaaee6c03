/** The list of an entity: a page of the merchant's rows, sorted, searched and filtered. */

import type { InputOf, Operation } from '@kasa/contracts/shared/operation';
import {
  type Expression,
  type ExpressionBuilder,
  type OrderByModifiers,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { param, runCompiled } from '../../db/compiled-queries.ts';
import { dayFilters } from '../../db/day-filters.ts';
import { BATCH_SIZE, inBatches } from '../../db/in-batches.ts';
import { type PageLimits, type PageOfRows, type PageWindow, readPage } from '../../db/pagination.ts';
import type { Db, Schema } from '../../db/schema.ts';
import { firstMatches, searchFilter } from '../../db/search.ts';
import { type PagingQuery, sortOf } from '../list.ts';
import type { Column, EntityReader, EntityTable } from './entity.ts';

/** A bound value by its name: a parameter of the query, or one of the list's own values. */
export type BoundValue = <Value>(name: string) => RawBuilder<Value>;

/** A condition on the rows of a table. */
export type Condition<Table extends keyof Schema> = (
  eb: ExpressionBuilder<Schema, Table>,
  value: BoundValue,
) => Expression<SqlBool>;

/** What a parameter of the query means for a list. */
export interface Filter<Table extends keyof Schema> {
  /** The condition when the parameter `name` is `given`. */
  where(name: string, given: string): Condition<Table>;
  /** Distinguishes the texts of the condition; undefined: the value itself is in the text. */
  textKey(given: string): string | undefined;
}

const compared =
  (operator: string) =>
  <Table extends EntityTable>(column: Column<Table>): Filter<Table> => ({
    where: (name) => (_eb, value) => sql<SqlBool>`${sql.ref(column)} ${sql.raw(operator)} ${value(name)}`,
    textKey: () => '',
  });

/** The column has the parameter's value. */
export const equals = compared('=');
/** The column is the parameter's value or more. */
export const atLeast = compared('>=');
/** The column is the parameter's value or less. */
export const atMost = compared('<=');

/** A condition for each value of an enumerated parameter. */
export function byValue<Table extends EntityTable>(
  conditions: Readonly<Record<string, Condition<Table>>>,
): Filter<Table> {
  return { where: (_name, given) => conditions[given] as Condition<Table>, textKey: (given) => given };
}

/** A condition made of what the user typed, such as a pattern; undefined: it narrows nothing. */
export function byUserText<Table extends EntityTable>(
  condition: (given: string) => Expression<SqlBool> | undefined,
): Filter<Table> {
  return { where: (_name, given) => () => condition(given) ?? sql<SqlBool>`1 = 1`, textKey: () => undefined };
}

type QueryOf<Op extends Operation> = InputOf<Op>['query'] & object;
type SortOf<Query> = Query extends { readonly sort?: infer Sort }
  ? Exclude<Sort, `-${string}` | undefined> & string
  : never;

/** How a list is sorted, searched and filtered. Every parameter of its query has a meaning here. */
export interface ListSpec<Table extends EntityTable, Query, Search extends string, Days extends string> {
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
  readonly filters: {
    readonly [Name in Exclude<
      keyof Query & string,
      'page' | 'perPage' | 'sort' | Search | `${Days}_from` | `${Days}_to`
    >]: Filter<Table>;
  };
}

type AnyQuery = PagingQuery & { readonly sort?: string | undefined };
type AnySpec = Omit<ListSpec<'branches', { sort?: string }, string, string>, 'filters'> & {
  readonly filters: Readonly<Record<string, Filter<'branches'>>>;
};
type Values = Readonly<Record<string, unknown>>;

/** An entity with its list. */
export interface ListedEntity<EntityRow, Query> {
  /** Reads a page. @param values bound values of the conditions besides those of the query */
  page(
    db: Db,
    merchant: string,
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
    merchant: string,
    query: Omit<Query, keyof PagingQuery>,
    beforeNextBatch?: () => Promise<void>,
    values?: Values,
  ): AsyncGenerator<EntityRow>;
}

/** Adds the list of an operation to an entity. */
export function withList<
  Table extends EntityTable,
  EntityRow,
  Op extends Operation,
  Search extends string = never,
  Days extends string = never,
>(
  reader: EntityReader<Table, EntityRow>,
  operation: Op,
  spec: ListSpec<Table, QueryOf<Op>, Search, Days>,
): EntityReader<Table, EntityRow> & ListedEntity<EntityRow, QueryOf<Op>> {
  const list = listOf(
    operation.id,
    reader as unknown as EntityReader<'branches', EntityRow>,
    spec as unknown as AnySpec,
  );
  return { ...reader, ...(list as ListedEntity<EntityRow, unknown>) };
}

/** Statements are compiled once for each combination of sort and filters; what is typed makes one of its own. */
function listOf<EntityRow>(
  operation: string,
  { table, own, shown }: EntityReader<'branches', EntityRow>,
  spec: AnySpec,
): ListedEntity<EntityRow, AnyQuery> {
  const { sorts, scope, days = {}, filters } = spec;
  const keys = Object.values(sorts);

  /** What a query asks for: its rows, their order, and what tells its statement from others. */
  const parse = async (db: Db, merchant: string, query: Omit<AnyQuery, keyof PagingQuery>, more: Values) => {
    const given = query as Readonly<Record<string, string | undefined>>;
    const text = spec.search && given[spec.search];
    const found = await searchFilter(db, table as 'branches', text);
    const { field, direction } = sortOf(query.sort ?? spec.defaultSort, '');
    const active = Object.entries(filters).flatMap(([name, filter]) => {
      const value = given[name];
      return value === undefined || value === '' ? [] : [{ name, filter, value }];
    });
    const onDays = dayFilters(given, days);
    const filtered = () => {
      let rows = own(db, param('merchant'));
      if (scope) rows = rows.where((eb) => scope(eb, param));
      for (const { name, filter, value } of active) {
        const where = filter.where(name, value);
        rows = rows.where((eb) => where(eb, param));
      }
      for (const condition of onDays.conditions) rows = rows.where(condition);
      return found ? rows.where(found) : rows;
    };
    const texts = active.map(({ name, filter, value }) => [name, filter.textKey(value)]);
    const isFixed = found === undefined && texts.every(([, key]) => key !== undefined);
    return {
      filtered,
      column: sorts[field] as string,
      direction,
      values: { ...given, ...more, ...onDays.values, merchant },
      queryKey: isFixed
        ? `${operation} ${field} ${direction} ${onDays.queryKey} ${texts.join(';')}`
        : undefined,
      first: await firstMatches(db, table as 'branches', text),
    };
  };

  return {
    async page(db, merchant, query, window, more = {}) {
      const asked = await parse(db, merchant, query, more);
      const { filtered, column, direction } = asked;
      const order: OrderByModifiers = spec.areNullsLast ? (by) => by[direction]().nullsLast() : direction;
      const rows = ({ beforeJoins, afterJoins }: PageLimits) => {
        const some = filtered()
          .orderBy(sql.ref(`${table}.${column}`), order)
          .orderBy(sql.ref(`${table}.id`), direction);
        const withRelated = shown(db, beforeJoins(some), keys);
        return afterJoins(withRelated.orderBy(sql.ref(`row.${column}`), order).orderBy('row.id', direction));
      };
      return readPage<EntityRow, 'branches'>(db, { ...asked, window, rows });
    },

    async *all(db, merchant, query, beforeNextBatch, more = {}) {
      const { filtered, column, direction, values, queryKey } = await parse(db, merchant, query, more);
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
        return shown(db, some, keys)
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
