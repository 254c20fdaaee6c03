import { type Kysely, type SqlBool, sql } from 'kysely';
import { textType } from '../dialect.ts';
import { addColumn, index } from './columns.ts';

/** Runs over callbacks, who sends one just now, which were sent again, callbacks of a server, and those tried in vain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  await db.schema.alterTable('callback_deliveries').addColumn('taken_until', text).execute();
  await index(db, 'bulk_run_rows', ['object_id']);
  await queueFirstAttemptsFirst(db);
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

/** As `terminals/callbacks/due.ts` asks for what is due. */
async function queueFirstAttemptsFirst(db: Kysely<unknown>): Promise<void> {
  await addColumn('callback_deliveries', 'sent_again', 'flag', 0).up(db);
  await db.schema.dropIndex('callback_deliveries__next_attempt_at__ix').execute();
  await db.schema.dropIndex('callback_deliveries__merchant_id__host__next_attempt_at__ix').execute();
  const waits = sql<SqlBool>`next_attempt_at is not null`;
  // Not by `sent_again`: SQLite would take it for one lane, too.
  await index(db, 'callback_deliveries', ['next_attempt_at'], sql`${waits} and sent_again = 0`);
  await index(db, 'callback_deliveries', ['next_attempt_at', 'sent_again'], sql`${waits} and sent_again = 1`);
  await index(db, 'callback_deliveries', ['merchant_id', 'host', 'sent_again', 'next_attempt_at'], waits);
}
