import { type Kysely, type SqlBool, sql } from 'kysely';
import { index } from './columns.ts';

/** When a terminal's callbacks arrived last, which of them failed, and which are old enough to go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const arrived = sql<SqlBool>`delivered_at is not null`;
  await index(db, 'callback_deliveries', ['terminal_id', 'delivered_at'], arrived);
  await index(db, 'callback_deliveries', ['created_at', 'id']);
}
