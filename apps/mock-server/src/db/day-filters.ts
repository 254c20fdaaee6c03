/** List filters by days in Kyiv, both ends included. */
import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ParamValues, param } from './compiled-queries.ts';

/** Text bounds of all instants. "Never" is stored as null or an empty text, which sorts before both. */
const [FIRST, LAST] = ['0', '~'];

/** Day parameters of a request: `<what>_from` and `<what>_to`. */
export type DayParameters<What extends string> = {
  readonly [Name in `${What}_from` | `${What}_to`]?: string | undefined;
};

/** `queryKey`: the part of the prepared query's name that identifies the conditions. */
export interface DayFilters {
  readonly conditions: readonly RawBuilder<SqlBool>[];
  readonly values: ParamValues;
  readonly queryKey: string;
}

/**
 * @param columns the column of instants behind each `what`
 * @param now for columns that may hold future instants: future days match nothing, today has no upper bound
 * @param withoutIndex filters matching so many rows that SQLite must walk the list instead of their index
 */
export function dayFilters<What extends string>(
  query: DayParameters<What>,
  columns: Readonly<Record<What, string>>,
  now?: Date,
  withoutIndex: ReadonlySet<string> = new Set(),
): DayFilters {
  const present = now?.toISOString() ?? LAST;
  const asked = (Object.keys(columns) as What[]).filter(
    (what) => (query[`${what}_from`] ?? query[`${what}_to`]) !== undefined,
  );
  const values: Record<string, string> = {};
  for (const what of asked) {
    const [from, to] = [query[`${what}_from`], query[`${what}_to`]];
    const [first, before] = [from && kyivDayBounds(from).from, to && kyivDayBounds(to).before];
    values[`${what}_first`] = first && first > present ? LAST : (first ?? FIRST);
    values[`${what}_before`] = before && before <= present ? before : LAST;
  }
  const conditions = asked.map((what) => {
    // Keeps SQLite from using the column's index, and partial ones of rows that have a value.
    const at = sql.ref(columns[what]);
    const column = withoutIndex.has(what) ? sql`coalesce(${at}, '')` : at;
    return sql<SqlBool>`(${column} >= ${param(`${what}_first`)} and ${column} < ${param(`${what}_before`)})`;
  });
  const queryKey = asked
    .map((what) => `${what} days${withoutIndex.has(what) ? ' without index' : ''}`)
    .join();
  return { conditions, values, queryKey };
}
