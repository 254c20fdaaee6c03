import type { Transaction } from './types.ts';

/** Paid, and no fiscal receipt was made: the tax service will ask. */
export const lacksReceipt = ({ paid_at, fiscal_number }: Pick<Transaction, 'paid_at' | 'fiscal_number'>) =>
  paid_at !== null && fiscal_number === null;

/** Has a receipt, or should have one. */
export const owesReceipt = (payment: Pick<Transaction, 'paid_at' | 'fiscal_number'>) =>
  payment.fiscal_number !== null || lacksReceipt(payment);
