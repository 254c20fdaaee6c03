/** The last session of a known browser: ending the session from elsewhere forgets the browser. */
import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  await db.schema
    .alterTable('known_browsers')
    .addColumn('session_id', text, (column) => column.notNull().defaultTo(''))
    .execute();
}
