import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { changed, NOBODY, type OwnCodes } from '../../http/test-support/own-codes.ts';

/** How the operations of payments and encashment earn their own codes. */
export const ownCodes: OwnCodes = {
  'listTransactions not_found': changed(ops.listTransactions, { query: { terminal_id: NOBODY } }),
  'encashTerminal cash_not_enough': changed(ops.encashTerminal, { body: { amount: 10_000_000 } }),
  'encashTerminal cash_changed': changed(ops.encashTerminal, { body: { amount: 100, takes_all: true } }),
};
