/**
 * The only place that knows both databases. Stores use plain Kysely; the differences:
 * - Row locks: `.forUpdate()` locks in PostgreSQL; for SQLite, a single writer, our compiler omits the
 * clause.
 * - Text order: `collate "C"` in PostgreSQL, so both sort bytewise; lists sort by `*_key` columns (text.ts).
 * - NULL order: PostgreSQL sorts NULL last ascending, SQLite first: use `nulls last` or columns without null.
 */
import {
  type ColumnDataType,
  type Kysely,
  PostgresAdapter,
  type QueryCompiler,
  type RawBuilder,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { UniqueViolation } from './errors.ts';
import type { Db } from './schema.ts';
import type { SqliteFile } from './sqlite-driver.ts';

export type DialectName = 'sqlite' | 'postgres';

/** Works on a transaction too. */
// biome-ignore lint/suspicious/noExplicitAny: any schema will do, and Kysely is invariant in it
export function dialectOf(db: Kysely<any>): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

class LocklessCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    const isLock = ['ForUpdate', 'ForShare', 'SkipLocked'].includes(String(node.modifier));
    if (!isLock) super.visitSelectModifier(node);
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  readonly file: SqliteFile;

  constructor(file: SqliteFile) {
    super();
    this.file = file;
  }

  /** SQLite's DDL is transactional: a migration is all or nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class EmbeddedDialect extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  override createQueryCompiler(): QueryCompiler {
    return new LocklessCompiler();
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter(this.#file);
  }
}

/** The embedded database's file, whose `writes` invalidate caches; undefined on PostgreSQL. */
export function sqliteFileOf(db: Db): SqliteFile | undefined {
  const { adapter } = db.getExecutor();
  return adapter instanceof EmbeddedAdapter ? adapter.file : undefined;
}

/** Type of a text column that is compared bytewise on both databases. */
// biome-ignore lint/suspicious/noExplicitAny: see dialectOf
export function textType(db: Kysely<any>): ColumnDataType | RawBuilder<unknown> {
  return dialectOf(db) === 'postgres' ? sql`text collate "C"` : 'text';
}

const SQLITE_UNIQUE = new Set([1555, 2067]);
const POSTGRES_UNIQUE = '23505';

interface DriverError {
  code?: unknown;
  errcode?: unknown;
  message?: unknown;
  table?: unknown;
  constraint?: unknown;
}

/** PostgreSQL reports the constraint, named `<table>__<column>__<column>__uq`; SQLite reports the columns. */
export function asUniqueViolation(error: unknown): UniqueViolation | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, errcode, message, table, constraint } = error as DriverError;
  let found: readonly string[] = [];
  if (code === POSTGRES_UNIQUE) {
    const parts = String(constraint).split('__');
    found = parts.length > 2 ? parts.slice(1, -1).map((column) => `${parts[0]}.${column}`) : [`${table}.id`];
  } else if (SQLITE_UNIQUE.has(errcode as number)) {
    found = String(message)
      .replace(/^.*failed: /u, '')
      .split(', ');
  } else {
    return undefined;
  }
  const columns = found.map((name) => name.slice(name.indexOf('.') + 1));
  const scoped = columns.length > 1 ? columns.filter((column) => column !== 'merchant_id') : columns;
  return new UniqueViolation(found[0]?.split('.')[0] ?? '', scoped, error);
}

/** Serialization failure and deadlock. */
const POSTGRES_RETRYABLE = new Set(['40001', '40P01']);

export function isRetryable(error: unknown): boolean {
  return POSTGRES_RETRYABLE.has((error as DriverError | null)?.code as string);
}

/** Arbitrary, but the same for all servers. */
const SEED_LOCK = 7_261_411;

/** Locks seeding and resets across servers until commit, without a statement timeout. No-op in SQLite. */
export async function lockSeed(tx: Db): Promise<void> {
  if (dialectOf(tx) === 'sqlite') return;
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(tx);
}

/** Locks a name across servers until commit. No-op in SQLite, which has a single writer. */
export async function advisoryLock(tx: Db, name: string): Promise<void> {
  if (dialectOf(tx) === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Shared lock of a name, exclusive with `advisoryLock`: for frequent writers that one reader must exclude. */
export async function advisoryLockShared(tx: Db, name: string): Promise<void> {
  if (dialectOf(tx) === 'sqlite') return;
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`.execute(tx);
}

/** Foreign keys are checked when the transaction ends. */
export async function deferForeignKeys(tx: Db): Promise<void> {
  await (dialectOf(tx) === 'postgres'
    ? sql`set constraints all deferred`
    : sql`pragma defer_foreign_keys = on`
  ).execute(tx);
}
