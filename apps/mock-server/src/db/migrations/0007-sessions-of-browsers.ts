/** In which session a browser was last known: with a session that is ended from elsewhere its browser is forgotten. */
import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  await db.schema
    .alterTable('known_browsers')
    .addColumn('session_id', text, (column) => column.notNull().defaultTo(''))
    .execute();
}
