import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';

/** How the operations of payments and encashment earn their own codes. */
export const failureCases: FailureCases = {
  'listTransactions not_found': exampleWith(ops.listTransactions, { query: { terminal_id: UNKNOWN_ID } }),
  'encashTerminal cash_not_enough': exampleWith(ops.encashTerminal, { body: { amount: 10_000_000 } }),
  'encashTerminal cash_changed': exampleWith(ops.encashTerminal, { body: { amount: 100, takes_all: true } }),
};
