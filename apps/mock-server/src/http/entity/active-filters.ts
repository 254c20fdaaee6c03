/** The filters of a list that a query sets, as conditions on its rows. */
import { param } from '../../db/compiled-queries.ts';
import { type DayParameters, dayFilters } from '../../db/day-filters.ts';
import { dialectOf } from '../../db/dialect.ts';
import { areFew, fitsFew, fitsMany, MAX_RATHER_SORTED, withoutIndex } from '../../db/few-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { TableRows } from './entity.ts';
import type { Condition, Filter } from './filters.ts';

type Rows = TableRows<'branches'>;
/** The parameters of a query by their names; several values of one are a list. */
export type GivenValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Of up to so many values a page is merged from what each of them finds. */
const MAX_ALTERNATIVES = 20;

/** One filter with its values. */
export interface ActiveFilter {
  /** Of the parameter. */
  readonly name: string;
  /** One of the values fits the row. */
  readonly fits: Condition<'branches'>;
  /** What is bound for its values, by their names in the statement. */
  readonly bound: Readonly<Record<string, string>>;
  readonly hasSeveral: boolean;
  /** A condition for each of its several values, no two of which a row fits; undefined: it has one value, or too many. */
  readonly alternatives: readonly Condition<'branches'>[] | undefined;
  /** The column of which it is an end of a range. */
  readonly rangeOf: string | undefined;
  readonly inOrderOf: readonly string[] | undefined;
  /** Distinguishes the statement; undefined: it is of this query alone, as the combinations of values are too many. */
  readonly textKey: string | undefined;
}

export function activeFilters(
  filters: Readonly<Record<string, Filter<'branches'>>>,
  given: GivenValues,
): ActiveFilter[] {
  return Object.entries(filters).flatMap(([name, filter]) => {
    const values = [given[name] ?? []].flat().filter((value) => value !== '');
    const [first] = values;
    if (first === undefined) return [];
    const named = values.map((value, n) => ({ name: n === 0 ? name : `${name}.${n}`, value }));
    const key = values.length === 1 ? filter.textKey(first) : undefined;
    const each = named.map((one) => filter.where(one.name, one.value));
    const isMerged = filter.isExclusive === true && each.length > 1 && each.length <= MAX_ALTERNATIVES;
    return {
      name,
      fits: (eb) => eb.or(each.map((fits) => fits(eb, param))),
      bound: Object.fromEntries(named.map((one) => [one.name, filter.bind?.(one.value) ?? one.value])),
      hasSeveral: values.length > 1,
      alternatives: isMerged ? each : undefined,
      rangeOf: filter.rangeOf,
      inOrderOf: filter.inOrderOf,
      textKey: key === undefined ? undefined : `${name},${key}`,
    };
  });
}

interface NarrowedList {
  /** The filter by which somebody is limited to points, and nobody asked for; undefined: none. */
  readonly limit?: ActiveFilter | undefined;
  /** Other conditions of the list, each of few rows, find its rows better than the limit does. */
  readonly hasFewOthers?: boolean;
  /** All rows of the list. */
  readonly rows: () => Rows;
  /** All bound values. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Tells its statements from those of others. */
  readonly name: string;
  /** The column that it is sorted by. */
  readonly sorted: string;
  /** Whether the rows are read as `parts` if there are any: `narrow` is then without their filter. */
  readonly merges: boolean;
}

export interface Narrowing {
  readonly narrow: (rows: Rows) => Rows;
  /** The same rows to be counted, in whatever order an index has them. */
  readonly narrowCounted: (rows: Rows) => Rows;
  /** What each value of the one filter with several finds of narrowed rows; undefined: no such filter, or it is in `narrow`. */
  readonly parts: readonly ((rows: Rows) => Rows)[] | undefined;
  /** Distinguishes statements with the same filters: of how many rows they are. */
  readonly queryKey: string;
}

/**
 * Narrows rows by the filters. Few rows that fit one of several values, or a range, are found by its index and sorted;
 * of many the list is walked. A range of the column that the list is sorted by is read in order either way.
 */
export async function narrowing(
  db: Db,
  active: readonly ActiveFilter[],
  { rows, values, name, sorted, merges, limit, hasFewOthers = false }: NarrowedList,
): Promise<Narrowing> {
  const conditions: Condition<'branches'>[] = [];
  const counting: Condition<'branches'>[] = [];
  const sizes: string[] = [];
  const counted = (key: string | undefined, all: readonly ActiveFilter[], max?: number) =>
    areFew(
      db,
      key,
      () => all.reduce((some, { fits }) => some.where((eb) => fits(eb, param)), rows()),
      values,
      max,
    );
  const others = active.filter((one) => one !== limit);
  const isBeside =
    limit !== undefined &&
    dialectOf(db) === 'sqlite' &&
    (hasFewOthers || (others.length > 0 && (await counted(undefined, others))));
  const several = active.filter((one) => one.hasSeveral && !(isBeside && one === limit));
  const merged = merges && several.length === 1 ? several[0]?.alternatives : undefined;
  const isRange = ({ rangeOf }: ActiveFilter) => rangeOf !== undefined && rangeOf !== sorted;
  for (const one of active.filter((filter) => !isRange(filter))) {
    const { fits, hasSeveral } = one;
    if (isBeside && one === limit) {
      const beside: Condition<'branches'> = (...of) => withoutIndex(fits(...of));
      conditions.push(beside);
      counting.push(beside);
      continue;
    }
    if (hasSeveral && merged !== undefined) continue;
    counting.push(fits);
    const isInOrder = one.inOrderOf?.includes(sorted) ?? true;
    if ((!hasSeveral && isInOrder) || dialectOf(db) === 'postgres') {
      conditions.push(fits);
      continue;
    }
    if (!hasSeveral) {
      const key = one.textKey && `${name} sorted ${one.textKey}`;
      const isSorted = await counted(key, [one], MAX_RATHER_SORTED);
      sizes.push(String(isSorted));
      conditions.push(isSorted ? fits : (...of) => withoutIndex(fits(...of)));
      continue;
    }
    const fitting = (await counted(undefined, [one])) ? fitsFew : withoutIndex;
    conditions.push((...of) => fitting(fits(...of)));
  }
  for (const ends of Map.groupBy(active.filter(isRange), ({ rangeOf }) => rangeOf).values()) {
    const key = `${name} few ${ends.map(({ textKey }) => textKey).join(';')}`;
    const isFew = await counted(key, ends);
    const fitting = isFew ? fitsFew : fitsMany;
    sizes.push(String(isFew));
    // Each end by itself: of an `and` SQLite forgets how likely it is.
    for (const { fits } of ends) {
      const condition: Condition<'branches'> =
        dialectOf(db) === 'postgres' ? fits : (...of) => fitting(fits(...of));
      conditions.push(condition);
      counting.push(condition);
    }
  }
  const by = (all: Rows, fitting: readonly Condition<'branches'>[]) =>
    fitting.reduce((some, fits) => some.where((eb) => fits(eb, param)), all);
  return {
    narrow: (all) => by(all, conditions),
    narrowCounted: (all) => by(all, counting),
    parts: merged?.map((fits) => (all) => by(all, [fits])),
    queryKey: [...sizes, ...(isBeside ? ['beside'] : [])].join(),
  };
}

/** Of the days asked for those that so many rows fit that SQLite had better walk the list; of PostgreSQL none. */
export async function daysOfMany(
  db: Db,
  name: string,
  given: DayParameters<string>,
  days: Readonly<Record<string, string>>,
  sorted: string,
  rows: () => TableRows<'branches'>,
  values: Readonly<Record<string, unknown>>,
): Promise<ReadonlySet<string>> {
  const many = new Set<string>();
  if (dialectOf(db) === 'postgres') return many;
  for (const [what, at] of Object.entries(days)) {
    const { conditions, values: bounds } = dayFilters(given, { [what]: at });
    const [condition] = conditions;
    if (condition === undefined || at === sorted) continue;
    const some = () => rows().where(condition);
    if (!(await areFew(db, `${name} few on days ${what}`, some, { ...values, ...bounds }))) many.add(what);
  }
  return many;
}

/** Whether a filter by days finds few rows, and not in the order of the list. */
export const fewDays = (
  given: DayParameters<string>,
  days: Readonly<Record<string, string>>,
  many: ReadonlySet<string>,
  sorted: string,
): boolean =>
  Object.entries(days).some(([what, at]) => {
    const isAsked = (given[`${what}_from`] ?? given[`${what}_to`]) !== undefined;
    return isAsked && at !== sorted && !many.has(what);
  });
