import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';
import { addColumn } from './columns.ts';

/** Each browser of a person tells of sign-ins in unknown ones until they are dismissed there; a forgotten one, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn('users', 'new_browsers', 'text', '[]').up(db);
  await addColumn('known_browsers', 'is_forgotten', 'flag', 0).up(db);
  await db.schema
    .alterTable('known_browsers')
    .addColumn('dismissed', textType(db) as 'text')
    .execute();
}
