import { text } from '@kasa/contracts/shared/fields';
import { transactionFields, transactionFilterFields } from '@kasa/contracts/transactions/fields';
import { exportTransactions } from '@kasa/contracts/transactions/operations/transactions';
import type { ExportSpec } from '../http/entity/export.ts';
import { presentTransaction, transactions } from './transaction-store.ts';

/** The payments of a filter, with all their fields. */
export const transactionsExport: ExportSpec<typeof exportTransactions, object> = {
  operation: exportTransactions,
  fileName: 'transactions',
  title: { uk: 'Транзакції', en: 'Transactions' },
  all: { uk: 'Усі транзакції', en: 'All transactions' },
  filters: transactionFilterFields,
  // People may have one name.
  columns: { ...transactionFields, cashier_id: text('Ідентифікатор касира', 'Cashier ID') },
  async *items(context, query, beforeNextBatch) {
    const { db, session } = context;
    for await (const row of transactions.all(db.db, session, query, beforeNextBatch)) {
      const payment = presentTransaction(row, context);
      const { terminal } = payment;
      const cashier_id = payment.cashier?.id ?? null;
      yield {
        ...payment,
        cashier_id,
        terminal: { ...terminal, name: `${terminal.number} ${terminal.name}` },
      };
    }
  },
};
