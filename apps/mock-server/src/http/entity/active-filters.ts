/** The filters of a list that a query sets, as conditions on its rows. */
import { param } from '../../db/compiled-queries.ts';
import { areFew, fitsFew } from '../../db/few-rows.ts';
import type { Db } from '../../db/schema.ts';
import type { TableRows } from './entity.ts';
import type { Condition, Filter } from './filters.ts';

type Rows = TableRows<'branches'>;
/** The parameters of a query by their names; several values of one are a list. */
export type GivenValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** One filter with its values. */
export interface ActiveFilter {
  /** One of the values fits the row. */
  readonly fits: Condition<'branches'>;
  /** What is bound for its values, by their names in the statement. */
  readonly bound: Readonly<Record<string, string>>;
  readonly hasSeveral: boolean;
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
    return {
      fits: (eb) => eb.or(named.map((one) => filter.where(one.name, one.value)(eb, param))),
      bound: Object.fromEntries(named.map((one) => [one.name, filter.bind?.(one.value) ?? one.value])),
      hasSeveral: values.length > 1,
      textKey: key === undefined ? undefined : `${name},${key}`,
    };
  });
}

/**
 * Narrows rows by the filters. Few rows that fit one of several values are found by its index and sorted.
 * @param rows all rows of the list @param values all bound values
 */
export async function narrowing(
  db: Db,
  active: readonly ActiveFilter[],
  rows: () => Rows,
  values: Readonly<Record<string, unknown>>,
): Promise<(rows: Rows) => Rows> {
  const conditions: Condition<'branches'>[] = [];
  for (const { fits, hasSeveral } of active) {
    const some = () => rows().where((eb) => fits(eb, param));
    const isFew = hasSeveral && (await areFew(db, undefined, some, values));
    conditions.push(isFew ? (...of) => fitsFew(fits(...of)) : fits);
  }
  return (all) => conditions.reduce((some, fits) => some.where((eb) => fits(eb, param)), all);
}
