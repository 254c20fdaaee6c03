import { type Kysely, type SqlBool, sql } from 'kysely';
import { index } from './columns.ts';

/** When a terminal's callbacks arrived last, which are old enough to go, and which wait for a server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const arrived = sql<SqlBool>`delivered_at is not null`;
  await index(db, 'callback_deliveries', ['terminal_id', 'delivered_at'], arrived);
  await index(db, 'callback_deliveries', ['created_at', 'id']);
  // Of those that wait, by a condition that a comparison with a time implies.
  const waits = sql<SqlBool>`next_attempt_at is not null`;
  await db.schema.dropIndex('callback_deliveries__next_attempt_at__ix').execute();
  await index(db, 'callback_deliveries', ['next_attempt_at'], waits);
  await index(db, 'callback_deliveries', ['merchant_id', 'host', 'next_attempt_at'], waits);
}
