/** What a merchant does, the first steps it left for later, and where a person starts. */
import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';
import { addColumn, index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  await db.schema.alterTable('merchants').addColumn('business', text).execute();
  await addColumn('merchants', 'postponed_steps', 'text', '[]').up(db);
  await db.schema.alterTable('users').addColumn('home_screen', text).execute();
  await db.schema.alterTable('users').addColumn('home_terminal_id', text).execute();
  // A driver's own shift is found by the phone that the person signs in with.
  await index(db, 'drivers', ['merchant_id', 'phone']);
}
