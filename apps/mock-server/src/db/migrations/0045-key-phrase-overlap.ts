import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';

/** The key phrase before the present one, sealed, and until when it counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  for (const column of ['previous_key_phrase', 'previous_key_phrase_until']) {
    await db.schema.alterTable('terminals').addColumn(column, text).execute();
  }
}
