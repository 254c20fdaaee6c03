import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool, TypeOverrides } from 'pg';
import { protectFolder, readOrMakeDataKey } from './data-folder.ts';
import { type DialectName, dialectOf, EmbeddedDialect } from './dialect.ts';
import { DatabaseUnavailable } from './errors.ts';
import { migrations } from './migrations/list.ts';
import type { Db, Schema } from './schema.ts';
import { useDataKey } from './sealing.ts';
import { IN_MEMORY, SqliteFile } from './sqlite-driver.ts';
import {
  primaryResultCode,
  SQLITE_BUSY,
  SQLITE_CORRUPT,
  SQLITE_NOT_A_DATABASE,
} from './sqlite-result-codes.ts';
import { sealStoredSecrets } from './stored-secrets.ts';

export interface DatabaseOptions {
  /** Directory of the embedded database; created if missing. Without it and without a URL: in memory. */
  readonly dataDir?: string | undefined;
  readonly databaseUrl?: string | undefined;
  /**
   * Seals the secrets in the database; null: none is sealed. Default: the key file of the directory; without one, a key
   * that is lost with the process.
   */
  readonly dataKey?: string | null | undefined;
  /** How long to wait for the file lock of a stopping server. Default: 5 s. */
  readonly lockTimeoutMs?: number | undefined;
  readonly poolSize?: number | undefined;
  /** PostgreSQL statement timeout in milliseconds. Default: 4 s, the time limit of an operation. */
  readonly statementTimeoutMs?: number | undefined;
  /** Skips migrations, for a copy of a migrated database. Default: false. */
  readonly isUpToDate?: boolean | undefined;
}

export interface Database {
  readonly db: Db;
  readonly dialect: DialectName;
  /** The embedded database's file; undefined on PostgreSQL. For snapshots. */
  readonly file: SqliteFile | undefined;
  close(): Promise<void>;
}

export const DATABASE_FILE_NAME = 'kasa.sqlite';

/** pg returns int8 and numeric as text by default; ours stay far below 2^53. */
const INT8 = 20;
const NUMERIC = 1700;

/** @throws DatabaseUnavailable when it can't be opened, with a message for the user */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const database =
    options.databaseUrl === undefined
      ? openFile(options.dataDir, options.lockTimeoutMs)
      : openServer(options.databaseUrl, options);
  try {
    const { dataKey = keyOf(options) } = options;
    useDataKey(database.db, dataKey);
    if (options.isUpToDate === true) return database;
    await migrate(database.db);
    await sealStoredSecrets(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw unavailable(error, options);
  }
}

const LOST_WITH_PROCESS = randomBytes(32).toString('base64url');

const keyOf = ({ dataDir, databaseUrl }: DatabaseOptions) =>
  dataDir === undefined || databaseUrl !== undefined ? LOST_WITH_PROCESS : readOrMakeDataKey(dataDir);

function openFile(dataDir: string | undefined, lockTimeoutMs = 5_000): Database {
  let file: SqliteFile;
  try {
    if (dataDir !== undefined) protectFolder(dataDir);
    file = new SqliteFile(
      dataDir === undefined ? IN_MEMORY : join(dataDir, DATABASE_FILE_NAME),
      lockTimeoutMs,
    );
    // Again, for the files that opening has made.
    if (dataDir !== undefined) protectFolder(dataDir);
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

/** The time limit of operations (http/request/time-limit.ts): PostgreSQL would continue the query. */
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
  // Without listeners a dropped connection ends the process. The pool listens only to idle connections.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, dialect: 'postgres', file: undefined, close: () => db.destroy() };
}

async function migrate(db: Db): Promise<void> {
  if (dialectOf(db) === 'sqlite') return await migrateBy(db);
  await db.connection().execute(async (connection) => {
    // An index on a big table takes longer than the timeout.
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
    // Never the whole URL: it may contain a password.
    const host = URL.canParse(options.databaseUrl) ? new URL(options.databaseUrl).host : 'DATABASE_URL';
    return new DatabaseUnavailable(`PostgreSQL at ${host} can't be used: ${reason || 'no answer'}`, cause);
  }
  const where = options.dataDir === undefined ? IN_MEMORY : join(options.dataDir, DATABASE_FILE_NAME);
  const primary = primaryResultCode(error);
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
