import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';

/** The phone of whoever began a run, as it was then; null for the runs of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bulk_runs')
    .addColumn('user_phone', textType(db) as 'text')
    .execute();
}
