export const transactionStates = [
  'created',
  'authorized',
  'approved',
  'declined',
  'reversing',
  'reversed',
  'partially_reversed',
  'expired',
] as const;
export type TransactionState = (typeof transactionStates)[number];

/** State machine. `terminal` and `bank`: outside this API; `person`: by its operations; `time`: timeout. */
export const transactionTransitions = [
  { from: 'created', to: 'authorized', by: 'bank' },
  // Cash needs no bank.
  { from: 'created', to: 'approved', by: 'terminal' },
  { from: 'created', to: 'declined', by: 'bank' },
  { from: 'created', to: 'expired', by: 'time' },
  { from: 'authorized', to: 'approved', by: 'terminal' },
  { from: 'authorized', to: 'reversing', by: 'person' },
  { from: 'authorized', to: 'expired', by: 'time' },
  { from: 'approved', to: 'reversing', by: 'person' },
  { from: 'partially_reversed', to: 'reversing', by: 'person' },
  { from: 'reversing', to: 'reversed', by: 'bank' },
  { from: 'reversing', to: 'partially_reversed', by: 'bank' },
  // The bank refused: the payment is unchanged.
  { from: 'reversing', to: 'approved', by: 'bank' },
] as const satisfies readonly {
  from: TransactionState;
  to: TransactionState;
  by: 'terminal' | 'bank' | 'person' | 'time';
}[];

/** Payment methods. `wallet`: Apple Pay or Google Pay. */
export const paymentForms = ['card', 'wallet', 'qr', 'cash'] as const;
