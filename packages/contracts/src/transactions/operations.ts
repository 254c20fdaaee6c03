import {
  cancelCollectionRound,
  createCollectionRound,
  finishCollectionRound,
  getCollectionRound,
  listCashCollectors,
  listCollectionRounds,
  listTerminalsWithCash,
  skipRoundStop,
} from './operations/collection-rounds.ts';
import {
  encashTerminal,
  exportEncashments,
  getEncashment,
  getTerminalCash,
  listEncashmentPeople,
  listEncashments,
} from './operations/encashments.ts';
import { listTransactions } from './operations/transactions.ts';

export const transactionsOperations = {
  listTransactions,
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
  skipRoundStop,
  finishCollectionRound,
  cancelCollectionRound,
  listCashCollectors,
};
