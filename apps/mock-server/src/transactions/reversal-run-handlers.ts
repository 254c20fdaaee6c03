import type { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';

const none = () => {
  throw new OperationFailure('not_found');
};

export const reversalRunHandlers = {
  previewReversalRun: none,
  startReversalRun: none,
  listReversalRuns: none,
  listReversalRunPeople: none,
  getReversalRun: none,
  listReversalRunRows: none,
  exportReversalRun: none,
  cancelReversalRun: none,
} satisfies Partial<Handlers<typeof transactionsOperations>>;
