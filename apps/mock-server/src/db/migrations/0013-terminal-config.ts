/** Address of the last settings request: failed requests from others do not block it (terminals/terminal-auth.ts). */
import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  await db.schema.alterTable('terminals').addColumn('config_address', text).execute();
}
