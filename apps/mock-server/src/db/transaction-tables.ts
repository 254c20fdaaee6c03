import type { RoundState, RoundStopState } from '@kasa/contracts/transactions/collection-round-values';
import type { BusinessColumns } from './columns.ts';

/** Payments. Paid ones have `paid_at`, whatever happened later. */
export interface TransactionsTable extends BusinessColumns {
  terminal_id: string;
  /** The terminal's point at that time. */
  point_id: string | null;
  /** Unique within the merchant. */
  order_id: string;
  /** The terminal's name at that time. */
  device_name: string;
  /** Name of the payee. */
  company: string;
  /** Who was signed in at the terminal then; null: nobody. */
  cashier_id: string | null;
  /** Kyiv day of `started_at`. */
  date: string;
  started_at: string;
  /** Null: pending. */
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
  /** When it was approved; null: never. */
  paid_at: string | null;
  /** Sum of its refunds, kopiykas; kept and checked by triggers. */
  refund_amount: number;
  /** Time of the last refund; kept by triggers. */
  refunded_at: string | null;
  fiscal_number: string | null;
}

/** The ledger of refunds; append-only, by triggers. */
export interface RefundsTable extends BusinessColumns {
  transaction_id: string;
  /** Kopiykas, more than 0. */
  amount: number;
  /** Null: nobody of the merchant, it came from the bank or the terminal. */
  by_user_id: string | null;
  by_user_name: string | null;
  /** Of that moment; null: nobody, or it was not recorded. */
  by_user_phone: string | null;
}

/** Reversals asked for; a settled one never changes, by triggers. One of a payment is open at most. */
export interface ReversalsTable extends BusinessColumns {
  transaction_id: string;
  /** Kopiykas, more than 0. */
  amount: number;
  kind: 'full' | 'sum';
  state: 'open' | 'done' | 'refused';
  /** What the payment was, and is again if it is refused. */
  from_status: 'authorized' | 'approved' | 'partially_reversed';
  reason: string;
  response_code: string | null;
  settled_at: string | null;
  /** When the acquirer is asked again, while it is open: until then a server is at it. */
  next_check_at: string;
  /** How often it was asked. */
  checks: number;
  by_user_id: string;
  /** Name and phone at that time. */
  by_user_name: string;
  by_user_phone: string;
  /** Operation, request and address that it came from, for the journal. */
  operation: string;
  action: string;
  address: string;
}

/** The acquirer's own book, by id of reversal or payment. */
export interface AcquirerRecordsTable {
  id: string;
  merchant_id: string;
  /** Kopiykas. */
  amount: number;
  /** How often it was asked. */
  requests: number;
  /** ISO 8583 field 39; null: not decided. */
  response_code: string | null;
  decided_at: string | null;
  /** From when on it answers. */
  answers_at: string | null;
}

/**
 * Receipts of returns; append-only, by triggers. That of a sale is in the payment: its number, and what follows from it,
 * so that a million payments have no second row each, unless a register has made it: then in its document.
 */
export interface ReceiptsTable extends BusinessColumns {
  transaction_id: string;
  refund_id: string;
  /** Unique within the merchant. */
  fiscal_number: string;
  /** Kopiykas, as the refund has it. */
  amount: number;
  /** What earlier receipts took back of the payment, kopiykas. */
  returned_before: number;
  /** The document of the point's register; null: the terminal made it by itself. */
  document_id: string | null;
}

/** Cash collected from terminals; append-only. */
export interface EncashmentsTable extends BusinessColumns {
  terminal_id: string;
  /** From 1 for each terminal. */
  number: number;
  taken_at: string;
  /** Left inside by the previous one, kopiykas. */
  carried_amount: number;
  /** Cash payments since the first one; later amounts are differences of these totals. */
  received_total: number;
  refunded_total: number;
  payments_total: number;
  /** Since the previous one. */
  received_amount: number;
  refunded_amount: number;
  payments_count: number;
  inside_amount: number;
  amount: number;
  left_amount: number;
  comment: string | null;
  terminal_name: string;
  place: string | null;
  company: string;
  by_user_id: string | null;
  /** Name and phone at that time. */
  by_user_name: string;
  by_user_phone: string | null;
}

/** Cash collection rounds. Counts and sums are those of their stops. */
export interface CollectionRoundsTable extends BusinessColumns {
  /** From 1 for each merchant. */
  number: number;
  state: RoundState;
  /** Kyiv day. */
  planned_for: string | null;
  assignee_id: string | null;
  stops_count: number;
  collected_count: number;
  skipped_count: number;
  /** Kopiykas. */
  expected_amount: number;
  collected_amount: number;
  planned_by_id: string;
  planned_by_name: string;
  /** Null: it goes on. */
  ended_at: string | null;
}

/** Terminals of cash collection rounds. */
export interface CollectionRoundStopsTable {
  id: string;
  merchant_id: string;
  round_id: string;
  terminal_id: string;
  /** As it was called when the round was planned. */
  terminal_name: string;
  /** Kopiykas. */
  expected_amount: number;
  state: RoundStopState;
  /** The one that has checked it off. */
  encashment_id: string | null;
  skip_reason: string | null;
  done_at: string | null;
  /** When the round ended: a terminal is in one round without it. */
  closed_at: string | null;
}
