/** Links journal entries written by one request. */
import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  await db.schema.alterTable('audit_entries').addColumn('action', text).execute();
}
