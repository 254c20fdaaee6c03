/**
 * The only place that knows two databases. Stores write plain Kysely; what differs is here:
 *
 * - Row lock: `.forUpdate()` locks in PostgreSQL. SQLite has one writer, and a transaction takes its place with
 *   `begin immediate`, so our compiler leaves the clause out.
 * - Order of text: PostgreSQL columns are made with `collate "C"`, so both sort bytewise; what people read in
 *   order is sorted by a `*_key` column (see text.ts).
 * - Order of NULL: PostgreSQL puts it last ascending and first descending, SQLite the other way round. A list that
 *   sorts by a nullable column says `nulls last` (both understand it), or better, sorts by one that is never null.
 * - Text search: search.ts. Many rows at once: bulk-insert.ts.
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

/** Which database a query would run on; works on a transaction too. */
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

  /** SQLite's DDL is transactional (Kysely's caution is for MySQL-like engines): a migration is all or nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite dialect without row locks, and with migrations that can't stop half-way. */
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

/**
 * The embedded database's file, whose `writes` tell how long an answer stays true. Undefined on PostgreSQL, where other
 * servers write too.
 */
export function ownFileOf(db: Db): SqliteFile | undefined {
  const { adapter } = db.getExecutor();
  return adapter instanceof EmbeddedAdapter ? adapter.file : undefined;
}

/** The type of a text column: compared bytewise on both databases. */
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

/**
 * The unique rule that an error of the driver reports, or undefined when it is another error.
 * PostgreSQL names the constraint, so ours are named `<table>__<column>__<column>__uq`; SQLite names the columns.
 */
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

/** PostgreSQL's word for "somebody else was faster, do it again": serialization failure and deadlock. */
const POSTGRES_AGAIN = new Set(['40001', '40P01']);

/** Whether a whole transaction may simply be run again. */
export function isWorthRepeating(error: unknown): boolean {
  return POSTGRES_AGAIN.has((error as DriverError | null)?.code as string);
}

/** Arbitrary, but the same in every server on one database. */
const SEED_LOCK = 7_261_411;

/**
 * Until the transaction ends, no other server fills or resets this database, and its statements, the wait for another
 * server among them, may take as long as they need. SQLite's writer is alone anyway.
 */
export async function lockSeed(tx: Db): Promise<void> {
  if (dialectOf(tx) === 'sqlite') return;
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(tx);
}

/**
 * Until the transaction ends, no other transaction passes here with the same name, on whichever server. SQLite's writer
 * is alone anyway.
 */
export async function lockName(tx: Db, name: string): Promise<void> {
  if (dialectOf(tx) === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/**
 * As `lockName`, and any number of transactions pass here together, while none of `lockName` does: of a name that many
 * change and one looks at.
 */
export async function lockNameShared(tx: Db, name: string): Promise<void> {
  if (dialectOf(tx) === 'sqlite') return;
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`.execute(tx);
}

/** References are checked when the transaction ends instead of at every row. */
export async function deferReferences(tx: Db): Promise<void> {
  await (dialectOf(tx) === 'postgres'
    ? sql`set constraints all deferred`
    : sql`pragma defer_foreign_keys = on`
  ).execute(tx);
}
