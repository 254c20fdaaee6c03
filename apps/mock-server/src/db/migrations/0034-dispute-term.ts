import { type Kysely, sql } from 'kysely';
import { textType } from '../dialect.ts';

/** When a dispute was decided: the device is kept for its claimant for some time only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('terminal_disputes')
    .addColumn('decided_at', textType(db) as 'text')
    .execute();
  await sql`update terminal_disputes set decided_at = created_at where decision is not null`.execute(db);
}
