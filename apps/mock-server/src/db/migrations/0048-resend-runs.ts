import { type Kysely, type SqlBool, sql } from 'kysely';
import { textType } from '../dialect.ts';
import { index } from './columns.ts';

/** Runs over callbacks, who sends one just now, callbacks of a server, and those tried in vain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  await db.schema.alterTable('callback_deliveries').addColumn('taken_until', text).execute();
  await index(db, 'bulk_run_rows', ['object_id']);
  await index(db, 'callback_deliveries', ['merchant_id', 'host', 'created_at', 'id']);
  // As `terminals/callbacks/failing.ts` asks for them.
  const failed = sql<SqlBool>`state <> 'delivered' and attempts > tried_before
    and (last_reason is not null or last_http_status not between 200 and 299)`;
  await index(db, 'callback_deliveries', ['merchant_id', 'terminal_id', 'updated_at'], failed);
  // Holds all that is asked of them.
  await db.schema
    .createIndex('callback_deliveries__in_vain__ix')
    .on('callback_deliveries')
    .columns(['merchant_id', 'terminal_id', 'created_at', 'updated_at', 'host', 'state'])
    .columns(['attempts', 'tried_before', 'last_reason', 'last_http_status'])
    .where(failed)
    .execute();
}
