import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bulk_runs').addColumn('template_version', 'integer').execute();
}
