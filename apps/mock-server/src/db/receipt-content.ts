/** What a receipt says before a register has made it. */
import type { ReceiptEntity } from '@kasa/contracts/transactions/receipts';

/** All but what the register adds when it makes it: number, time, link, who was at it; and what is told beside it. */
export type ReceiptContent = Omit<
  ReceiptEntity,
  | 'fiscal_number'
  | 'register_number'
  | 'cashier'
  | 'issued_at'
  | 'mode'
  | 'control_number'
  | 'check_url'
  | 'loyalty'
>;
