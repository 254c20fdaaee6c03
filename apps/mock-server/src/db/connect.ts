/** Opens the database the server keeps its state in, brought up to date, ready to use. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool, TypeOverrides } from 'pg';
import { type DialectName, dialectOf, EmbeddedDialect } from './dialect.ts';
import { DatabaseUnavailable } from './errors.ts';
import { makeFolder } from './folder.ts';
import { migrations } from './migrations/list.ts';
import type { Db, Schema } from './schema.ts';
import { primaryCode, SQLITE_BUSY, SQLITE_CORRUPT, SQLITE_NOT_A_DATABASE } from './sqlite-codes.ts';
import { IN_MEMORY, SqliteFile } from './sqlite-driver.ts';

export interface DatabaseOptions {
  /** Directory of the embedded database; made when missing. Without it, and without a URL: memory, lost on close. */
  readonly dataDir?: string | undefined;
  /** `postgres://…`: use that server instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** How long to wait for a server that is just stopping to let go of the embedded database. Default: 5 s. */
  readonly lockTimeoutMs?: number | undefined;
  /** Connections to PostgreSQL at most. */
  readonly poolSize?: number | undefined;
  /** PostgreSQL stops a statement after this many milliseconds. Default: 4 s, as long as an operation has. */
  readonly statementTimeoutMs?: number | undefined;
  /** Whether it is known to be brought up to date, as a copy of one that is: nothing is asked then. Default: no. */
  readonly isUpToDate?: boolean | undefined;
}

/** An open database. */
export interface Database {
  readonly db: Db;
  readonly dialect: DialectName;
  /** The embedded database's file; undefined on PostgreSQL. For snapshot.ts. */
  readonly file: SqliteFile | undefined;
  /** Finishes running queries, writes everything out and lets go. */
  close(): Promise<void>;
}

/** The embedded database's file, in its folder. */
export const FILE_NAME = 'kasa.sqlite';

/** Integers of 64 bits and sums of them arrive as text by default; ours stay far below 2^53. */
const INT8 = 20;
const NUMERIC = 1700;

/**
 * @throws DatabaseUnavailable when it can't be opened, with a message for the person at the terminal.
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const database =
    options.databaseUrl === undefined
      ? openFile(options.dataDir, options.lockTimeoutMs)
      : openServer(options.databaseUrl, options);
  try {
    if (options.isUpToDate !== true) await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw unavailable(error, options);
  }
}

function openFile(dataDir: string | undefined, lockTimeoutMs = 5_000): Database {
  let file: SqliteFile;
  try {
    if (dataDir !== undefined) makeFolder(dataDir);
    file = new SqliteFile(dataDir === undefined ? IN_MEMORY : join(dataDir, FILE_NAME), lockTimeoutMs);
  } catch (error) {
    throw unavailable(error, { dataDir });
  }
  const db = new Kysely<Schema>({ dialect: new EmbeddedDialect(file) });
  return {
    db,
    dialect: 'sqlite',
    file,
    async close() {
      await db.destroy();
      file.close();
    },
  };
}

/** Nobody waits for the answer any more (http/request/time-limit.ts), and PostgreSQL would work on. */
const STATEMENT_TIMEOUT_MS = 4_000;

function openServer(
  connectionString: string,
  { poolSize = 10, statementTimeoutMs = STATEMENT_TIMEOUT_MS }: DatabaseOptions,
): Database {
  const types = new TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  const pool = new Pool({
    connectionString,
    types,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
  });
  // A connection that the server drops is replaced at the next query, and whoever uses it learns of it by theirs. Without
  // a listener it ends the process: the pool listens to idle ones only, and a transaction holds one between statements.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, dialect: 'postgres', file: undefined, close: () => db.destroy() };
}

async function migrate(db: Db): Promise<void> {
  if (dialectOf(db) === 'sqlite') return await migrateBy(db);
  await db.connection().execute(async (connection) => {
    // An index on a big table takes its time.
    await sql`set statement_timeout = 0`.execute(connection);
    await migrateBy(connection).finally(() => sql`reset statement_timeout`.execute(connection));
  });
}

async function migrateBy(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

function unavailable(error: unknown, options: DatabaseOptions): Error {
  if (error instanceof DatabaseUnavailable) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const cause = { cause: error };
  if (options.databaseUrl !== undefined) {
    // Never the whole address: it may hold a password.
    const host = URL.canParse(options.databaseUrl) ? new URL(options.databaseUrl).host : 'DATABASE_URL';
    return new DatabaseUnavailable(`PostgreSQL at ${host} can't be used: ${reason || 'no answer'}`, cause);
  }
  const where = options.dataDir === undefined ? IN_MEMORY : join(options.dataDir, FILE_NAME);
  const primary = primaryCode(error);
  if (primary === SQLITE_BUSY) {
    return new DatabaseUnavailable(
      `${where} is in use by another server. Stop it, or choose another directory.`,
      cause,
    );
  }
  if (primary === SQLITE_CORRUPT || primary === SQLITE_NOT_A_DATABASE) {
    const advice = existsSync(where) ? ' Move it away to start anew from the seed.' : '';
    return new DatabaseUnavailable(`${where} is damaged or not a database.${advice}`, cause);
  }
  return new DatabaseUnavailable(`${where} can't be opened: ${reason}`, cause);
}
