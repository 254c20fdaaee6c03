/** Lists that are narrowed to days in Kyiv, both ends included. */
import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ParamValues, param } from './prepared.ts';

/** Before and after all instants that there are; what never was is null or an empty text, and lies before both. */
const [FIRST, LAST] = ['0', '~'];

/** The days of a request: `<what>_from` and `<what>_to` of everything that may be narrowed so. */
export type DaysOf<What extends string> = {
  readonly [Name in `${What}_from` | `${What}_to`]?: string | undefined;
};

/** The days that were asked for, as conditions, their values, and what tells one set of conditions from another. */
export interface DayFilters {
  readonly conditions: readonly RawBuilder<SqlBool>[];
  readonly values: ParamValues;
  readonly shape: string;
}

/**
 * The conditions "it was on these days", for what is asked for alone.
 * @param columns the column of instants behind each `what`
 * @param now where a column may lie ahead of it (of what goes on): days that have not come are on none, and up to today is up to any instant
 * @param walked those that SQLite must not look for by their index: so much was on these days that a page is found sooner
 * by walking the list in its order
 */
export function dayFilters<What extends string>(
  query: DaysOf<What>,
  columns: Readonly<Record<What, string>>,
  now?: Date,
  walked: ReadonlySet<string> = new Set(),
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
    // The sign means nothing but that.
    const column = walked.has(what) ? sql`+${sql.ref(columns[what])}` : sql.ref(columns[what]);
    return sql<SqlBool>`(${column} >= ${param(`${what}_first`)} and ${column} < ${param(`${what}_before`)})`;
  });
  const shape = asked.map((what) => `${what} days${walked.has(what) ? ' walked' : ''}`).join();
  return { conditions, values, shape };
}
