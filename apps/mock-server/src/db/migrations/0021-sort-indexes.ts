/** Every way to sort a list reads its page from an index; contract-volume.test.ts. */
import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialect.ts';
import { index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await index(db, 'branches', ['merchant_id', 'kind', 'city_key', 'id']);
  await index(db, 'users', ['merchant_id', 'phone', 'id']);
  await index(db, 'encashments', ['terminal_id', 'amount', 'id']);
  await index(db, 'shifts', ['driver_id', 'opened_at', 'id']);
  await index(db, 'routes', ['merchant_id', 'transport_num', 'id']);
  for (const column of ['avg_speed', 'avg_time']) {
    await index(db, 'routes', ['merchant_id', column, 'id']);
    // Routes without a value come last in both directions: PostgreSQL reads that from an index of its own.
    if (dialectOf(db) === 'postgres') {
      const falling = sql`merchant_id, ${sql.ref(column)} desc nulls last, id desc`;
      await sql`create index ${sql.ref(`routes__${column}__falling__ix`)} on routes (${falling})`.execute(db);
    }
  }
}
