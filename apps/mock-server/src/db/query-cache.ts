/**
 * Answers that are asked for again with nearly every request: whose session it is, how long a list is, how common a
 * word. On the embedded database they stay true until the next write; on PostgreSQL others write too, and nothing is
 * cached.
 */
import type { CompiledQuery } from 'kysely';
import { ownFileOf } from './dialect.ts';
import type { Db } from './schema.ts';
import type { SqliteFile } from './sqlite-driver.ts';

interface Answers {
  /** The file's writes when these were true. */
  writes: number;
  /** By the query's text, then by its parameters: a compiled query's text is long, but always the same string. */
  readonly byQuery: Map<string, Map<string, readonly unknown[]>>;
  count: number;
}

/** Answers kept at most between two writes. */
const MAX = 1_000;

const caches = new WeakMap<SqliteFile, Answers>();

/** The answers of a file that are still true. */
function currentOf(file: SqliteFile): Answers {
  let answers = caches.get(file);
  if (answers === undefined) {
    answers = { writes: file.writes, byQuery: new Map(), count: 0 };
    caches.set(file, answers);
  }
  if (answers.writes !== file.writes || answers.count >= MAX) {
    answers.byQuery.clear();
    answers.count = 0;
  }
  answers.writes = file.writes;
  return answers;
}

function keep(file: SqliteFile, sql: string, parameters: string, rows: readonly unknown[]): void {
  const answers = currentOf(file);
  const ofQuery = answers.byQuery.get(sql);
  if (ofQuery) ofQuery.set(parameters, rows);
  else answers.byQuery.set(sql, new Map([[parameters, rows]]));
  answers.count += 1;
}

/** Runs a query of few and small rows, unless its answer is known. The rows belong to others too: don't change them. */
export async function cachedQuery<Row>(db: Db, query: CompiledQuery<Row>): Promise<readonly Row[]> {
  // What a transaction sees may never come true.
  const file = db.isTransaction ? undefined : ownFileOf(db);
  if (file === undefined) return (await db.executeQuery(query)).rows;
  const parameters = JSON.stringify(query.parameters);
  const known = currentOf(file).byQuery.get(query.sql)?.get(parameters);
  if (known !== undefined) return known as readonly Row[];
  const { writes } = file;
  const { rows } = await db.executeQuery(query);
  // Somebody may have written while this query waited for its turn: which of the two came first is not known.
  if (file.writes === writes) keep(file, query.sql, parameters, rows);
  return rows;
}

/** The number `n` that a query answers; see `cachedQuery`. */
export async function cachedNumber(db: Db, query: CompiledQuery<{ n: number }>): Promise<number> {
  return (await cachedQuery(db, query))[0]?.n ?? 0;
}
