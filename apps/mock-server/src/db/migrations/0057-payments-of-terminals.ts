/**
 * What was refunded or not is counted without a look at each payment, as are payments of a terminal, which had to be
 * asked whose they are.
 */
import { type Kysely, sql } from 'kysely';
import { index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const by of ['started_at', 'amount']) {
    await sql`drop index ${sql.raw(`transactions__terminal_id__${by}__id__ix`)}`.execute(db);
    await index(db, 'transactions', ['terminal_id', by, 'id', 'merchant_id']);
  }
  await sql`drop index transactions__merchant_id__started_at__id__ix`.execute(db);
  // The name of its columns is that of the refunded ones alone.
  await sql`create index transactions__merchant_id__started_at__id__with_refunds__ix on transactions
    (merchant_id, started_at, id, refund_amount)`.execute(db);
}
