import type { RegisterDocumentKind } from '@kasa/contracts/points/register-shift-states';
import type { OfflineLimit } from '@kasa/contracts/shared/offline-limits';
import type { BusinessColumns } from './columns.ts';

/** JSON of a `Turnover` of nothing. */
export const NO_TURNOVER = '{"count":0,"amount":0,"cash_amount":0,"rounding_amount":0,"taxes":[]}';

/** Shifts of registers; one of a point that is not closed, by a unique index. */
interface RegisterShiftsTable extends BusinessColumns {
  point_id: string;
  /** Of the point when the shift was begun. */
  register_number: string;
  state: 'opening' | 'opened' | 'closing' | 'closed';
  begun_at: string;
  /** When the tax service opened it; null: it has not, or refused to. */
  opened_at: string | null;
  /** When it closes by itself: at the point's closing time, or after 24 hours. */
  closes_at: string;
  closed_at: string | null;
  opened_by: string;
  /** The register did, for a sale: whoever `opened_by` names has asked for nothing. */
  opened_by_itself: 0 | 1;
  /** Null: it is not closed, or closed by itself. */
  closed_by: string | null;
  /** Cash put into the drawer, kopiykas. */
  service_in: number;
  /** Cash taken out of it, kopiykas. */
  service_out: number;
  /** JSON, `Turnover`: what was sold, and what was taken back. */
  sales: string;
  returns: string;
  /** Fiscal numbers of the documents that opened and closed it. */
  opening_number: string | null;
  z_number: string | null;
  /** Why the tax service refused its last document, see `taxRefusals`; null: it did not. */
  refusal: string | null;
}

/** Documents of registers for the tax service; append-only, and settled once, by triggers. */
interface RegisterDocumentsTable extends BusinessColumns {
  shift_id: string;
  register_number: string;
  /** Counts the documents of a register from 1, without gaps; a refused one leaves its number to the next. */
  local_number: number;
  kind: RegisterDocumentKind | 'offline_start' | 'offline_end';
  /** Kopiykas; 0: it has none. */
  amount: number;
  /** Of a receipt: the payment that it is for, or the refund; one of each that is not refused, by a unique index. */
  receipt_of: string | null;
  /** JSON, `ReceiptContent`: what the receipt says. */
  receipt: string | null;
  /** Made by a repair for what was missing, not for what somebody did. */
  is_added: 0 | 1;
  /** XML in windows-1251, base64. */
  document: string;
  /** SHA-256 of it, hex. */
  hash: string;
  /** Base64. */
  signature: string;
  /** `offline`: made without the tax service, whose effect on the shift is there already; sent once it is back. */
  state: 'pending' | 'offline' | 'registered' | 'refused';
  /** Of one that was made offline: its offline number. */
  fiscal_number: string | null;
  refusal: string | null;
  settled_at: string | null;
  /** Next delivery by the worker. */
  next_check_at: string;
  checks: number;
  /** Null: the register acts by itself. */
  by_user_id: string | null;
  by_user_name: string | null;
  by_user_phone: string | null;
  /** Journal data of the request that made it. */
  operation: string;
  action: string;
  address: string;
}

/** Receipts that a register still has to make; gone once it has. The id is that of the payment, or of the refund. */
interface ReceiptOrdersTable extends BusinessColumns {
  transaction_id: string;
  /** Null: of the sale. */
  refund_id: string | null;
  /** Whose register makes it. */
  point_id: string;
  /** JSON, `ReceiptContent`. */
  receipt: string;
  state: 'waiting';
  /** Next try by the worker. */
  next_check_at: string;
  checks: number;
  /** Null: it follows from the payment. */
  by_user_id: string | null;
  by_user_name: string | null;
  by_user_phone: string | null;
  /** Journal data of the request that asked for it. */
  operation: string;
  action: string;
  address: string;
}

/** Times of registers without the tax service; one of a register that is not ended, by a unique index. */
interface OfflineSessionsTable extends BusinessColumns {
  point_id: string;
  register_number: string;
  /**
   * `offline`: also while what was made is sent; `returning`: only its end (103), or what a repair made, is left to send;
   * `refused`: one of that was not taken.
   */
  state: 'offline' | 'returning' | 'refused' | 'ended';
  /** Why, see `taxRefusals`. */
  refusal: string | null;
  started_at: string;
  /** When it must not go on, by which limit. */
  stops_at: string;
  stops_by: Exclude<OfflineLimit, 'numbers'>;
  /** When it came back; null: it has not. */
  ended_at: string | null;
  /** When the worker looks next whether the tax service is back. */
  next_check_at: string;
  checks: number;
}

/** The numbers for documents made offline that the tax service gave a register last. */
interface OfflineNumbersTable extends BusinessColumns {
  register_number: string;
  /** Number of the next offline session at the tax service, and what control numbers of it begin with. */
  session_number: string;
  seed: string;
  given: number;
  used: number;
}

/** The tax service's own book of registers. */
interface TaxRegistersTable {
  id: string;
  merchant_id: string;
  register_number: string;
  tax_number: string;
  name: string;
  address: string;
  /** Null: no shift is open. */
  shift_opened_at: string | null;
  last_number: number;
  /** Null: it has registered nothing. */
  last_hash: string | null;
  /** Of the open shift, kopiykas. */
  service_in: number;
  service_out: number;
  /** JSON, `Turnover`, of the open shift. */
  sales: string;
  returns: string;
  /** Number of the offline session that it gave numbers for last; 0: none. */
  offline_session: number;
  offline_given: number;
  offline_used: number;
  /** Null: the register is online. */
  offline_since: string | null;
  /** `YYYY-MM` in Kyiv of the last session's end, and the time offline in that month until then. */
  offline_month: string;
  offline_month_seconds: number;
}

/** What the tax service has registered or refused. */
interface TaxDocumentsTable {
  id: string;
  merchant_id: string;
  register_id: string;
  local_number: number;
  hash: string;
  /** Null: refused. */
  fiscal_number: string | null;
  refusal: string | null;
  /** How often it was sent. */
  requests: number;
  /** Until then the tax service does not answer. */
  answers_at: string;
}

/** Tables of registers and of the tax service. */
export interface RegisterTables {
  register_shifts: RegisterShiftsTable;
  register_documents: RegisterDocumentsTable;
  receipt_orders: ReceiptOrdersTable;
  offline_sessions: OfflineSessionsTable;
  offline_numbers: OfflineNumbersTable;
  tax_registers: TaxRegistersTable;
  tax_documents: TaxDocumentsTable;
}

/** In insert order. */
export const REGISTER_TABLES = [
  'register_shifts',
  'register_documents',
  'receipt_orders',
  'offline_sessions',
  'offline_numbers',
  'tax_registers',
  'tax_documents',
] as const;
