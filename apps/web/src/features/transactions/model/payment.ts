import type { Receipts, Transaction, TransactionDetails } from './types.ts';

/** Paid, and no fiscal receipt was made: the tax service will ask. */
export const lacksReceipt = ({ paid_at, fiscal_number }: Pick<Transaction, 'paid_at' | 'fiscal_number'>) =>
  paid_at !== null && fiscal_number === null;

/** Has a receipt, or should have one. */
export const owesReceipt = (payment: Pick<Transaction, 'paid_at' | 'fiscal_number'>) =>
  payment.fiscal_number !== null || lacksReceipt(payment);

/** Which receipt of a paid payment is not there; undefined: all are. */
export const lackedReceipt = (
  { sale, returns }: Receipts,
  refunds: TransactionDetails['refunds'],
): 'sale' | 'return' | undefined =>
  sale === null ? 'sale' : returns.length < refunds.length ? 'return' : undefined;
