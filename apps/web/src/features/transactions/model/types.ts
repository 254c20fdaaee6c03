import type { DataOf } from '#shared/query/operations.ts';

/** Current cash in a terminal; amounts in kopiykas. */
export type TerminalCash = DataOf<'getTerminalCash'>;
export type Encashment = DataOf<'getEncashment'>;

/** A terminal that a round can be planned of. */
export type TerminalWithCash = DataOf<'listTerminalsWithCash'>['items'][number];
export type CollectionRound = DataOf<'listCollectionRounds'>['items'][number];
export type CollectionRoundDetails = DataOf<'getCollectionRound'>;
export type RoundStop = CollectionRoundDetails['stops'][number];

export type Transaction = DataOf<'listTransactions'>['items'][number];
export type TransactionDetails = DataOf<'getTransaction'>;
export type Receipts = DataOf<'getTransactionReceipt'>;
export type TransactionTotals = DataOf<'getTransactionTotals'>;
export type Receipt = DataOf<'getTransactionReceipt'>['returns'][number];
export type Reversal = DataOf<'reverseTransaction'>;
