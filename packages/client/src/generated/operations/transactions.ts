// Made from openapi.json by `pnpm gen`; never edit.

/** Method, path, whether the body is signed, and what is special about it, by operation id. */
export const transactionsOperations = {
  listTransactions: ['GET', '/api/v1/transactions/transactions', false],
  getTransaction: ['GET', '/api/v1/transactions/transactions/{id}', false],
  getTransactionTotals: ['GET', '/api/v1/transactions/totals', false],
  exportTransactions: ['GET', '/api/v1/transactions/export', false, 'file'],
  listTransactionBanks: ['GET', '/api/v1/transactions/banks', false],
  getSalesReport: ['GET', '/api/v1/transactions/sales', false],
  getDeclinePatterns: ['GET', '/api/v1/transactions/decline-patterns', false],
  getTerminalCash: ['GET', '/api/v1/transactions/terminals/{id}/cash', false],
  encashTerminal: ['POST', '/api/v1/transactions/terminals/{id}/encashments', true, 'keyed'],
  listEncashments: ['GET', '/api/v1/transactions/terminals/{id}/encashments', false],
  exportEncashments: ['GET', '/api/v1/transactions/terminals/{id}/encashments/export', false, 'file'],
  listEncashmentPeople: ['GET', '/api/v1/transactions/terminals/{id}/encashment-people', false],
  getEncashment: ['GET', '/api/v1/transactions/encashments/{id}', false],
  listTerminalsWithCash: ['GET', '/api/v1/transactions/terminals-with-cash', false],
  createCollectionRound: ['POST', '/api/v1/transactions/collection-rounds', true, 'keyed'],
  listCollectionRounds: ['GET', '/api/v1/transactions/collection-rounds', false],
  getCollectionRound: ['GET', '/api/v1/transactions/collection-rounds/{id}', false],
  updateCollectionRound: ['PUT', '/api/v1/transactions/collection-rounds/{id}', true],
  skipRoundStop: ['POST', '/api/v1/transactions/collection-round-stops/{id}/skip', true],
  finishCollectionRound: ['POST', '/api/v1/transactions/collection-rounds/{id}/finish', true],
  cancelCollectionRound: ['POST', '/api/v1/transactions/collection-rounds/{id}/cancel', true],
  listCashCollectors: ['GET', '/api/v1/transactions/cash-collectors', false],
} as const;
