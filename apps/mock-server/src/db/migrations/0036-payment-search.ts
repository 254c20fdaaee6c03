/**
 * What a person knows of a payment leads to it by an index; payments are sorted by amount, and banks offered. A refund
 * carries the phone of whoever made it.
 */
import { type Kysely, type SqlBool, sql } from 'kysely';
import { textType } from '../dialect.ts';
import { index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const there = (column: string) => sql<SqlBool>`${sql.ref(column)} is not null`;
  await index(db, 'transactions', ['merchant_id', 'rrn'], there('rrn'));
  await index(db, 'transactions', ['merchant_id', 'fiscal_number'], there('fiscal_number'));
  await index(db, 'transactions', ['merchant_id', 'bank', 'started_at', 'id'], there('bank'));
  await index(db, 'transactions', ['merchant_id', 'status', 'started_at', 'id']);
  await index(
    db,
    'transactions',
    ['merchant_id', 'response_code', 'started_at', 'id'],
    there('response_code'),
  );
  await index(db, 'transactions', ['merchant_id', 'amount', 'id']);
  await sql`create index transactions__merchant_id__last_four__ix on transactions
    (merchant_id, substr(card_mask, 13), started_at, id)`.execute(db);
  await db.schema
    .alterTable('refunds')
    .addColumn('by_user_phone', textType(db) as 'text')
    .execute();
}
