/** Tables of payments and of cash, as TypeScript sees them; see schema.ts. */
import type { BusinessColumns } from './columns.ts';

/** Payments. Sums of them are read by SQL: `paid_at is not null` are those that were paid, whatever came after. */
export interface TransactionsTable extends BusinessColumns {
  terminal_id: string;
  /** Where the terminal stood then. */
  point_id: string | null;
  /** Unique within the merchant. */
  order_id: string;
  /** Name of the terminal then. */
  device_name: string;
  /** Whom the money was paid to, by name. */
  company: string;
  /** The day in Kyiv on which it was begun. */
  date: string;
  started_at: string;
  /** Null: not decided yet. */
  ended_at: string | null;
  /** Kopiykas. */
  amount: number;
  payment_form: 'card' | 'wallet' | 'qr' | 'cash';
  status:
    | 'created'
    | 'authorized'
    | 'approved'
    | 'declined'
    | 'reversing'
    | 'reversed'
    | 'partially_reversed'
    | 'expired';
  bank: string | null;
  /** Six digits, six stars, four digits. */
  card_mask: string | null;
  rrn: string | null;
  /** ISO 8583 field 39. */
  response_code: string | null;
  /** When it was approved; null: it was not. */
  paid_at: string | null;
  /** Paid back so far, kopiykas. */
  refund_amount: number;
  refunded_at: string | null;
  fiscal_number: string | null;
}

/** Cash that was taken out of terminals; rows are never changed. */
export interface EncashmentsTable extends BusinessColumns {
  terminal_id: string;
  /** From 1 for each terminal. */
  number: number;
  taken_at: string;
  /** Left inside by the one before, kopiykas. */
  carried_amount: number;
  /** Of all cash payments until then, since the first one: what comes later is the difference. */
  received_total: number;
  refunded_total: number;
  payments_total: number;
  /** Since the one before. */
  received_amount: number;
  refunded_amount: number;
  payments_count: number;
  inside_amount: number;
  amount: number;
  left_amount: number;
  comment: string | null;
  /** As it was called then. */
  terminal_name: string;
  place: string | null;
  company: string;
  by_user_id: string | null;
  by_user_name: string;
}
