import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { param } from '../../db/compiled-queries.ts';
import type { Db } from '../../db/schema.ts';
import type { TableRows } from './entity.ts';

/**
 * Whether a row is the last of those that have a value in common with it.
 * @param by the column that they have in common @param at the column of their order, then their ids
 * @param matching keeps only rows that count; they go by the alias `same`
 */
export function isLastOfSame(
  db: Db,
  table: 'branches',
  { by, at }: { readonly by: string; readonly at: string },
  matching: (rows: TableRows<'branches'>) => TableRows<'branches'>,
): RawBuilder<SqlBool> {
  const same = db
    .selectFrom(`${table} as same`)
    .where('same.merchant_id', '=', param<string>('merchant'))
    .where(sql.ref(`same.${by}`), '=', sql.ref(`${table}.${by}`));
  const last = matching(same as unknown as TableRows<'branches'>)
    .select([sql.ref(`same.${at}`).as('last'), sql.ref('same.id').as('id')])
    .orderBy(sql.ref(`same.${at}`), 'desc')
    .orderBy(sql.ref('same.id'), 'desc')
    .limit((eb) => eb.lit(1));
  const row = sql`(${sql.ref(`${table}.${at}`)}, ${sql.ref(`${table}.id`)})`;
  // Not "not exists" nor "=": PostgreSQL would expect few rows and read the whole table for a page.
  return sql<SqlBool>`${row} >= ${last}`;
}
