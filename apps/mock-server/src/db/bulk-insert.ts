/** Inserts many rows per statement: an order of magnitude faster than Kysely's `values(…)`. */
import { CompiledQuery, sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import type { Db, Row, Schema } from './schema.ts';

/** Rows per PostgreSQL statement; more only enlarges the JSON text. */
const CHUNK = 5_000;
/** Rows per SQLite statement (at most 32 766 values). Bound values are four times faster than JSON. */
const BOUND = 20;

export async function bulkInsert<Table extends keyof Schema>(
  db: Db,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (dialectOf(db) === 'sqlite') return await bindRows(db, table, columns, rows);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const json = JSON.stringify(rows.slice(start, start + CHUNK));
    const source = sql`select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`;
    await sql`insert into ${sql.table(table)} (${names}) ${source}`.execute(db);
  }
}

async function bindRows(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const into = `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) values `;
  for (let start = 0; start < rows.length; start += BOUND) {
    const some = rows.slice(start, start + BOUND);
    const values = some.flatMap((one) => columns.map((column) => one[column] ?? null));
    await db.executeQuery(CompiledQuery.raw(into + some.map(() => row).join(', '), values));
  }
}
