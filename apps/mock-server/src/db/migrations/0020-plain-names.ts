/** Renames tables and an event type to the terms used in code. Row contents stay unchanged. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('kept_results').renameTo('idempotency_results').execute();
  await db.schema.alterTable('sign_in_failures').renameTo('failed_attempts').execute();
  await sql`update events set type = 'terminals.config_invalidated' where type = 'terminals.told_anew'`.execute(
    db,
  );
}
