/** All that is stored, for tests of what must change nothing or hold nothing. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { type Db, TABLES } from '../../db/schema.ts';
import type { SqliteFile } from '../../db/sqlite-driver.ts';

export type Table = (typeof TABLES)[number];
/** A row of any table. */
export type TableRow = Readonly<Record<string, unknown>>;

/** Every row of every table, as one text for each table. */
export async function storedText(db: Db): Promise<string[]> {
  const texts: string[] = [];
  for (const table of TABLES) texts.push(JSON.stringify([table, await tableRows({ db }, table)]));
  return texts;
}

export async function tableRows({ db }: Pick<Database, 'db'>, table: Table): Promise<TableRow[]> {
  return await db.selectFrom(table).selectAll().orderBy('id').execute();
}

/**
 * A text for each table that differs where its rows do: all of them from SQLite, which has them at hand; from PostgreSQL
 * a sum, so that only tables that differ are read.
 */
export async function tableTexts(
  { db, file }: Pick<Database, 'db' | 'file'>,
  tables: readonly Table[],
): Promise<Map<Table, string>> {
  if (file === undefined) {
    const sums = await sumsOf(db, tables);
    return new Map(tables.map((table) => [table, JSON.stringify(sums.find(({ name }) => name === table))]));
  }
  const texts = new Map<Table, string>();
  for (const table of tables) texts.set(table, JSON.stringify(await tableRows({ db }, table)));
  return texts;
}

async function sumsOf(db: Db, tables: readonly Table[]) {
  const sums = tables.map(
    (table) =>
      sql`select ${sql.lit(table)} as name, count(*) as rows, sum(hash_record_extended(row_of, 0))::text as sum from ${sql.table(table)} as row_of`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(sums, sql` union all `)}`.execute(db);
  return rows;
}

/** How many writes SQLite's file had seen when it was last read as a whole, and the fingerprint of that. */
const lastRead = new WeakMap<SqliteFile, { writes: number; state: string }>();

/**
 * A fingerprint of everything stored, for two moments to be compared. Tests ask hundreds of times, mostly when nothing
 * has happened: SQLite is only read when something may have been written to it, and PostgreSQL sums up its rows by
 * itself.
 */
export async function stateOf({ db, file }: Pick<Database, 'db' | 'file'>): Promise<string> {
  if (file === undefined) {
    return JSON.stringify(await sumsOf(db, TABLES));
  }
  const { writes } = file;
  const known = lastRead.get(file);
  if (known?.writes === writes) return known.state;
  const hash = createHash('sha256');
  for (const text of await storedText(db)) hash.update(text);
  const state = hash.digest('hex');
  lastRead.set(file, { writes, state });
  return state;
}
