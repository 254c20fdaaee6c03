/** Payments of a terminal are counted without a look at each, which had to be asked whose it is. */
import { type Kysely, sql } from 'kysely';
import { index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const by of ['started_at', 'amount']) {
    await sql`drop index ${sql.raw(`transactions__terminal_id__${by}__id__ix`)}`.execute(db);
    await index(db, 'transactions', ['terminal_id', by, 'id', 'merchant_id']);
  }
}
