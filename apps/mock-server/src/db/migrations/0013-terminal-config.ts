/** Where a terminal last asked for its settings from: what others do elsewhere does not make it wait (terminals/proof.ts). */
import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  await db.schema.alterTable('terminals').addColumn('config_address', text).execute();
}
