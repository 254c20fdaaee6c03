import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import { idsIn } from './point-scope.ts';
import type { Db } from './schema.ts';

/**
 * Whether a column has one of many values. PostgreSQL looks an array up by hash; a subquery it compares with each row in
 * turn while it has no statistics of a table, as of one that is just being filled.
 */
export const among = (db: Db, column: string, values: readonly string[]): RawBuilder<SqlBool> =>
  dialectOf(db) === 'postgres'
    ? sql`${sql.ref(column)} = any(${sql.val(values)}::text[])`
    : sql`${sql.ref(column)} in ${idsIn(db, sql.val(JSON.stringify(values)))}`;
