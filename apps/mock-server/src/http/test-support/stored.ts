/** All that is stored, for tests of what must change nothing or hold nothing. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { type Db, TABLES } from '../../db/schema.ts';
import type { SqliteFile } from '../../db/sqlite-driver.ts';

/** Every row of every table, as one text for each table. */
export async function storedText(db: Db): Promise<string[]> {
  const texts: string[] = [];
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).selectAll().orderBy('id').execute();
    texts.push(JSON.stringify([table, rows]));
  }
  return texts;
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
    const sums = TABLES.map(
      (table) =>
        sql`select ${sql.lit(table)} as name, count(*) as rows, sum(hash_record_extended(row_of, 0))::text as sum from ${sql.table(table)} as row_of`,
    );
    const { rows } = await sql`${sql.join(sums, sql` union all `)}`.execute(db);
    return JSON.stringify(rows);
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
