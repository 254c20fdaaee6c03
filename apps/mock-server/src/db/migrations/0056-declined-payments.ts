/**
 * Declined payments by form and by point are found by an index each, which costs the others nothing; those of a card's
 * first digits are counted without a look at their rows.
 */
import { type Kysely, type SqlBool, sql } from 'kysely';
import { index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const declined = sql<SqlBool>`status = 'declined'`;
  for (const by of ['payment_form', 'point_id'])
    await index(db, 'transactions', ['merchant_id', by, 'started_at', 'id', 'status'], declined);
  await sql`drop index transactions__merchant_id__first_six__ix`.execute(db);
  await sql`create index transactions__merchant_id__first_six__ix on transactions
    (merchant_id, substr(card_mask, 1, 6), started_at, id, card_mask)`.execute(db);
}
