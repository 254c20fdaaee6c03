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
  // Cash is handed back at once: no bank has to agree.
  { from: 'approved', to: 'reversed', by: 'person' },
  { from: 'approved', to: 'partially_reversed', by: 'person' },
  { from: 'partially_reversed', to: 'reversed', by: 'person' },
  { from: 'partially_reversed', to: 'partially_reversed', by: 'person' },
  { from: 'reversing', to: 'reversed', by: 'bank' },
  { from: 'reversing', to: 'partially_reversed', by: 'bank' },
  // The bank refused: the payment is as it was.
  { from: 'reversing', to: 'approved', by: 'bank' },
  { from: 'reversing', to: 'authorized', by: 'bank' },
] as const satisfies readonly {
  from: TransactionState;
  to: TransactionState;
  by: 'terminal' | 'bank' | 'person' | 'time';
}[];

/** Whether the state machine allows it, by whomever. */
export const canBecome = (from: TransactionState, to: TransactionState): boolean =>
  transactionTransitions.some((step) => step.from === from && step.to === to);

/** Not decided yet: the acquirer is asked again. */
export const openStates = [
  'created',
  'authorized',
  'reversing',
] as const satisfies readonly TransactionState[];

/**
 * What can still be paid back of a payment, kopiykas: 0 while, or where, nothing can. An authorised one is not paid
 * yet; all of it can be given up.
 */
export function leftAmount(of: { status: TransactionState; amount: number; refund_amount: number }): number {
  return canBecome(of.status, 'reversing') ? of.amount - of.refund_amount : 0;
}

/** `full`: all that was left; `sum`: a part of it. */
export const reversalKinds = ['full', 'sum'] as const;

/** `open`: the acquirer has not answered, it may be done or not; `refused`: nothing was paid back. */
export const reversalStates = ['open', 'done', 'refused'] as const;

/** A payment begun so long ago, of which the acquirer knows nothing, has expired; minutes. */
export const EXPIRES_AFTER_MINUTES = 15;

/** Payment methods. `wallet`: Apple Pay or Google Pay. */
export const paymentForms = ['card', 'wallet', 'qr', 'cash'] as const;
