/** Declined payments by form and by point are found by an index each, which costs the others nothing. */
import { type Kysely, type SqlBool, sql } from 'kysely';
import { index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const declined = sql<SqlBool>`status = 'declined'`;
  for (const by of ['payment_form', 'point_id'])
    await index(db, 'transactions', ['merchant_id', by, 'started_at', 'id', 'status'], declined);
}
