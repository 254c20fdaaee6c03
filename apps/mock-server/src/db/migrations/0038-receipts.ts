import type { Kysely } from 'kysely';
import { business, createTable, unique } from './columns.ts';
import { refuse } from './triggers.ts';

/** Receipts of returns, one for a refund at most. Refunds from before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'receipts',
    {
      ...business,
      ...{ transaction_id: 'text', refund_id: 'text', fiscal_number: 'text' },
      ...{ amount: 'money', returned_before: 'money' },
    },
    { merchant_id: 'merchants', transaction_id: 'transactions', refund_id: 'refunds' },
  );
  await unique(db, 'receipts', ['merchant_id', 'fiscal_number']);
  await unique(db, 'receipts', ['refund_id']);
  // No two receipts of a payment take back the same part of it.
  await unique(db, 'receipts', ['transaction_id', 'returned_before']);
  await refuse(db, 'receipts_update', 'before update on receipts', 'true', 'receipts are append-only');
  await refuse(db, 'receipts_delete', 'before delete on receipts', 'true', 'receipts are append-only');
  const invalid = `not exists (select 1 from refunds where id = new.refund_id and amount = new.amount
    and transaction_id = new.transaction_id and merchant_id = new.merchant_id)`;
  await refuse(db, 'receipts_insert', 'before insert on receipts', invalid, 'no receipt of a refund');
}
