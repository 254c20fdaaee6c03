/** A run applies the template that was agreed to, and not what somebody makes of it meanwhile. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bulk_runs').addColumn('template_version', 'integer').execute();
}
