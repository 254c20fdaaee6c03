import { bulkInsert } from '../db/bulk-insert.ts';
import type { Db, Row } from '../db/schema.ts';
import { insertReturnReceipts } from './return-receipts.ts';

/** Inserts generated payments, their refunds through the ledger. Each has one at most, which takes its id. */
export async function insertPayments(tx: Db, payments: readonly Row<'transactions'>[]): Promise<void> {
  const unrefunded = payments.map((row) => ({ ...row, refund_amount: 0, refunded_at: null }));
  await bulkInsert(tx, 'transactions', unrefunded);
  const refunds = payments.flatMap((row): Row<'refunds'>[] => {
    const { id, merchant_id, refund_amount: amount, refunded_at: at } = row;
    if (at === null) return [];
    const stamps = { id, merchant_id, created_at: at, updated_at: at, version: 1 };
    const nobody = { by_user_id: null, by_user_name: null, by_user_phone: null };
    return [{ ...stamps, transaction_id: id, amount, ...nobody }];
  });
  await bulkInsert(tx, 'refunds', refunds);
  await insertReturnReceipts(tx, payments, refunds);
}
