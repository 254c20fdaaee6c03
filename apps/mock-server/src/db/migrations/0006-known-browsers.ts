/** Rate limits count browsers instead of addresses; codes are counted by requester. */
import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';
import { createTable, index, unique } from './columns.ts';

/** Dropped data is recreated within the hour or by the next sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  await db.schema.dropTable('known_addresses').execute();
  await createTable(
    db,
    'known_browsers',
    { user_id: 'text', browser_hash: 'text', last_at: 'text' },
    { user_id: 'users' },
  );
  await unique(db, 'known_browsers', ['user_id', 'browser_hash']);
  await index(db, 'known_browsers', ['browser_hash']);
  await db.schema.dropTable('code_sendings').execute();
  await createTable(db, 'code_sendings', { phone: 'text', purpose: 'text', asker: 'text', at: 'text' });
  await index(db, 'code_sendings', ['phone', 'at']);
  await index(db, 'code_sendings', ['asker', 'at']);
  await index(db, 'code_sendings', ['at']);
  await db.schema
    .alterTable('code_requests')
    .addColumn('asker', text, (column) => column.notNull().defaultTo(''))
    .execute();
}
