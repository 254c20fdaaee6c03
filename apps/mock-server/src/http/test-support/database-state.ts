/** Reads all stored data, for tests that compare or search it. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { type Db, TABLES } from '../../db/schema.ts';
import type { SqliteFile } from '../../db/sqlite-driver.ts';
import { changesIn } from './changeset.ts';

export type Table = (typeof TABLES)[number];
export type TableRow = Readonly<Record<string, unknown>>;

/** All rows, one text per table. */
export async function storedText(db: Db): Promise<string[]> {
  const texts: string[] = [];
  for (const table of TABLES) texts.push(JSON.stringify([table, await tableRows({ db }, table)]));
  return texts;
}

export async function tableRows({ db }: Pick<Database, 'db'>, table: Table): Promise<TableRow[]> {
  return await db.selectFrom(table).selectAll().orderBy('id').execute();
}

/** Content of a file's tables: a name for the loaded rows, and the changes since. */
interface Recorded {
  readonly content: string;
  readonly changes: ReadonlyMap<Table, () => Uint8Array>;
}
const recorded = new WeakMap<SqliteFile, Recorded>();

/** Records changes from now on; comparing all rows is too slow. @param content equal for equal rows */
export function recordChangesFrom(file: SqliteFile, content: string): Recorded {
  const record = { content, changes: new Map(TABLES.map((table) => [table, file.recordChanges(table)])) };
  recorded.set(file, record);
  return record;
}

/** A text per table that differs when its rows do. */
export async function tableTexts(
  { db, file }: Pick<Database, 'db' | 'file'>,
  tables: readonly Table[],
): Promise<Map<Table, string>> {
  if (file === undefined) {
    const sums = await sumsOf(db, tables);
    return new Map(tables.map((table) => [table, JSON.stringify(sums.find(({ name }) => name === table))]));
  }
  const { content, changes } = recorded.get(file) ?? recordChangesFrom(file, await fingerprint(db));
  const changed = (table: Table) => changesIn(changes.get(table)?.() ?? new Uint8Array()).join(' ');
  return new Map(tables.map((table) => [table, `${content} ${changed(table)}`]));
}

async function fingerprint(db: Db): Promise<string> {
  const hash = createHash('sha256');
  for (const text of await storedText(db)) hash.update(text);
  return hash.digest('hex');
}

async function sumsOf(db: Db, tables: readonly Table[]) {
  const sums = tables.map(
    (table) =>
      sql`select ${sql.lit(table)} as name, count(*) as rows, sum(hash_record_extended(row_of, 0))::text as sum from ${sql.table(table)} as row_of`,
  );
  // PostgreSQL reads the biggest tables first, as far as it knows their sizes by then.
  const all = sql<{ name: string }>`${sql.join(sums, sql` union all `)} order by name`;
  const { rows } = await all.execute(db);
  return rows;
}

/** The last state of a file, and its number of writes then. */
const lastState = new WeakMap<SqliteFile, { writes: number; state: string }>();

export async function databaseState({ db, file }: Pick<Database, 'db' | 'file'>): Promise<string> {
  if (file === undefined) return JSON.stringify(await sumsOf(db, TABLES));
  const { writes } = file;
  const last = lastState.get(file);
  if (last?.writes === writes) return last.state;
  const state = [...(await tableTexts({ db, file }, TABLES)).values()].join('\n');
  lastState.set(file, { writes, state });
  return state;
}
