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
};
