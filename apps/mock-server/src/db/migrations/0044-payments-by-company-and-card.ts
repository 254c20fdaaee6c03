/** Payments by company, which is offered to choose from, and by the first six digits of a card are found by an index each. */
import { type Kysely, sql } from 'kysely';
import { index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await index(db, 'transactions', ['merchant_id', 'company', 'started_at', 'id']);
  await index(db, 'transactions', ['merchant_id', 'company', 'amount', 'id']);
  await sql`create index transactions__merchant_id__first_six__ix on transactions
    (merchant_id, substr(card_mask, 1, 6), started_at, id)`.execute(db);
}
