import { sql } from 'kysely';
import { dialectOf } from './dialect.ts';
import type { Db } from './schema.ts';

const TIMEOUT_SECONDS = 60;

/** Runs a read that may exceed the statement timeout, such as a part of an export. SQLite has no timeout. */
export async function withLongTimeout<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  if (dialectOf(db) === 'sqlite') return read(db);
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(`${TIMEOUT_SECONDS}s`)}`.execute(tx);
    return read(tx);
  });
}
