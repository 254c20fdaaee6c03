import { type Kysely, sql } from 'kysely';
import { textType } from '../dialect.ts';

/** The phone of whoever did something, as it was then; and whether a session began in a browser that was unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  await db.schema.alterTable('audit_entries').addColumn('user_phone', text).execute();
  await db.schema.alterTable('encashments').addColumn('by_user_phone', text).execute();
  // Phones of people have never changed so far.
  await sql`update audit_entries set user_phone = (select phone from users where users.id = audit_entries.user_id)
    where user_id is not null`.execute(db);
  await sql`update encashments set by_user_phone = (select phone from users where users.id = encashments.by_user_id)
    where by_user_id is not null`.execute(db);
  await db.schema
    .alterTable('sessions')
    .addColumn('new_browser', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
