import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';

/** Runs over products: what is done to each, and what it was and becomes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  await db.schema.alterTable('bulk_runs').addColumn('change', text).execute();
  await db.schema.alterTable('bulk_run_rows').addColumn('agreed', text).execute();
}
