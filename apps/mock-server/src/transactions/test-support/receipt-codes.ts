import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import type { Db, Row } from '../../db/schema.ts';
import { exampleWith, type FailureCases } from '../../http/test-support/failure-cases.ts';
import { offlineRegister } from '../../http/test-support/offline-register.ts';
import { pendingDocument } from '../../http/test-support/pending-document.ts';

const answer = (name: string, before: (db: Db) => Promise<unknown>): FailureCases => ({
  [`registerTransactionReceipt ${name}`]: exampleWith(ops.registerTransactionReceipt, {}, before),
});
const shift = (changed: Partial<Row<'register_shifts'>>) => (db: Db) =>
  db.updateTable('register_shifts').set(changed).where('id', '=', ids.registerShiftToClose).execute();

/** How a receipt that is registered by hand earns the codes of registers. */
export const receiptCodes: FailureCases = {
  ...answer('receipt_not_due', (db) =>
    db
      .updateTable('transactions')
      .set({ status: 'reversed' })
      .where('id', '=', ids.transactionWithoutReceipt)
      .execute(),
  ),
  ...answer('point_without_register', (db) =>
    db
      .updateTable('branches')
      .set({ kind: 'non_fiscal', fiscal_register_number: null })
      .where('id', '=', ids.point)
      .execute(),
  ),
  ...answer('point_key_unfit', async (db) => {
    await shift({ state: 'closed' })(db);
    await db.updateTable('point_keys').set({ valid_to: '2020-01-01T00:00:00.000Z' }).execute();
  }),
  ...answer('register_shift_not_open', shift({ opened_at: '2020-01-01T00:00:00.000Z' })),
  ...answer('register_document_pending', pendingDocument(ids.registerShiftToClose)),
  ...answer('register_offline_limit', offlineRegister(ids.point, 'offline')),
  ...answer('register_returning', offlineRegister(ids.point, 'returning')),
};
