import {
  cancelCollectionRound,
  createCollectionRound,
  finishCollectionRound,
  getCollectionRound,
  listCashCollectors,
  listCollectionRounds,
  listTerminalsWithCash,
  skipRoundStop,
  updateCollectionRound,
} from './operations/collection-rounds.ts';
import { getDeclinePatterns } from './operations/decline-patterns.ts';
import {
  encashTerminal,
  exportEncashments,
  getEncashment,
  getTerminalCash,
  listEncashmentPeople,
  listEncashments,
} from './operations/encashments.ts';
import { reverseTransaction, updateTransactionStatus } from './operations/reversals.ts';
import { getSalesReport } from './operations/sales-report.ts';
import {
  exportTransactions,
  getTransaction,
  getTransactionReceipt,
  getTransactionTotals,
  listTransactionBanks,
  listTransactions,
} from './operations/transactions.ts';

export const transactionsOperations = {
  listTransactions,
  getTransaction,
  reverseTransaction,
  updateTransactionStatus,
  getTransactionReceipt,
  getTransactionTotals,
  exportTransactions,
  listTransactionBanks,
  getSalesReport,
  getDeclinePatterns,
  getTerminalCash,
  encashTerminal,
  listEncashments,
  exportEncashments,
  listEncashmentPeople,
  getEncashment,
  listTerminalsWithCash,
  createCollectionRound,
  listCollectionRounds,
  getCollectionRound,
  updateCollectionRound,
  skipRoundStop,
  finishCollectionRound,
  cancelCollectionRound,
  listCashCollectors,
};
