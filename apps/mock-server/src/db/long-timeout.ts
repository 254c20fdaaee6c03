import { sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import type { Db } from './schema.ts';

/** Nobody waits longer for a part of an export. */
const PATIENCE_SECONDS = 60;

/**
 * Reads what may take longer than an operation has, such as the next part of an export whose beginning has been
 * answered: PostgreSQL lets it work on. SQLite knows no limit.
 */
export async function withLongTimeout<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  if (dialectOf(db) === 'sqlite') return read(db);
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(`${PATIENCE_SECONDS}s`)}`.execute(tx);
    return read(tx);
  });
}
