/**
 * Cache of frequent small queries. Valid until the next write of the embedded database; not used for
 * PostgreSQL, which has other writers.
 */
import type { CompiledQuery } from 'kysely';
import { sqliteFileOf } from './dialect.ts';
import type { Db } from './schema.ts';
import type { SqliteFile } from './sqlite-driver.ts';

interface CacheEntries {
  /** The file's write counter for which the entries are valid. */
  writes: number;
  /** By SQL text, then by parameters: the text is long, but always the same string object. */
  readonly byQuery: Map<string, Map<string, readonly unknown[]>>;
  count: number;
}

const MAX_ENTRIES = 1_000;

const caches = new WeakMap<SqliteFile, CacheEntries>();

function currentOf(file: SqliteFile): CacheEntries {
  let answers = caches.get(file);
  if (answers === undefined) {
    answers = { writes: file.writes, byQuery: new Map(), count: 0 };
    caches.set(file, answers);
  }
  if (answers.writes !== file.writes || answers.count >= MAX_ENTRIES) {
    answers.byQuery.clear();
    answers.count = 0;
  }
  answers.writes = file.writes;
  return answers;
}

function store(file: SqliteFile, sql: string, parameters: string, rows: readonly unknown[]): void {
  const answers = currentOf(file);
  const ofQuery = answers.byQuery.get(sql);
  if (ofQuery) ofQuery.set(parameters, rows);
  else answers.byQuery.set(sql, new Map([[parameters, rows]]));
  answers.count += 1;
}

/** Runs a query with few, small rows, or returns the cached ones. Rows are shared: do not change them. */
export async function cachedQuery<Row>(db: Db, query: CompiledQuery<Row>): Promise<readonly Row[]> {
  // A transaction may see changes that are rolled back later.
  const file = db.isTransaction ? undefined : sqliteFileOf(db);
  if (file === undefined) return (await db.executeQuery(query)).rows;
  const parameters = JSON.stringify(query.parameters);
  const known = currentOf(file).byQuery.get(query.sql)?.get(parameters);
  if (known !== undefined) return known as readonly Row[];
  const { writes } = file;
  const { rows } = await db.executeQuery(query);
  // A write while this query waited makes the result's age unknown.
  if (file.writes === writes) store(file, query.sql, parameters, rows);
  return rows;
}

export async function cachedNumber(db: Db, query: CompiledQuery<{ n: number }>): Promise<number> {
  return (await cachedQuery(db, query))[0]?.n ?? 0;
}
