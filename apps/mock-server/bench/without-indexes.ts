import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../src/db/dialect.ts';
import { assumeLargeTables } from '../src/db/planner-statistics.ts';
import type { Db, Schema } from '../src/db/schema.ts';

/** Takes a table's indexes away meanwhile, those of its keys excepted: a million rows come in minutes then, not in half an hour. */
export async function withoutIndexes(db: Db, table: keyof Schema, work: () => Promise<void>): Promise<void> {
  const { rows } = await (dialectOf(db) === 'sqlite'
    ? sql<{ name: string; made: string }>`
        select name, sql as made from sqlite_master where type = 'index' and tbl_name = ${table} and sql is not null`
    : sql<{ name: string; made: string }>`
        select indexname as name, indexdef as made from pg_indexes where tablename = ${table}
        and indexname not in (select conname from pg_constraint)`
  ).execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await work();
  for (const { made } of rows) await sql.raw(made).execute(db);
  // PostgreSQL does this by itself after so many rows, some time later.
  await (dialectOf(db) === 'sqlite'
    ? assumeLargeTables(db as unknown as Kysely<unknown>)
    : sql`vacuum (analyze)`.execute(db));
}
