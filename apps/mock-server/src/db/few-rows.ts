/** Whether rows are few enough to be found by an index and sorted, which SQLite cannot tell by itself. */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { compileOnce, type ParamValues } from './compiled-queries.ts';
import { dialectOf } from './dialect.ts';
import { cachedNumber } from './query-cache.ts';
import type { Db, Schema } from './schema.ts';

/**
 * Up to so many rows are found by a filter's index and sorted (about 50 ms); beyond, the list is scanned in order,
 * which is slow only when the matches are at its end.
 */
const MAX_SORTED = 20_000;
/** Fewer than these are sorted rather than walked for, as they may all be at the list's end. */
export const MAX_RATHER_SORTED = 100_000;

/** False on PostgreSQL, which has its own statistics. @param queryKey see `compileOnce`; `max` is part of it */
export async function areFew<Table extends keyof Schema>(
  db: Db,
  queryKey: string | undefined,
  rows: () => SelectQueryBuilder<Schema, Table, object>,
  values: ParamValues,
  max = MAX_SORTED,
): Promise<boolean> {
  if (dialectOf(db) === 'postgres') return false;
  const counted = () =>
    db
      .selectFrom(
        rows()
          .select(sql.lit(1).as('one'))
          .limit((eb) => eb.lit(max + 1))
          .as('some'),
      )
      .select((eb) => eb.fn.countAll<number>().as('n'));
  return (await cachedNumber(db, compileOnce(db, queryKey, counted, values))) <= max;
}

/** Tells SQLite that few rows fit: of several values or a range it assumes too many to use their index. */
export const fitsFew = (condition: unknown): RawBuilder<SqlBool> => sql`likelihood((${condition}), 0.001)`;

/** Keeps SQLite from finding the rows by the condition's index, and then sorting them all. */
export const withoutIndex = (condition: unknown): RawBuilder<SqlBool> => sql`+(${condition})`;

/** Tells SQLite that most rows fit: of a range with two ends it assumes so few that it would sort them all. */
export const fitsMany = (condition: unknown): RawBuilder<SqlBool> => sql`likelihood((${condition}), 0.99)`;
