/**
 * Payments by point, form, days and what was paid back, and those without a receipt, are found by an index each; those
 * of a terminal or point are sorted by amount. Of what is rare only the rare rows are in it.
 */
import { type Kysely, type SqlBool, sql } from 'kysely';
import { index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await index(db, 'transactions', ['merchant_id', 'point_id', 'started_at', 'id']);
  await index(db, 'transactions', ['merchant_id', 'payment_form', 'started_at', 'id']);
  await index(db, 'transactions', ['merchant_id', 'point_id', 'amount', 'id']);
  await index(db, 'transactions', ['terminal_id', 'amount', 'id']);
  const everRefunded = sql<SqlBool>`refunded_at is not null`;
  await index(db, 'transactions', ['merchant_id', 'paid_at', 'id']);
  await index(db, 'transactions', ['merchant_id', 'refunded_at', 'id'], everRefunded);
  // With the column of the condition, so that they alone tell how many there are.
  const refunded = sql<SqlBool>`refund_amount > 0`;
  await index(db, 'transactions', ['merchant_id', 'refund_amount', 'id'], refunded);
  await index(db, 'transactions', ['merchant_id', 'started_at', 'id', 'refund_amount'], refunded);
  await index(db, 'transactions', ['merchant_id', 'amount', 'id', 'refund_amount'], refunded);
  const noReceipt = sql<SqlBool>`fiscal_number is null`;
  await index(db, 'transactions', ['merchant_id', 'started_at', 'id', 'fiscal_number'], noReceipt);
  await index(db, 'transactions', ['merchant_id', 'status', 'started_at', 'id', 'fiscal_number'], noReceipt);
}
